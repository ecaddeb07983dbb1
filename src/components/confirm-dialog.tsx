import type { ReactNode } from 'react'
import styles from './confirm-dialog.module.css'
import { Dialog } from './dialog.tsx'
import { useFocusBack } from './focus-back.ts'

type ConfirmDialogProps = {
  title: string
  /** The confirmed write is in flight, so the dialog cannot be closed. */
  isLocked?: boolean
  onClose: () => void
  children: ReactNode
}

export function ConfirmDialog({ title, isLocked = false, onClose, children }: ConfirmDialogProps) {
  useFocusBack()
  return (
    <Dialog
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
    </Dialog>
  )
}

type ConfirmStepProps = {
  aside?: ReactNode
  actions: ReactNode
  children: ReactNode
}

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
