import { type Shape, all, record } from './contract.testing.ts'

export const file: Shape = { ...record, ...all('text', 'friendlyName ipAddress userId') }

const customField = {
  variantId: 'uuid',
  ...all('text', 'label identifier type placeholder hint'),
  isRequired: 'flag',
} as const
const option = { customFieldId: 'uuid', ...all('text', 'label value'), order: 'integer' } as const
const volumeDiscount = { variantId: 'uuid', quantity: 'integer', discountValue: 'number' } as const

const variantBase: Shape = {
  id: 'uuid',
  name: 'text',
  ...all('uuid', 'productId storeId'),
  cost: 'number',
  ...all('texts', 'deliveryTypes imageNames'),
  ...all('integer', 'minimumQuantity maximumQuantity order stock customIntervalDays'),
  disableVolumeDiscountOnCoupon: 'flag',
}

export const variant: Shape = {
  ...variantBase,
  dateCreated: 'date',
  files: [file],
  customFields: [{ ...record, ...customField, options: [{ ...record, ...option }] }],
  volumeDiscounts: [{ ...record, ...volumeDiscount }],
  ...all('text', 'dynamicUrl deliveryMessage metadata'),
}

const nestedVariant: Shape = {
  ...variantBase,
  requireChatAuthorization: 'flag',
  customFields: [{ id: 'uuid', ...customField, options: [{ id: 'uuid', ...option }] }],
  volumeDiscounts: [{ id: 'uuid', ...volumeDiscount }],
}

export const product: Shape = {
  ...record,
  variants: [variant],
  ...all('text', 'name description userId slug metaDescription metadata'),
  ...all('texts', 'imageNames blacklistedPaymentGateways'),
  storeId: 'uuid',
  ...all('map', 'additionalFees additionalFixedFees'),
  ...all(
    'flag',
    'shouldBlockVpns isBestSeller subscriptionAllowPause subscriptionAllowCancel subscriptionAllowReactivate subscriptionRevokeOnExpiry',
  ),
  ...all(
    'integer',
    'order subscriptionMaxPauseDurationDays subscriptionMaxPauseCount subscriptionGracePeriodDays',
  ),
  customAffiliateDiscountPercentage: 'number',
}

const referenceBase: Shape = {
  id: 'uuid',
  ...all('text', 'name description slug metadata'),
  imageNames: 'texts',
  ...all('number', 'rating customAffiliateDiscountPercentage'),
  ...all('integer', 'order affiliateDiscountMode'),
  storeId: 'uuid',
  isBestSeller: 'flag',
}

export const productReference: Shape = {
  ...referenceBase,
  dateCreated: 'date',
  variants: [{ ...nestedVariant, dateCreated: 'date' }],
}

const categoryBase: Shape = {
  ...record,
  ...all('text', 'name slug imageName'),
  order: 'integer',
  storeId: 'uuid',
}

export const category: Shape = {
  ...categoryBase,
  products: [{ ...referenceBase, variants: [nestedVariant] }],
}

export const categoryReference: Shape = {
  ...categoryBase,
  productCount: 'integer',
  products: 'uuids',
}

export const categoryOfStore: Shape = {
  ...categoryBase,
  metaDescription: 'text',
  products: [{ ...record, ...all('uuid', 'categoryId productId'), product, order: 'integer' }],
}

export const coupon: Shape = {
  ...record,
  code: 'text',
  ...all('integer', 'uses maximumUses'),
  isEnabled: 'flag',
  storeId: 'uuid',
  ...all('number', 'percentageDecrease amountDecrease'),
  variantIds: 'uuids',
  expirationDate: 'date',
}
