import { parse } from 'csv-parse/sync'
import { monthSearch } from '#model/doing/jobs/month-search.ts'
import { olderSince, unclearIn } from '#model/reading/figures/month.ts'
import { monthFile } from '#model/reading/figures/month-file.ts'
import { type SheetLine, monthSections } from '#model/reading/figures/month-sections.ts'
import { howItIsCounted, monthOf, monthRemarks } from '#model/reading/figures/month-words.ts'
import { lacksOf } from '#model/reading/walk/progress.ts'
import { dayText } from '#base/time/time-format.ts'
import { changePlatform, showStore } from './bench.testing.ts'
import { localTime, plusDays } from './days.ts'
import { plainText, totalOf } from './decimal.ts'
import {
  NO_MONTH,
  type TrueMonth,
  lineText,
  monthLines,
  monthsOf,
  notedOf,
  unclearOf,
} from './month.ts'
import { daysText, rowCells, withReversals } from './month-file.ts'
import { meaningOf } from './meaning.ts'
import { STORE_ID } from './names.ts'
import { type Stated, sortedText } from './stated.ts'
import { searched } from './told-goods.testing.ts'
import type { World } from './worlds.ts'

/** A month as its page and its files tell it: this one so far, or the one before. */
export async function toldMonth({ store: listed, zone }: World): Promise<Stated[]> {
  const now = Date.now()
  const store = { ...listed, orders: listed.orders.map((order) => withReversals(order, now)) }
  const refused = new Set(
    store.orders.length % 3 === 0 ? store.orders.flatMap(({ id }, at) => (at % 7 ? [] : [id])) : [],
  )
  showStore(store)
  changePlatform({ refused })
  const today = localTime(now, zone).day
  const isOver = store.orders.length % 2 === 1
  const month = (isOver ? plusDays(`${today.slice(0, 7)}-01`, -1) : today).slice(0, 7)
  const { question, progress, missed, phase } = await searched(
    monthSearch.questionOf({ storeId: STORE_ID, month, zone }),
  )
  if (phase !== 'done') return []
  const sheets = question.book?.sheets() ?? []
  const unread = sheets.reduce((sum, { entries, read }) => sum + entries.length - read.length, 0)
  const unclear = sheets.reduce((sum, sheet) => sum + unclearIn(sheet), 0)
  const lacks = lacksOf(progress).map(({ kind }) => kind)
  const remarks = monthRemarks({ name: month, isOver, lacks, unread, unclear, undated: 0 })
  const lack = remarks.find((remark) => remark.includes('may not be whole'))
  const truth = monthsOf({ store, month, zone, now, refused })
  const missing = [...truth.values()].flatMap(({ orders, read }) => orders.slice(read.length))
  const first = monthOf(month)
  const why = new Map(missed.map(({ order, why: reason }) => [order.id, reason]))
  const stated = sheets.flatMap((sheet) => {
    const its = truth.get(sheet.currency) ?? NO_MONTH
    const what = `month ${month} ${sheet.currency}`
    const sections = monthSections(sheet, month, zone, dayText(olderSince(first)))
    const lines = sections.flatMap(({ lines: some, total }) => [...some, ...(total ? [total] : [])])
    const notes = howItIsCounted(remarks)
    const asked = { sheet, sections, month: first, zone, missed: why, isOver, notes }
    const file = fileOf(monthFile(asked))
    return [
      {
        what: `${what}, lines`,
        told: textOf(new Map(lines.filter(isNoAverage).map((line) => [keyOf(line), told(line)]))),
        truth: textOf(monthLines(its, store)),
      },
      {
        what: `${what}, no longer paid`,
        told: goneText(lines),
        truth: goneText(['refunded', 'disputed'].map((meaning) => goneLine(its, meaning))),
      },
      { what: `${what}, what nobody tells`, told: notedText(lines), truth: notedOf(its, store) },
      { what: `${what}, average`, told: averageText(lines, its), truth: 'mean' },
      {
        what: `${what}, days of the file`,
        told: file.days.map((row) => row.join()).join(' '),
        truth: daysText(its, zone),
      },
      {
        what: `${what}, rows of the file`,
        told: sortedText(file.orders.map((row) => row.join().replace(/no: .*/, 'no'))),
        truth: sortedText(
          its.orders.map((order) => rowCells(order, store, refused.has(order.id)).join()),
        ),
      },
    ]
  })
  return [
    {
      what: `month ${month}, its currencies`,
      told: sortedText(sheets.map(({ currency }) => currency)),
      truth: sortedText([...truth].flatMap(([key, its]) => (hasSheet(its) ? key : []))),
    },
    {
      what: `month ${month}, orders of which nobody can tell`,
      told: remarks.find((remark) => remark.includes('nobody can tell'))?.split(' ')[0] ?? '0',
      truth: String(
        [...truth.values()].filter(hasSheet).reduce((sum, its) => sum + unclearOf(its, store), 0),
      ),
    },
    {
      what: `month ${month}, orders without a record`,
      told: remarks.find((remark) => remark.includes(' missing: '))?.split(' ')[0] ?? '0',
      truth: String(missing.length),
    },
    ...stated,
  ].map((each) => ({ ...each, lack }))
}

/** How many orders the notes of refunds and chargebacks say to count as paid no longer. */
const goneText = (lines: readonly Pick<SheetLine, 'note'>[]) =>
  lines.flatMap(({ note = '' }) => /(\d+) more orders? no longer/.exec(note)?.[1] ?? []).join()

/** Of a currency with nothing but older orders whose status nobody knows, a sheet would say nothing. */
const hasSheet = ({ orders, older, dayless, gone }: TrueMonth) =>
  [...orders, ...older, ...dayless, ...gone].length > 0

/** What the notes of the three lines name as unknown. */
function notedText(lines: readonly SheetLine[]) {
  const words = {
    amount: /amount not known: (\d+)/,
    day: /day not known: (\d+)/,
    unclear: /can’t tell of (\d+)/,
  }
  return ['refunded', 'older', 'chargebacks']
    .map((key) => {
      const note = lines.find((line) => keyOf(line) === key)?.note ?? ''
      return Object.entries(words)
        .map(([word, expression]) => `${word} ${expression.exec(note)?.[1] ?? 0}`)
        .join()
    })
    .join('; ')
}

function goneLine({ gone }: TrueMonth, meaning: string) {
  const count = gone.filter(({ status }) => meaningOf(status) === meaning).length
  return count > 0 ? { note: `${count} more order no longer` } : {}
}

const keys: [RegExp, string][] = [
  [/^Orders created in/, 'paid'],
  [/^Refunded, /, 'refunded'],
  [/^Refunded in /, 'older'],
  [/^Chargebacks, /, 'chargebacks'],
  [/^Left of /, 'left'],
  [/^Paid$/, 'left: paid'],
]

/** A tax stands beside the country that it was paid in. */
const keyOf = ({ label, note }: SheetLine) =>
  keys.find(([words]) => words.test(label))?.[1] ??
  (label.endsWith('%') ? `${note}, ${label}` : label)

const isNoAverage = ({ label }: SheetLine) => label !== 'Average order'

const told = ({ orders, of = 0, amount }: SheetLine) =>
  orders === undefined
    ? 'unknown'
    : lineText(orders, of, amount === undefined ? undefined : plainText(amount))

const textOf = (lines: ReadonlyMap<string, string>) =>
  sortedText(
    Array.from(lines, ([key, text]) => `${key}=${text}`),
    '; ',
  )

/** Rounded to the currency's smallest unit, which is a hundredth or less where it is not one. */
function averageText(lines: readonly SheetLine[], { orders }: TrueMonth): string {
  const known = orders.flatMap(({ amountPaid }) => amountPaid ?? [])
  const line = lines.find(({ label }) => label === 'Average order')
  const mean = Number(totalOf(known.map((amount) => Math.max(0, amount)))) / known.length
  const isMean = line
    ? line.orders === known.length && Math.abs((line.amount ?? 0) - mean) <= 0.5 + 1e-9
    : known.length === 0
  return isMean ? 'mean' : `${line?.orders} ${line?.amount} for ${mean}`
}

/** The tables of a file below its summary. */
function fileOf(text: string): Record<'days' | 'orders', string[][]> {
  const rows = parse(text, {
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
  })
  const [days, orders] = ['day', 'order_id'].map((head) =>
    rows.findIndex(([cell]) => cell === head),
  )
  return { days: rows.slice(days! + 1, orders), orders: rows.slice(orders! + 1) }
}
