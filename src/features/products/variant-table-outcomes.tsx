import { labels, t } from '#base/language/words.ts'
import { lineText } from '#base/text/visible-text.ts'
import type { StatusTone } from '#base/text/status-tone.ts'
import { DataTable } from '#components/table/data-table.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Money } from '#components/values/money.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import type { TableRow } from '#model/doing/variant-table/list.ts'
import { rowText } from '#model/doing/variant-table/why.ts'
import { rowWords } from '#model/doing/variant-table/words.ts'
import styles from './variant-table.module.css'

type OutcomesProps = { rows: TableRow[]; currency: string | undefined }

export function VariantTableOutcomes({ rows, currency }: OutcomesProps) {
  const price = ({ body }: TableRow) => (
    <Money amount={body.cost} currency={currency} storeCurrency={currency} />
  )
  return (
    <DataTable
      name={t`Rows of the table`}
      rows={rows}
      rowKey={({ number }) => String(number)}
      columns={[
        { id: 'row', header: t`Row`, cell: ({ number }) => number, align: 'end', width: 56 },
        {
          id: 'name',
          header: labels.name,
          cell: ({ body }) => <bdi>{lineText(body.name)}</bdi>,
          least: 160,
        },
        { id: 'cost', header: labels.price, cell: price, align: 'end', width: 120 },
        {
          id: 'outcome',
          header: t`Outcome`,
          cell: (row) => <Outcome row={row} isLong />,
          least: 260,
        },
        {
          id: 'variant',
          header: t`Variant`,
          cell: ({ created, code }) =>
            created[0] ? (
              <ShortId id={created[0]} copies={t`variant id`} />
            ) : (
              code && <code className="small">{code}</code>
            ),
          width: 132,
          leaves: 2,
        },
        {
          id: 'time',
          header: t`Time`,
          cell: ({ at }) => at !== undefined && <DateTime value={at} clock />,
          align: 'end',
          width: 92,
          leaves: 1,
        },
      ]}
      phoneRow={(row) => (
        <PhoneRow
          title={lineText(row.body.name)}
          amount={price(row)}
          text={<Outcome row={row} />}
          aside={t`Row ${row.number}`}
        />
      )}
    />
  )
}

const glyphs: Record<TableRow['state'], StatusTone> = {
  waiting: { glyph: 'ring', tone: 'neutral' },
  claimed: { glyph: 'half', tone: 'warning' },
  created: { glyph: 'tick', tone: 'success' },
  held: { glyph: 'triangle', tone: 'warning' },
  refused: { glyph: 'cross', tone: 'danger' },
  unknown: { glyph: 'triangle', tone: 'warning' },
  skipped: { glyph: 'stroke', tone: 'neutral' },
}

function Outcome({ row, isLong }: { row: TableRow; isLong?: boolean }) {
  const why = isLong && row.state === 'refused' && rowText(row)
  return (
    <span className={styles.verdict} data-tone={glyphs[row.state].tone}>
      <StatusGlyph {...glyphs[row.state]} />
      <span className="truncate">
        {rowWords(row)}
        {why && `. ${lineText(why)}`}
      </span>
    </span>
  )
}
