import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './confirm-dialog.module.css'
import { useFocusBack } from './focus-back.ts'

type ConfirmDialogProps = {
  title: string
  /** What was confirmed is on its way: nothing closes the dialog. */
  isLocked?: boolean
  onClose: () => void
  /** A `ConfirmStep`. */
  children: ReactNode
}

/** Shows what is about to happen and asks for it; on a phone it comes from below. */
export function ConfirmDialog({ title, isLocked = false, onClose, children }: ConfirmDialogProps) {
  useFocusBack()
  return (
    <Modal
      opened
      onClose={() => {
        if (!isLocked) onClose()
      }}
      title={title}
      size={520}
      closeOnEscape={!isLocked}
      closeOnClickOutside={!isLocked}
      closeButtonProps={{ 'aria-label': 'Close', disabled: isLocked }}
      classNames={{
        inner: styles.inner,
        content: styles.content,
        header: styles.header,
        title: styles.title,
        body: styles.body,
      }}
    >
      {children}
    </Modal>
  )
}

type ConfirmStepProps = {
  /** At the left of the buttons. */
  aside?: ReactNode
  actions: ReactNode
  children: ReactNode
}

/** What the dialog shows at one time, over the buttons that lead on. */
export function ConfirmStep({ aside, actions, children }: ConfirmStepProps) {
  return (
    <>
      <div className={styles.main}>{children}</div>
      <footer className={styles.footer}>
        <span className={styles.aside}>{aside}</span>
        {actions}
      </footer>
    </>
  )
}
