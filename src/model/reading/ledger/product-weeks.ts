import type { Order } from '#api/schemas/orders.ts'
import { sum } from '#base/numbers/decimal.ts'
import { type CalendarDay, addDays } from '#base/time/calendar.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { daysApart } from '#model/reading/periods/period.ts'
import { areItemsTold, piecesOf } from '#model/records/orders/item-words.ts'
import { purchaseIn } from '#model/records/products/purchases.ts'
import type { Span } from './days.ts'
import { datedIn } from './figures.ts'

type ProductWeek = { from: CalendarDay; to: CalendarDay; pieces: number; orders: number }
type Orders = { orders: readonly Order[]; isComplete: boolean }

export const WEEKS = 12

/** The month that a variant's few bars stand for. */
export const VARIANT_DAYS = 30
const VARIANT_BARS = 7

/** Twelve times seven days, the last of them today. */
export function weeksTo(now: number, zone: string): Span {
  const today = addDays(wallClock(now, zone), 0)
  return { from: addDays(today, 1 - 7 * WEEKS), to: today }
}

/** What was sold of a product, by the orders that state a paid amount. */
export function productWeeks(ledger: Orders, productId: string, { from }: Span, zone: string) {
  const weeks = Array.from({ length: WEEKS }, (_, at): ProductWeek => {
    const first = addDays(from, 7 * at)
    return { from: first, to: addDays(first, 6), pieces: 0, orders: 0 }
  })
  // An item that names no product may be one of it.
  let isUnstated = ledger.orders.some(
    (order) =>
      isSold(order) && !(order.items.length > 0 && order.items.every(({ productId: id }) => id)),
  )
  for (const { purchase, clock } of purchasesOf(ledger, productId, zone)) {
    const week = weeks[Math.floor(daysApart(from, clock) / 7)]
    if (!week) continue
    isUnstated ||= purchase.amountPaid === undefined
    if (!isSold(purchase)) continue
    isUnstated ||= !areItemsTold(purchase.items, ({ variantId }) => variantId)
    week.orders += 1
    week.pieces += sum(purchase.items.map(piecesOf))
  }
  return {
    weeks,
    pieces: weeks.reduce((all, week) => all + week.pieces, 0),
    /** False if more may have been sold than these. */
    isWhole: ledger.isComplete && !isUnstated,
  }
}

export type VariantSales = { pieces: number; bars: number[] }

/** Paid pieces of each variant in the thirty days that end today, by its id in small letters. */
export function variantSales(ledger: Orders, productId: string, { to }: Span, zone: string) {
  const from = addDays(to, 1 - VARIANT_DAYS)
  const sales = new Map<string, VariantSales>()
  for (const { purchase, clock } of purchasesOf(ledger, productId, zone)) {
    const day = daysApart(from, clock)
    if (day < 0 || day >= VARIANT_DAYS || !isSold(purchase)) continue
    const at = Math.floor((day * VARIANT_BARS) / VARIANT_DAYS)
    for (const item of purchase.items) {
      const id = item.variantId?.toLowerCase() ?? ''
      const sold = sales.get(id) ?? { pieces: 0, bars: Array<number>(VARIANT_BARS).fill(0) }
      const pieces = piecesOf(item)
      sold.pieces += pieces
      sold.bars[at] = (sold.bars[at] ?? 0) + pieces
      sales.set(id, sold)
    }
  }
  return sales
}

const isSold = ({ amountPaid }: Order) => amountPaid !== undefined && amountPaid > 0

function purchasesOf({ orders }: Orders, productId: string, zone: string) {
  return orders
    .flatMap((each) => datedIn(each, zone))
    .flatMap(({ order, clock }) => {
      const purchase = purchaseIn(order, { productId })
      return purchase ? [{ purchase, clock }] : []
    })
}
