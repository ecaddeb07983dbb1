import type { OrderItem } from '#api/schemas/orders.ts'
import { plural, t } from '#base/language/words.ts'
import { sum } from '#base/numbers/decimal.ts'
import { formatNumber, formatPercentage } from '#base/numbers/money-format.ts'

/** An item that does not say how many is one piece, wherever pieces are told or added up. */
export const piecesOf = ({ quantity = 1 }: Pick<OrderItem, 'quantity'>) => quantity

export const piecesIn = (items: readonly Pick<OrderItem, 'quantity'>[]) => sum(items.map(piecesOf))

/** Called a percentage only if the amounts confirm it, since the interface does not say. */
export function tierText(item: OrderItem): string | undefined {
  const { volumeDiscountValue: value, volumeDiscountTierQuantity: quantity } = item
  if (!value) return undefined
  const write = isPercentage(item, value) ? formatPercentage : formatNumber
  return discountText(write(value), quantity || undefined)
}

/** "5% off from 2 units" */
export const discountText = (discount: string, quantity: number | undefined) =>
  quantity === undefined
    ? t`${discount} off`
    : plural(quantity, {
        one: `${discount} off from 1 unit`,
        other: `${discount} off from ${formatNumber(quantity)} units`,
      })

function isPercentage({ amount, quantity, volumeDiscountAmount }: OrderItem, value: number) {
  if (amount === undefined || quantity === undefined || !volumeDiscountAmount) return false
  const expected = (amount * quantity * value) / 100
  return Math.abs(expected - volumeDiscountAmount) <= Math.max(0.01, expected * 0.005)
}
