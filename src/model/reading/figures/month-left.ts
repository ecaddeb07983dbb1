import { commaList } from '#base/language/lists.ts'
import { plural, t } from '#base/language/words.ts'
import { sum } from '#base/numbers/decimal.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import type { MonthRecord, MonthSheet } from './month.ts'
import type { SheetLine, SheetSection } from './month-sections.ts'
import { counted, negative } from './month-tax.ts'

/**
 * Of the orders alone of which all is known: the others would make it look like more. Its lines add
 * up to it, whatever the sheet says above of all orders.
 */
export function leftSection({ entries, read }: MonthSheet, name: string): SheetSection {
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
      ...(known.length > 0 && { amount: sum(nets) }),
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
