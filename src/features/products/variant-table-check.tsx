import { commaList } from '#base/language/lists.ts'
import { labelled, twoSentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { lineText } from '#base/text/visible-text.ts'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import type { Column } from '#components/table/table-types.ts'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import { deliveryText } from '#model/records/products/delivery-words.ts'
import { variantLabels } from '#model/records/products/variant-words.ts'
import type { CheckedRow, Columns, TableField } from '#model/records/products/variant-table.ts'
import { sharedChoices } from './variant-table-columns.tsx'
import styles from './variant-table.module.css'
import ticks from '#components/controls/tick-box.module.css'

type CheckProps = {
  rows: CheckedRow[]
  columns: Columns
  currency: string | undefined
  isChosen: (row: CheckedRow) => boolean
  onChoose: (number: number, isChosen: boolean) => void
}

export function VariantTableCheck({ rows, columns, currency, isChosen, onChoose }: CheckProps) {
  /** What every row shares stands above the table, once. */
  const own = (field: TableField, layout: Partial<Column<CheckedRow>>) =>
    columns.includes(field) && cellColumn(field, layout)
  const box = (row: CheckedRow) => (
    <label className={styles.choice}>
      <input
        type="checkbox"
        className={ticks.tick}
        aria-label={t`Row ${row.number}`}
        checked={isChosen(row)}
        disabled={!row.body}
        onChange={({ target }) => onChoose(row.number, target.checked)}
      />
      <span className="quiet">{row.number}</span>
    </label>
  )
  const shown: (Column<CheckedRow> | false)[] = [
    { id: 'row', header: t`Row`, cell: box, width: 64 },
    cellColumn('name', { least: 160 }),
    cellColumn('cost', { width: 104, align: 'end' }, currency),
    own('minimumQuantity', { width: 96, align: 'end', leaves: 1 }),
    own('maximumQuantity', { width: 104, align: 'end', leaves: 1 }),
    own('stock', { width: 88, align: 'end', leaves: 2 }),
    own('deliveryTypes', { width: 148, leaves: 2 }),
    {
      id: 'check',
      header: t`Check`,
      cell: (row) => <Verdict row={row} columns={columns} />,
      least: 220,
    },
  ]
  return (
    <DataTable
      name={t`Rows checked`}
      rows={rows}
      rowKey={({ number }) => String(number)}
      columns={shown.filter((column) => column !== false)}
      phoneRow={(row) => (
        <PhoneRow
          title={lineText(row.texts.name ?? '')}
          amount={row.texts.cost}
          text={<Verdict row={row} columns={columns} />}
          aside={box(row)}
        />
      )}
    />
  )
}

const short: Partial<Record<TableField, string>> = {
  minimumQuantity: t`Minimum`,
  maximumQuantity: t`Maximum`,
  deliveryTypes: t`Delivery`,
}

function cellColumn(
  field: TableField,
  layout: Partial<Column<CheckedRow>>,
  unit?: string,
): Column<CheckedRow> {
  return {
    id: field,
    header: commaList([short[field] ?? variantLabels[field], unit]),
    cell: ({ texts, problems, warnings }) => (
      <bdi
        className={styles.cell}
        data-look={problems[field] ? 'wrong' : warnings[field] && 'doubtful'}
        title={problems[field] ?? warnings[field]}
      >
        {lineText(wordsOf(problems[field] ? 'name' : field, texts[field])) || '—'}
      </bdi>
    ),
    ...layout,
  }
}

const wordsOf = (field: TableField, text = '') =>
  (field === 'deliveryTypes' && deliveryText(text.split(/\s*,\s*/))) || text

type VerdictProps = { row: CheckedRow } & Pick<CheckProps, 'columns'>

function Verdict({ row, columns }: VerdictProps) {
  const { problems, warnings } = row
  // What every row lacks is said once, above the table.
  const lacking = sharedChoices.filter((field) => problems[field] && !columns.includes(field))
  const isLacking = (field: string) => lacking.some((one) => one === field)
  const isWrong = row.body === undefined
  // Each marked cell has its reason: what stops the row first, then what is doubtful.
  const words = Object.entries({ ...problems, ...warnings, ...problems }).flatMap(([field, text]) =>
    text && !isLacking(field) ? [labelled(variantLabels[field as TableField], text)] : [],
  )
  const glyph = isWrong
    ? words.length > 0
      ? ({ glyph: 'cross', tone: 'danger' } as const)
      : ({ glyph: 'ring', tone: 'neutral' } as const)
    : words.length > 0
      ? ({ glyph: 'triangle', tone: 'warning' } as const)
      : ({ glyph: 'tick', tone: 'success' } as const)
  return (
    <span className={styles.verdict} data-tone={glyph.tone}>
      <StatusGlyph {...glyph} />
      <span className="breaks">
        {words.length > 0
          ? words.reduce(twoSentences)
          : commaList(lacking.map((field) => variantLabels[field])) || t`Ready`}
      </span>
    </span>
  )
}
