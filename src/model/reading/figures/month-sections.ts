import { commaList, semicolonList } from '#base/language/lists.ts'
import { plural, t } from '#base/language/words.ts'
import { sum } from '#base/numbers/decimal.ts'
import { formatNumber, smallestUnit } from '#base/numbers/money-format.ts'
import type { MonthRecord, MonthSheet } from './month.ts'
import { reversals } from './month-reversals.ts'
import { counted, negative, taxSection } from './month-tax.ts'

export type SheetLine = {
  label: string
  /** Undefined where nobody can tell. */
  orders?: number
  /** How many orders there are to tell of, where that is not all that tell. */
  of?: number
  amount?: number
  /** There may be an amount, which nobody can tell. */
  isUntold?: boolean
  note?: string
}

export type SheetSection = { title: string; lines: SheetLine[]; total?: SheetLine }

/** What the orders of a month tell of it; each line says how many orders it rests on. */
export function monthSections(
  sheet: MonthSheet,
  name: string,
  zone: string,
  since: string,
): SheetSection[] {
  return [
    { title: t`Paid`, lines: paidLines(sheet, name, zone) },
    { title: t`Refunds and disputes`, lines: reversals(sheet, name, zone, since) },
    {
      title: t`Fees, as the orders tell them`,
      lines: [
        feeLine(t`Platform fee`, sheet, ({ platformFee }) => platformFee),
        feeLine(t`Gateway fee`, sheet, ({ gatewayFee }) => gatewayFee),
      ],
    },
    taxSection(sheet),
    ...(sheet.entries.length > 0 ? [leftSection(sheet, name)] : []),
  ]
}

function paidLines({ entries, paid, currency }: MonthSheet, name: string, zone: string) {
  const stated = entries.filter(({ order }) => order.amountPaid !== undefined).length
  const unit = smallestUnit(currency) || 0.01
  const average = stated > 0 ? Number((Math.round(paid / stated / unit) * unit).toFixed(8)) : 0
  return [
    {
      label: t`Orders created in ${name}, paid`,
      ...counted(stated, entries.length),
      amount: paid,
      note: t`by day of the order, ${cityOf(zone)} time`,
    },
    ...(stated > 0 ? [{ label: t`Average order`, orders: stated, amount: average }] : []),
  ]
}

/** Of one below zero nobody says whether it was given, or is how the platform writes what it took. */
function feeLine(
  label: string,
  { entries, read }: MonthSheet,
  feeOf: (record: MonthRecord) => number | undefined,
): SheetLine {
  const sent = read.flatMap(({ record }) => feeOf(record) ?? [])
  const fees = sent.filter((fee) => fee >= 0)
  return {
    label,
    ...counted(fees.length, entries.length),
    amount: negative(sum(fees)),
    note:
      semicolonList([
        noneWords(read.length - sent.length),
        belowZeroWords(sent.length - fees.length),
      ]) || undefined,
  }
}

const noneWords = (count: number) =>
  count > 0 &&
  plural(count, {
    one: '1 order has none on record',
    other: `${formatNumber(count)} orders have none on record`,
  })

const belowZeroWords = (count: number) =>
  count > 0 &&
  plural(count, {
    one: '1 order has one below zero',
    other: `${formatNumber(count)} orders have one below zero`,
  })

/** "Berlin" of "Europe/Berlin". */
const cityOf = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone

/**
 * Of the orders alone of which all is known: the others would make it look like more. Its lines add
 * up to it, whatever the sheet says above of all orders.
 */
function leftSection({ entries, read }: MonthSheet, name: string): SheetSection {
  const known = read.filter(({ record }) => record.net !== undefined)
  const nets = known.flatMap(({ record }) => record.net ?? [])
  const gone = [
    line(t`Tax`, known, taxOf, notOfRefunded(known)),
    line(t`Fees`, known, ({ platformFee = 0, gatewayFee = 0 }) => sum([platformFee, gatewayFee])),
    line(t`Refunds`, known, ({ refund }) => Math.abs(refund?.amount ?? 0)),
  ]
  const paid = sum([...nets, ...gone.map(({ amount }) => -amount)])
  const without = entries.filter(({ record }) => record?.net === undefined)
  const of = counted(known.length, entries.length)
  return {
    title: t`What is left`,
    lines:
      known.length === 0
        ? []
        : [
            { label: t`Paid`, ...of, amount: paid, note: withoutWords(without) },
            ...gone.filter(({ orders }) => orders > 0),
          ],
    total: {
      label: t`Left of ${name} orders`,
      ...of,
      ...(known.length > 0 ? { amount: sum(nets) } : { isUntold: true }),
    },
  }
}

/** A refund gives back the tax with the price. */
const taxOf = ({ refund, taxPaid = 0 }: MonthRecord) => (refund ? 0 : taxPaid)

function line(
  label: string,
  known: MonthSheet['read'],
  amountOf: (record: MonthRecord) => number,
  note?: string,
) {
  const amounts = known.map(({ record }) => amountOf(record)).filter((amount) => amount !== 0)
  return { label, orders: amounts.length, amount: negative(sum(amounts)), note } satisfies SheetLine
}

const notOfRefunded = (known: MonthSheet['read']) =>
  known.some(({ record }) => record.refund && record.tax?.taxAmount)
    ? t`not that of refunded orders`
    : undefined

const MOST_NAMED = 3

function withoutWords(entries: MonthSheet['entries']): string | undefined {
  if (entries.length === 0) return undefined
  if (entries.length <= MOST_NAMED) {
    return t`without ${commaList(entries.map(({ order }) => order.id.slice(0, 8)))}`
  }
  return plural(entries.length, {
    one: 'without 1 order',
    other: `without ${formatNumber(entries.length)} orders`,
  })
}
