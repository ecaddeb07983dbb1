import { formatNumber } from '#base/numbers/money-format.ts'

type Quantities = { minimumQuantity?: number; maximumQuantity?: number }

export function quantityText({ minimumQuantity, maximumQuantity }: Quantities): string {
  const from = minimumQuantity === undefined ? '?' : formatNumber(minimumQuantity)
  if (maximumQuantity === undefined) return minimumQuantity === undefined ? '—' : `From ${from}`
  if (maximumQuantity === -1) return `${from} or more`
  return `${from} to ${formatNumber(maximumQuantity)}`
}

type Discounts = { volumeDiscounts: { quantity?: number; discountValue?: number }[] }

/** For example "5 off from 2 units": the interface does not say whether they are percentages. */
export function discountWords({ volumeDiscounts }: Discounts): string[] {
  return volumeDiscounts.map(({ quantity, discountValue }) => {
    const discount = discountValue === undefined ? '?' : formatNumber(discountValue)
    return quantity === undefined
      ? `${discount} off`
      : `${discount} off from ${formatNumber(quantity)} ${quantity === 1 ? 'unit' : 'units'}`
  })
}
