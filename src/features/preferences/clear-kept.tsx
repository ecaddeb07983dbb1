import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { ClearDialog } from '#components/overlays/clear-dialog.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import type { BackupPart } from '#model/doing/backup/backup.ts'

type ClearKeptProps = { parts: readonly BackupPart[]; onClear: () => void; onClose: () => void }

export const ClearKept = ({ parts, ...actions }: ClearKeptProps) => (
  <ClearDialog
    title={t`Clear what is kept here`}
    button={plural(parts.length, {
      one: 'Clear 1 kind',
      other: `Clear ${formatNumber(parts.length)} kinds`,
    })}
    {...actions}
  >
    <p>
      {t`This clears the kinds ticked in the list, in this browser only. Your store stays as it is. Only a backup brings them back.`}
    </p>
    <Facts wide>
      {parts.map(({ id, label, count, isReset }) => (
        <Fact key={id} label={label}>
          {isReset ? t`Back to standard` : formatNumber(count())}
        </Fact>
      ))}
    </Facts>
  </ClearDialog>
)
