import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { discountText } from '#model/records/orders/item-words.ts'

type Quantities = { minimumQuantity?: number; maximumQuantity?: number }

export function quantityText({ minimumQuantity, maximumQuantity }: Quantities): string {
  const from = minimumQuantity === undefined ? '?' : formatNumber(minimumQuantity)
  if (maximumQuantity === undefined) return minimumQuantity === undefined ? '—' : t`From ${from}`
  if (maximumQuantity === -1) return t`${from} or more`
  return t`${from} to ${formatNumber(maximumQuantity)}`
}

type Discounts = { volumeDiscounts: { quantity?: number; discountValue?: number }[] }

/** For example "5 off from 2 units": the interface does not say whether they are percentages. */
export function discountWords({ volumeDiscounts }: Discounts): string[] {
  return volumeDiscounts.map(({ quantity, discountValue }) =>
    discountText(discountValue === undefined ? '?' : formatNumber(discountValue), quantity),
  )
}
