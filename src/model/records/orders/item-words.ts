import type { OrderItem } from '#api/schemas/orders.ts'
import { sum } from '#base/numbers/decimal.ts'

type Item = Pick<OrderItem, 'quantity'>

/** An item that does not say how many is one piece at least, and its sums are the least. */
export const piecesOf = ({ quantity = 1 }: Item) => quantity

/** Whether they tell how many there are of each, and of what; no order is of nothing. */
export const areItemsTold = <Own extends Item>(
  items: readonly Own[],
  idOf: (item: Own) => string | undefined,
) => items.length > 0 && items.every((item) => item.quantity !== undefined && idOf(item))

/** Undefined if an item does not say how many. */
export const piecesIn = (items: readonly Item[]) =>
  areItemsTold(items, () => 'any') ? sum(items.map(piecesOf)) : undefined
