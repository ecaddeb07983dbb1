import type { Variant } from '#api/schemas/products.ts'
import { labels, t } from '#base/language/words.ts'
import { formatNumber, formatPercentage } from '#base/numbers/money-format.ts'
import { discountText } from '#model/records/orders/tier-words.ts'
import type { VariantValues } from './variant-values.ts'

type Quantities = { minimumQuantity?: number; maximumQuantity?: number }

export function quantityText({ minimumQuantity, maximumQuantity }: Quantities): string {
  const from = minimumQuantity === undefined ? '?' : formatNumber(minimumQuantity)
  if (maximumQuantity === undefined) return minimumQuantity === undefined ? '—' : t`From ${from}`
  if (maximumQuantity === -1) return t`${from} or more`
  return t`${from} to ${formatNumber(maximumQuantity)}`
}

type Discounts = { volumeDiscounts: { quantity?: number; discountValue?: number }[] }

/** For example "5 off for 2 or more"; only orders tell whether they are percentages. */
export function discountWords({ volumeDiscounts }: Discounts, arePercentages = false): string[] {
  const write = arePercentages ? formatPercentage : formatNumber
  return volumeDiscounts.map(({ quantity, discountValue }) =>
    discountText(discountValue === undefined ? '?' : write(discountValue), quantity),
  )
}

export const variantLabels: Record<keyof VariantValues, string> = {
  name: labels.name,
  cost: labels.price,
  order: labels.position,
  type: t`Type`,
  stock: labels.stock,
  stockMode: t`Stock mode`,
  minimumQuantity: t`Minimum quantity`,
  maximumQuantity: t`Maximum quantity`,
  isUnlimited: t`Unlimited`,
  deliveryTypes: t`Delivery types`,
  dynamicUrl: t`Dynamic URL`,
  deliveryMessage: t`Delivery message`,
  billingInterval: t`Billing interval`,
  customIntervalDays: t`Custom interval days`,
  disableVolumeDiscountOnCoupon: t`Volume discounts`,
}

/** Invisible characters, and those that no keyboard has. */
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

const typeable = (text: string) =>
  text.normalize('NFC').replaceAll(UNSEEN, unseenBlank).replaceAll(/\s+/g, ' ').trim()

const unseenBlank = (character: string) => (/\s/.test(character) ? ' ' : '')

export const nameToType = ({ name = '', id }: Pick<Variant, 'name' | 'id'>): string =>
  typeable(name) || id.slice(0, 8)

/** An empty text never confirms. */
export const isTyped = (typed: string, wanted: string): boolean =>
  wanted !== '' && typeable(typed) === typeable(wanted)
