import { CSV_MARK, csvLine } from '#base/text/csv.ts'
import type { VariantTable } from './list.ts'
import { rowText } from './why.ts'

/** For programs, so the same in every language. */
const HEAD = ['row', 'name', 'price', 'outcome', 'variant_ids', 'code', 'why', 'at_utc']

/** What became of every row. */
export function tableReport({ rows }: NonNullable<VariantTable>): string {
  const lines = rows.map((row) =>
    csvLine(
      [
        row.number,
        row.body.name,
        row.body.cost,
        row.state,
        row.created.join(' '),
        row.code,
        row.state === 'created' ? undefined : rowText(row),
        row.at === undefined ? undefined : new Date(row.at).toISOString(),
      ],
      ',',
    ),
  )
  return [CSV_MARK, csvLine(HEAD, ','), ...lines].join('')
}
