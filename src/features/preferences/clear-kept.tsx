import { formatNumber } from '#base/money-format.ts'
import { Button } from '#components/button.tsx'
import { ConfirmDialog, ConfirmStep } from '#components/confirm-dialog.tsx'
import { Fact, Facts } from '#components/facts.tsx'
import type { BackupPart } from '#model/backup/backup.ts'

type ClearKeptProps = { parts: readonly BackupPart[]; onClear: () => void; onClose: () => void }

/** Asks before what the merchant made here is gone. */
export function ClearKept({ parts, onClear, onClose }: ClearKeptProps) {
  return (
    <ConfirmDialog title="Clear what is kept here" onClose={onClose}>
      <ConfirmStep
        actions={
          <>
            <Button variant="default" onClick={onClose}>
              Keep it
            </Button>
            <Button color="red" onClick={onClear}>
              Clear {parts.length === 1 ? '1 kind' : `${parts.length} kinds`}
            </Button>
          </>
        }
      >
        <p>
          This clears the kinds ticked in the list, in this browser only. Your store stays as it is.
          Nothing brings them back but a backup.
        </p>
        <Facts wide>
          {parts.map(({ id, label, count, isReset }) => (
            <Fact key={id} label={label}>
              {isReset ? 'Back to standard' : formatNumber(count())}
            </Fact>
          ))}
        </Facts>
      </ConfirmStep>
    </ConfirmDialog>
  )
}
