import type { Order } from '#api/schemas/orders.ts'
import { instantOf } from '#base/time/by-time.ts'
import { piecesOf } from '#model/records/orders/item-words.ts'

/** To those of each variant, by its id in small letters. */
export function addPieces(sold: Map<string, number>, items: Order['items']) {
  for (const item of items) {
    const key = item.variantId?.toLowerCase()
    if (key) sold.set(key, (sold.get(key) ?? 0) + Math.max(0, piecesOf(item)))
  }
}

/** Pieces of paid orders between two moments, by the variant's id in small letters. */
export function soldMeanwhile(
  orders: readonly Order[],
  from: number,
  to: number,
): Map<string, number> {
  const sold = new Map<string, number>()
  for (const { dateCreated, amountPaid = 0, items } of orders) {
    const at = instantOf(dateCreated)
    if (at === undefined || at <= from || at > to || amountPaid <= 0) continue
    addPieces(sold, items)
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
