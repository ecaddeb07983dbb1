import type { OrderItem } from '#api/schemas/orders.ts'
import { t } from '#base/language/words.ts'
import { sum } from '#base/numbers/decimal.ts'
import { formatNumber, formatPercentage } from '#base/numbers/money-format.ts'

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

/** Called a percentage only if the amounts confirm it, since the interface does not say. */
export function tierText(item: OrderItem): string | undefined {
  const { volumeDiscountValue: value, volumeDiscountTierQuantity: quantity } = item
  if (!value) return undefined
  const write = isPercentage(item, value) ? formatPercentage : formatNumber
  return discountText(write(value), quantity || undefined)
}

/** "5% off for 2 or more" */
export const discountText = (discount: string, quantity: number | undefined) =>
  quantity === undefined
    ? t`${discount} off`
    : t`${discount} off for ${formatNumber(quantity)} or more`

function isPercentage({ amount, quantity, volumeDiscountAmount }: OrderItem, value: number) {
  if (amount === undefined || quantity === undefined || !volumeDiscountAmount) return false
  const expected = (amount * quantity * value) / 100
  return Math.abs(expected - volumeDiscountAmount) <= Math.max(0.01, expected * 0.005)
}
