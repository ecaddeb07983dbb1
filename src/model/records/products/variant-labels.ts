import type { VariantValues } from './variant-values.ts'

export const variantLabels: Record<keyof VariantValues, string> = {
  name: 'Name',
  cost: 'Price',
  order: 'Position',
  type: 'Type',
  stock: 'Stock',
  stockMode: 'Stock mode',
  minimumQuantity: 'Minimum quantity',
  maximumQuantity: 'Maximum quantity',
  isUnlimited: 'Unlimited',
  deliveryTypes: 'Delivery types',
  dynamicUrl: 'Dynamic URL',
  deliveryMessage: 'Delivery message',
  billingInterval: 'Billing interval',
  customIntervalDays: 'Custom interval days',
  disableVolumeDiscountOnCoupon: 'Volume discounts',
}
