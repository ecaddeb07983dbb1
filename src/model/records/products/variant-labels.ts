import { t } from '#base/language/words.ts'
import type { VariantValues } from './variant-values.ts'

export const variantLabels: Record<keyof VariantValues, string> = {
  name: t`Name`,
  cost: t`Price`,
  order: t`Position`,
  type: t`Type`,
  stock: t`Stock`,
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
