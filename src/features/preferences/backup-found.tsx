import { commaList } from '#base/language/lists.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Button } from '#components/controls/button.tsx'
import { AskDialog } from '#components/overlays/confirm-dialog.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { Note } from '#components/page/note.tsx'
import type { Comparison, ReadBackup } from '#model/doing/backup/backup.ts'

type BackupFoundProps = {
  backup: Extract<ReadBackup, { is: 'ready' }>
  onRestore: () => void
  onClose: () => void
}

/** What a backup holds, beside what is here, before anything changes. */
export function BackupFound({ backup, onRestore, onClose }: BackupFoundProps) {
  const { madeAt, found, leftOut } = backup
  const isNew = found.some(({ comparison }) => comparison.added + comparison.different > 0)
  return (
    <AskDialog
      title={t`Read a backup`}
      keep={t`Cancel`}
      onClose={onClose}
      actions={
        <Button disabled={!isNew} onClick={onRestore}>
          {t`Restore`}
        </Button>
      }
    >
      <p>
        <Trans>
          Saved <DateTime value={madeAt} absolute />. What is here and not in the backup stays.
        </Trans>
      </p>
      <Facts wide>
        {found.map(({ part, comparison }) => (
          <Fact key={part.id} label={part.label}>
            {comparisonText(comparison)}
          </Fact>
        ))}
      </Facts>
      {!isNew && <Note>{t`There is nothing new in this backup.`}</Note>}
      {leftOut.length > 0 && (
        <Note tone="warning">
          <Trans>Left out, because it can’t be read: {commaList(leftOut)}.</Trans>
        </Note>
      )}
    </AskDialog>
  )
}

function comparisonText({ added, same, different }: Comparison): string {
  const words = [
    added > 0 && plural(added, { one: '1 new', other: `${formatNumber(added)} new` }),
    different > 0 &&
      plural(different, {
        one: '1 will be replaced',
        other: `${formatNumber(different)} will be replaced`,
      }),
    same > 0 && plural(same, { one: '1 the same', other: `${formatNumber(same)} the same` }),
  ]
  return commaList(words) || t`Nothing`
}
