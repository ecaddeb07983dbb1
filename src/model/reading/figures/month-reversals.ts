import { commaList, semicolonList } from '#base/language/lists.ts'
import { plural, t } from '#base/language/words.ts'
import { sum } from '#base/numbers/decimal.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { instantOf } from '#base/time/by-time.ts'
import { dayInYear } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { isDisputed, isTakenBack } from '#model/records/orders/order-tone.ts'
import { type MonthSheet, isUnclear } from './month.ts'
import type { SheetLine } from './month-sections.ts'
import { counted, negative } from './month-tax.ts'

/** Refunds and chargebacks, by the orders’ records and, where a platform keeps none, by its word alone. */
export function reversals(
  sheet: MonthSheet,
  name: string,
  zone: string,
  since: string,
): SheetLine[] {
  const { entries, read, unpaid } = sheet
  const disputed = read.filter(({ order, record }) => record.chargeback || isDisputed(order))
  const refunded = read.filter(
    ({ order, record: { refund, chargeback } }) =>
      refund || (!chargeback && !isDisputed(order) && isTakenBack(order)),
  )
  const refunds = refunded.map(({ record }) => record.refund)
  const last = Math.max(...refunds.map((refund) => instantOf(refund?.dateCreated) ?? -Infinity))
  // Who adds the two lines up would take their money away twice.
  const both = disputed.filter(({ record }) => record.refund).length
  const among = read.length < entries.length && amongWords(read.length, entries.length)
  const unclear = read.filter(isUnclear).length
  const isUnknown = unclear > 0 && unclear === read.length
  return [
    takenLine(
      t`Refunded, ${name} orders`,
      refunds.map((refund) => refund?.amount),
      isUnknown,
      [
        among || (Number.isFinite(last) && t`last one ${dayInYear(wallClock(last, zone))}`),
        unclearWords(unclear),
        unpaidWords(unpaid.refunded),
      ],
    ),
    olderLine(sheet, name, since),
    takenLine(
      t`Chargebacks, ${name} orders`,
      disputed.map(({ order }) => order.amountPaid),
      isUnknown,
      [
        endings(disputed),
        both > 0 && t`also refunded: ${formatNumber(both)}`,
        among || (disputed.length > 0 && t`what was paid; their own fees aren’t known`),
        unclearWords(unclear),
        unpaidWords(unpaid.disputed),
      ],
    ),
  ]
}

/** No zero stands where amounts aren’t told, or nobody knows whether there were any. */
function takenLine(
  label: string,
  amounts: readonly (number | undefined)[],
  isUnknown: boolean,
  notes: readonly (string | false)[],
): SheetLine {
  // Some platforms send it below zero.
  const known = amounts.flatMap((amount) => (amount === undefined ? [] : Math.abs(amount)))
  const untold = amounts.length - known.length
  const note = semicolonList([untold > 0 && t`amount not known: ${formatNumber(untold)}`, ...notes])
  return {
    label,
    ...(amounts.length > 0 || !isUnknown ? counted(known.length, amounts.length) : {}),
    ...(known.length > 0 || (untold === 0 && !isUnknown)
      ? { amount: negative(sum(known)) }
      : { isUntold: true }),
    note: note || undefined,
  }
}

/** Their status isn’t known, and no record tells. */
const unclearWords = (count: number) =>
  count > 0 &&
  plural(count, {
    one: 'can’t tell of 1 order',
    other: `can’t tell of ${formatNumber(count)} orders`,
  })

/** Their platform sets to nothing what was paid of them. */
const unpaidWords = (count: number) =>
  count > 0 &&
  plural(count, {
    one: '1 more order no longer counts as paid',
    other: `${formatNumber(count)} more orders no longer count as paid`,
  })

/** Of a dispute that was won nothing is lost; only the platform’s word for it tells. */
function endings(disputed: MonthSheet['read']): string {
  const words = disputed.flatMap(({ record }) => record.chargeback?.status ?? [])
  return commaList(
    [...new Set(words)].map((word) => {
      const count = words.filter((other) => other === word).length
      return `${sentenceCase(word)} ×${formatNumber(count)}`
    }),
  )
}

/** Only orders whose status says that money went back were opened, as far back as was read. */
function olderLine({ older }: MonthSheet, name: string, since: string): SheetLine {
  const { candidates, read, amounts, dayless, unclear } = older
  return takenLine(t`Refunded in ${name}, older orders`, amounts, dayless + unclear > 0, [
    dayless > 0 && t`day not known: ${formatNumber(dayless)}`,
    read < candidates
      ? plural(candidates, {
          one: `in the ${formatNumber(read)} of 1 refunded order since ${since} read`,
          other: `in the ${formatNumber(read)} of ${formatNumber(candidates)} refunded orders since ${since} read`,
        })
      : (candidates > 0 || unclear === 0) && t`refunded orders since ${since} read`,
    unclearWords(unclear),
  ])
}

const amongWords = (read: number, all: number) =>
  plural(all, {
    one: `in the ${formatNumber(read)} of 1 order read`,
    other: `in the ${formatNumber(read)} of ${formatNumber(all)} orders read`,
  })
