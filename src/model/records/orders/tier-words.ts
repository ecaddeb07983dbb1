import type { OrderItem } from '#api/schemas/orders.ts'
import { t } from '#base/language/words.ts'
import { formatNumber, formatPercentage } from '#base/numbers/money-format.ts'

/** Called a percentage only if the amounts confirm it, since the interface does not say. */
export function tierText(item: OrderItem): string | undefined {
  const { volumeDiscountValue: value, volumeDiscountTierQuantity: quantity } = item
  if (!value) return undefined
  const write = tellsPercentages(item) ? formatPercentage : formatNumber
  return discountText(write(value), quantity || undefined)
}

/** "5% off for 2 or more" */
export const discountText = (discount: string, quantity: number | undefined) =>
  quantity === undefined
    ? t`${discount} off`
    : t`${discount} off for ${formatNumber(quantity)} or more`

/**
 * Whether the amounts of an item say that volume discounts are percentages, which the interface
 * does not; undefined where they fit both or neither.
 */
function tellsPercentages(item: OrderItem): boolean | undefined {
  const { amount = 0, quantity = 0, volumeDiscountAmount: off, volumeDiscountValue: value } = item
  if (!off || !value) return undefined
  const isOff = (expected: number) => Math.abs(expected - off) <= Math.max(0.01, expected * 0.005)
  const isPercentage = isOff((amount * quantity * value) / 100)
  return isPercentage === (isOff(value) || isOff(value * quantity)) ? undefined : isPercentage
}

/** What some orders tell of all volume discounts, unless they differ. */
export function arePercentages(orders: readonly { items: readonly OrderItem[] }[]): boolean {
  const told = new Set(orders.flatMap(({ items }) => items.map(tellsPercentages)))
  return told.has(true) && !told.has(false)
}
