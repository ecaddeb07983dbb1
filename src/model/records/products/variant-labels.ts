import { labels, t } from '#base/language/words.ts'
import type { VariantValues } from './variant-values.ts'

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
