import type { ReactNode } from 'react'
import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Button } from '#components/controls/button.tsx'
import { Trans } from '#components/text/trans.tsx'
import { ConfirmDialog, ConfirmStep } from './confirm-dialog.tsx'

type ClearDialogProps = {
  title: string
  count: number
  /** Singular and plural of what goes. */
  nouns: readonly [string, string]
  onClear: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something kept in this browser is gone. */
export const ClearDialog = (props: ClearDialogProps) => {
  const { title, count, nouns, onClear, onClose, children } = props
  const [one, many] = nouns
  return (
    <ConfirmDialog title={title} onClose={onClose}>
      <ConfirmStep
        actions={
          <>
            <Button variant="default" onClick={onClose}>
              {t`Keep it`}
            </Button>
            <Button color="red" onClick={onClear}>
              <Trans>Clear {count === 1 ? `1 ${one}` : `${formatNumber(count)} ${many}`}</Trans>
            </Button>
          </>
        }
      >
        {children}
      </ConfirmStep>
    </ConfirmDialog>
  )
}
