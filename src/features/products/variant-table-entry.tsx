// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import type { CreateVariant, Product } from '#api/schemas/products.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { lineText } from '#base/text/visible-text.ts'
import { readDelimited } from '#base/text/delimited.ts'
import { Button } from '#components/controls/button.tsx'
import { Mantine } from '#components/controls/mantine.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { Note } from '#components/page/note.tsx'
import { Picture } from '#components/page/picture.tsx'
import { marksBody } from '#components/values/marks.ts'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import '#components/form/validation-messages.ts'
import {
  type CheckedRow,
  type Columns,
  MOST_ROWS,
  type Shared,
  checkRows,
  currencyColumn,
  matchHeadings,
} from '#model/records/products/variant-table.ts'
import { typedNumber } from '#base/numbers/number-text.ts'
import { variantLabels } from '#model/records/products/variant-words.ts'
import { emptyValues } from '#model/records/products/variant-values.ts'
import { VariantTableCheck } from './variant-table-check.tsx'
import { StepLine } from './step-line.tsx'
import { VariantTableColumns } from './variant-table-columns.tsx'
import styles from './variant-table.module.css'

const marksActionBar = marksBody('data-has-action-bar')

type EntryProps = {
  product: Product
  initialText: string
  currency: string | undefined
  /** Why nothing can be sent yet. */
  refusal: string | undefined
  onCreate: (rows: { number: number; body: CreateVariant }[]) => void
}

export function VariantTableEntry(props: EntryProps) {
  const { product, initialText, currency, refusal, onCreate } = props
  const [text, setText] = useState(initialText)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const [columns, setColumns] = useState<Columns>(() => columnsOf(initialText))
  const [shared, setShared] = useState<Shared>({
    minimumQuantity: '1',
    maximumQuantity: variantLabels.isUnlimited,
    order: emptyValues(product.variants).order,
  })
  /** Only those that the merchant chose otherwise. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map())
  const input = useRef<HTMLInputElement>(null)
  const [names = [], ...rows] = readDelimited(text)
  const isTooLong = rows.length > MOST_ROWS
  const checked = isTooLong
    ? []
    : checkRows(rows, columns, sharedOf(shared, columns), product.variants, {
        store: currency,
        column: currencyColumn(names),
      })
  const isChosen = (row: CheckedRow) =>
    row.body !== undefined && (chosen.get(row.number) ?? !row.isDoubtful)
  const sent = checked.flatMap((row) =>
    row.body && isChosen(row) ? [{ number: row.number, body: row.body }] : [],
  )

  function read(next: string) {
    setText(next)
    setIsUnreadable(false)
    setColumns(columnsOf(next))
    setChosen(new Map())
  }

  async function readFile(file: File | undefined) {
    if (!file) return
    try {
      read(new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()))
    } catch {
      setIsUnreadable(true)
    }
  }

  return (
    <div className={styles.page}>
      <StepLine
        label={t`New variants from a table`}
        steps={[t`Your table`, t`Your columns`, t`Check`, t`Create variants`]}
        now={checked.length > 0 ? 2 : 0}
      />
      <div className={styles.paste}>
        <Mantine>
          <Textarea
            label={t`Your table`}
            description={t`Paste it from a spreadsheet, headings first. Nothing is sent before you have seen every row checked.`}
            placeholder={exampleOf(product)}
            classNames={{ input: styles.text }}
            autosize
            minRows={4}
            maxRows={8}
            spellCheck={false}
            value={text}
            onChange={({ currentTarget }) => read(currentTarget.value)}
          />
        </Mantine>
        <Button variant="default" size="xs" onClick={() => input.current?.click()}>
          {t`Choose a file…`}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          aria-label={t`Table file`}
          hidden
          onChange={(event) => {
            void readFile(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        {isUnreadable && (
          <Note tone="warning">{t`This file isn’t text in UTF-8. Save it as CSV first.`}</Note>
        )}
        {isTooLong && (
          <Note tone="warning">
            {plural(rows.length, {
              one: `1 row. At most ${formatNumber(MOST_ROWS)} go at a time.`,
              other: `${formatNumber(rows.length)} rows. At most ${formatNumber(MOST_ROWS)} go at a time.`,
            })}
          </Note>
        )}
        {text.trim() !== '' && rows.length === 0 && (
          <Note>{t`The first row is the headings. Add a row for each variant.`}</Note>
        )}
      </div>
      {rows.length === 0 && (
        <EmptyState
          picture={<Picture name="table" />}
          title={t`Your rows appear here, each one checked`}
        />
      )}
      {checked.length > 0 && (
        <>
          <VariantTableColumns
            names={names}
            columns={columns}
            shared={shared}
            onColumns={setColumns}
            onShared={setShared}
          />
          <VariantTableCheck
            rows={checked}
            columns={columns}
            currency={currency}
            isChosen={isChosen}
            onChoose={(number, is) => setChosen(new Map(chosen).set(number, is))}
          />
        </>
      )}
      <footer ref={marksActionBar} className={styles.bar} data-action-bar>
        <Counts rows={checked} chosen={sent.length} />
        {refusal && <span className="quiet small">{refusal}</span>}
        <Button
          disabled={sent.length === 0 || refusal !== undefined}
          onClick={() => onCreate(sent)}
        >
          {sent.length === 0
            ? t`Create variants`
            : plural(sent.length, {
                one: 'Create 1 variant',
                other: `Create ${formatNumber(sent.length)} variants`,
              })}
        </Button>
      </footer>
    </div>
  )
}

const headings = [
  'name',
  'cost',
  'minimumQuantity',
  'maximumQuantity',
  'stock',
  'deliveryTypes',
] as const

/** The product's own variants, as rows of such a table. */
function exampleOf({ variants }: Product): string {
  const rows = variants
    .slice(0, 2)
    .map(({ name, cost, minimumQuantity, maximumQuantity, stock, deliveryTypes }) =>
      [
        lineText(name ?? ''),
        typedNumber(cost),
        minimumQuantity,
        maximumQuantity === -1 ? variantLabels.isUnlimited : maximumQuantity,
        stock,
        deliveryTypes.join(', '),
      ].join('\t'),
    )
  return [headings.map((field) => variantLabels[field]).join('\t'), ...rows].join('\n')
}

const columnsOf = (text: string) => matchHeadings(readDelimited(text)[0] ?? [])

/** A column of the table comes before what every row would share. */
function sharedOf(shared: Shared, columns: Columns): Shared {
  const own = Object.entries(shared).filter(
    ([field]) => field === 'order' || !columns.some((column) => column === field),
  )
  return Object.fromEntries(own)
}

function Counts({ rows, chosen }: { rows: readonly CheckedRow[]; chosen: number }) {
  const wrong = rows.filter(({ body }) => !body).length
  const doubtful = rows.filter(({ body, isDoubtful }) => body && isDoubtful).length
  return (
    <output className="row wraps grow spaced">
      {rows.length > 0 && (
        <span>
          {plural(chosen, {
            one: `1 of ${formatNumber(rows.length)} chosen`,
            other: `${formatNumber(chosen)} of ${formatNumber(rows.length)} chosen`,
          })}
        </span>
      )}
      {doubtful > 0 && (
        <span className="row near">
          <StatusGlyph glyph="triangle" tone="warning" />{' '}
          {plural(doubtful, { one: '1 to look at', other: `${formatNumber(doubtful)} to look at` })}
        </span>
      )}
      {wrong > 0 && (
        <span className="row near">
          <StatusGlyph glyph="cross" tone="danger" />{' '}
          {plural(wrong, { one: '1 can’t be sent', other: `${formatNumber(wrong)} can’t be sent` })}
        </span>
      )}
    </output>
  )
}
