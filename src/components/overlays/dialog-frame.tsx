import type { ReactNode } from 'react'
import { t } from '#base/language/words.ts'
import { classNames } from '#components/controls/class-names.ts'
import styles from './dialog-frame.module.css'
import { Dialog } from './dialog.tsx'
import { useFocusBack } from './focus.ts'

type DialogFrameProps = {
  title: string
  size: number
  isLocked?: boolean
  /** A rule parts the title from what follows. */
  isRuled?: boolean
  /** Stands in the lower left corner on a wide screen; in the middle otherwise. */
  isInCorner?: boolean
  onClose: () => void
  children: ReactNode
}

/** The one look of a dialog: in the middle of the window, at the bottom of a phone. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, size, isLocked = false, isRuled, isInCorner, onClose, children } = props
  useFocusBack()
  return (
    <Dialog
      opened
      onClose={() => {
        if (!isLocked) onClose()
      }}
      title={title}
      size={size}
      centered={!isInCorner}
      closeOnEscape={!isLocked}
      closeOnClickOutside={!isLocked}
      closeButtonProps={{ 'aria-label': t`Close`, disabled: isLocked }}
      classNames={{
        inner: classNames(styles.inner, isInCorner && styles.corner),
        content: styles.content,
        header: classNames(styles.header, isRuled && styles.ruled),
        title: styles.title,
        body: styles.body,
      }}
    >
      {children}
    </Dialog>
  )
}

/** What is filled in, between the title and the foot. */
export const DialogFields = ({ children }: { children: ReactNode }) => (
  <div className={styles.fields}>{children}</div>
)

type DialogFootProps = {
  /** What the merchant should know before pressing, at the left of the buttons. */
  aside?: ReactNode
  /** Changes of the aside are announced. */
  isLive?: boolean
  children: ReactNode
}

export const DialogFoot = ({ aside, isLive, children }: DialogFootProps) => (
  <footer className={styles.footer}>
    <span className={styles.aside} aria-live={isLive ? 'polite' : undefined}>
      {aside}
    </span>
    <div className={styles.buttons}>{children}</div>
  </footer>
)
