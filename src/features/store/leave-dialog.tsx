import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { ConfirmDialog, ConfirmStep } from '#components/overlays/confirm-dialog.tsx'
import { isSettled } from '#model/doing/writes/state.ts'
import type { SaveState } from '#model/doing/writes/kinds/settings.ts'

type LeaveDialogProps = { state: SaveState; onStay: () => void; onLeave: () => void }

export function LeaveDialog({ state, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog title={t`Leave this page?`} onClose={onStay}>
      <ConfirmStep
        actions={
          <>
            <Button variant="default" onClick={onLeave}>
              {isSettled(state) ? t`Discard and leave` : t`Leave`}
            </Button>
            <Button onClick={onStay} data-autofocus>
              {t`Stay`}
            </Button>
          </>
        }
      >
        <p>{leaveText(state)}</p>
      </ConfirmStep>
    </ConfirmDialog>
  )
}

/** The save may finish while the dialog is open. */
function leaveText(state: SaveState): string {
  if (!isSettled(state)) {
    return t`Still saving. You can leave; we’ll show the result here.`
  }
  switch (state.phase) {
    case 'rejected':
      return t`Your platform refused your changes. Leaving discards them.`
    case 'not-recorded':
    case 'unprovable':
      return t`We don’t know whether your changes were saved. Leaving discards your entries.`
    default:
      return t`You have unsaved changes. Leaving discards them.`
  }
}
