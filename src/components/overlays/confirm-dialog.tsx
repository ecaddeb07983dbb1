import type { ReactNode } from 'react'
import styles from './dialog-frame.module.css'
import { DialogFoot, DialogFrame } from './dialog-frame.tsx'
import { Button } from '#components/controls/button.tsx'

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

type AskDialogProps = Omit<ConfirmDialogProps, 'isLocked'> & {
  /** On the button that closes it and changes nothing. */
  keep: string
  /** That button has the focus first. */
  isKeepFirst?: boolean
  /** The buttons that go on. */
  actions: ReactNode
}

/** One question with its answers. */
export const AskDialog = ({ title, keep, isKeepFirst, actions, ...props }: AskDialogProps) => (
  <ConfirmDialog title={title} onClose={props.onClose}>
    <ConfirmStep
      actions={
        <>
          <Button variant="default" data-autofocus={isKeepFirst} onClick={props.onClose}>
            {keep}
          </Button>
          {actions}
        </>
      }
    >
      {props.children}
    </ConfirmStep>
  </ConfirmDialog>
)
