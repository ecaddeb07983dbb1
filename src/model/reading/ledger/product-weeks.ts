import { type CalendarDay, addDays } from '#base/time/calendar.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { daysApart } from '#model/reading/periods/period.ts'
import { piecesIn } from '#model/records/orders/item-words.ts'
import { purchaseIn } from '#model/records/products/purchases.ts'
import type { Span } from './days.ts'
import { datedIn } from './figures.ts'
import type { Ledger } from './ledger.ts'

type ProductWeek = { from: CalendarDay; to: CalendarDay; pieces: number; orders: number }

export const WEEKS = 12

/** Twelve times seven days, the last of them today. */
export function weeksTo(now: number, zone: string): Span {
  const today = addDays(wallClock(now, zone), 0)
  return { from: addDays(today, 1 - 7 * WEEKS), to: today }
}

/** What was sold of a product, by the orders that state a paid amount. */
export function productWeeks(
  { orders, isComplete }: Pick<Ledger, 'orders' | 'isComplete'>,
  productId: string,
  { from }: Span,
  zone: string,
) {
  const weeks = Array.from({ length: WEEKS }, (_, at): ProductWeek => {
    const first = addDays(from, 7 * at)
    return { from: first, to: addDays(first, 6), pieces: 0, orders: 0 }
  })
  let isUnstated = false
  for (const { order, clock } of orders.flatMap((each) => datedIn(each, zone))) {
    const week = weeks[Math.floor(daysApart(from, clock) / 7)]
    const purchase = purchaseIn(order, { productId })
    if (!week || !purchase) continue
    isUnstated ||= order.amountPaid === undefined
    if (!order.amountPaid || order.amountPaid < 0) continue
    week.orders += 1
    week.pieces += piecesIn(purchase.items)
  }
  return {
    weeks,
    pieces: weeks.reduce((sum, week) => sum + week.pieces, 0),
    /** False if more may have been sold than these. */
    isWhole: isComplete && !isUnstated,
  }
}
