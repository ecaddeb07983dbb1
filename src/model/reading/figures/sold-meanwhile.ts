import type { Order } from '#api/schemas/orders.ts'
import { instantOf } from '#base/time/by-time.ts'
import type { Ledger } from '#model/reading/ledger/ledger.ts'
import { areItemsTold, piecesOf } from '#model/records/orders/item-words.ts'
import { isPaymentKnown } from '#model/records/orders/paid.ts'
import { isPaidOrder } from './paying-customers.ts'

/** To those of each variant, by its id in small letters. */
export function addPieces(sold: Map<string, number>, items: Order['items']) {
  for (const item of items) {
    const key = item.variantId?.toLowerCase()
    if (key) sold.set(key, (sold.get(key) ?? 0) + Math.max(0, piecesOf(item)))
  }
}

/** Orders that may have sold more of a variant than they tell. */
export const untoldSales = (orders: readonly Order[]) =>
  orders.filter(
    (order) =>
      !isPaymentKnown(order) ||
      (isPaidOrder(order) && !areItemsTold(order.items, ({ variantId }) => variantId)),
  )

/** False where more may have been sold of a variant than these orders tell. */
export const areSalesTold = ({ orders, isComplete }: Pick<Ledger, 'orders' | 'isComplete'>) =>
  isComplete && untoldSales(orders).length === 0

/** Pieces of paid orders between two moments, by the variant's id in small letters. */
export function soldMeanwhile(
  orders: readonly Order[],
  from: number,
  to: number,
): Map<string, number> {
  const sold = new Map<string, number>()
  for (const order of orders) {
    const at = instantOf(order.dateCreated)
    if (at === undefined || at <= from || at > to || !isPaidOrder(order)) continue
    addPieces(sold, order.items)
  }
  return sold
}

/** What sales leave unexplained of a stock that went from one number to another. */
export function unexplained(before: number, after: number, sold: number) {
  const rest = after - (before - sold)
  return rest < 0
    ? ({ kind: 'gone', pieces: -rest } as const)
    : rest > 0
      ? ({ kind: 'added', pieces: rest } as const)
      : ({ kind: 'nothing', pieces: 0 } as const)
}
