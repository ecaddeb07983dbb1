import type { ReactNode } from 'react'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { AskDialog } from './confirm-dialog.tsx'

type ClearDialogProps = {
  title: string
  /** Says how much goes: "Clear 3 entries". */
  button: string
  onClear: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something kept in this browser is gone. */
export const ClearDialog = (props: ClearDialogProps) => {
  const { title, button, onClear, onClose, children } = props
  return (
    <AskDialog
      title={title}
      keep={t`Keep it`}
      onClose={onClose}
      actions={
        <Button color="red" onClick={onClear}>
          {button}
        </Button>
      }
    >
      {children}
    </AskDialog>
  )
}
