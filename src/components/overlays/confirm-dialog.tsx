import type { ReactNode } from 'react'
import styles from './confirm-dialog.module.css'
import { DialogFoot, DialogFrame } from './dialog-frame.tsx'

type ConfirmDialogProps = {
  title: string
  /** The confirmed write is in flight, so the dialog cannot be closed. */
  isLocked?: boolean
  onClose: () => void
  children: ReactNode
}

export const ConfirmDialog = (props: ConfirmDialogProps) => <DialogFrame size={520} {...props} />

type ConfirmStepProps = {
  aside?: ReactNode
  actions: ReactNode
  children: ReactNode
}

export const ConfirmStep = ({ aside, actions, children }: ConfirmStepProps) => (
  <>
    <div className={styles.main}>{children}</div>
    <DialogFoot aside={aside}>{actions}</DialogFoot>
  </>
)
