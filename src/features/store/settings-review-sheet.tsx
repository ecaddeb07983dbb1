import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { AskDialog } from '#components/overlays/confirm-dialog.tsx'
import { ReviewedChanges, type SettingsReviewProps, countText } from './settings-review.tsx'
import { changedFields } from '#model/doing/writes/kinds/settings-changes.ts'

type SettingsReviewSheetProps = SettingsReviewProps & { onSave: () => void; onClose: () => void }

/** The review on a phone, where it has no room beside the form. */
export function SettingsReviewSheet(props: SettingsReviewSheetProps) {
  const { onSave, onClose, ...review } = props
  const changes = changedFields(review.base, review.mine).length
  return (
    <AskDialog
      title={t`Review: ${countText(changes)}`}
      keep={t`Keep editing`}
      onClose={onClose}
      actions={changes > 0 && <Button onClick={onSave}>{t`Save changes`}</Button>}
    >
      <ReviewedChanges {...review} />
    </AskDialog>
  )
}
