import { t } from '#base/language/words.ts'
import { CSV_MARK, csvLine } from '#base/text/csv.ts'
import type { VariantTable } from './list.ts'
import { rowWords } from './words.ts'

/** What became of every row. */
export function tableReport({ rows }: NonNullable<VariantTable>): string {
  const head = [t`Row`, t`Name`, t`Price`, t`Outcome`, t`Variant ids`, t`Code`, t`Why`, t`Time`]
  const lines = rows.map((row) =>
    csvLine(
      [
        row.number,
        row.body.name,
        row.body.cost,
        rowWords(row),
        row.created.join(' '),
        row.code,
        row.state === 'created' ? undefined : row.text,
        row.at === undefined ? undefined : new Date(row.at).toISOString(),
      ],
      ',',
    ),
  )
  return [CSV_MARK, csvLine(head, ','), ...lines].join('')
}
