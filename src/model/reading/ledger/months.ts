import type { Order } from '#api/schemas/orders.ts'
import { sum } from '#base/numbers/decimal.ts'
import { type CalendarDay, firstOfMonth } from '#base/time/calendar.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { paidOf } from '#model/records/orders/paid.ts'
import { type Dated, currenciesOf, currencyOf, datedIn } from './figures.ts'

export type Month = {
  first: CalendarDay
  paid: number
  orders: number
  /** Orders that the platform did not send may belong here. */
  isUnknown: boolean
}

const MONTHS = 12

/**
 * What was paid in each of the last twelve months, in the currency of most paid orders; `others` are
 * paid in another. Where only the newest orders are known, months up to the oldest of them are not.
 */
export function paidMonths(
  orders: readonly Order[],
  { zone, now, isPart }: { zone: string; now: number; isPart: boolean },
) {
  const today = wallClock(now, zone)
  const dated = orders.flatMap((order) => datedIn(order, zone))
  const paid = dated.filter(({ order }) => (order.amountPaid ?? 0) > 0)
  const [currency] = currenciesOf(paid, undefined)
  const own = paid.filter(({ order }) => currencyOf(order) === currency)
  const oldest = dated.map(({ clock }) => monthNumber(clock)).toSorted((a, b) => a - b)[0]
  const months = Array.from({ length: MONTHS }, (_, at): Month => {
    const first = firstOfMonth(today, at + 1 - MONTHS)
    const inMonth = own.filter(({ clock }) => monthNumber(clock) === monthNumber(first))
    return {
      first,
      paid: paidIn(inMonth),
      orders: inMonth.length,
      isUnknown: isPart && monthNumber(first) <= (oldest ?? Infinity),
    }
  })
  const start = monthNumber(months[0]!.first)
  const isRecent = ({ clock }: Dated) => monthNumber(clock) >= start
  return {
    currency: currency ?? '',
    months,
    others: paid.filter(isRecent).length - own.filter(isRecent).length,
  }
}

const monthNumber = ({ year, month }: CalendarDay) => year * 12 + month

const paidIn = (dated: Dated[]) => sum(dated.map(({ order }) => paidOf(order)))
