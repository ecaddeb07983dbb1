type Text = string | null | undefined

export type FileRecord = {
  id: string
  dateCreated: string
  friendlyName: string
  ipAddress: string
  userId: string
}

type CustomFieldOption = {
  id: string
  dateCreated: string
  customFieldId: string
  label: string
  value: string
  order: number
}

type CustomField = {
  id: string
  dateCreated: string
  variantId: string
  label: string
  identifier: string
  type: string
  isRequired: boolean
  options: CustomFieldOption[]
  placeholder: Text
  hint: Text
}

type VolumeDiscount = {
  id: string
  dateCreated: string
  variantId: string
  quantity: number
  discountValue: number
}

export type Variant = {
  id: string
  dateCreated: string
  name: string
  productId: string
  storeId: string
  cost: number
  deliveryTypes: string[]
  files: FileRecord[]
  minimumQuantity: number
  maximumQuantity: number
  order: number
  imageNames: string[]
  stock: number
  customFields: CustomField[]
  volumeDiscounts: VolumeDiscount[]
  disableVolumeDiscountOnCoupon: boolean
  dynamicUrl?: Text
  deliveryMessage?: Text
  metadata?: Text
  customIntervalDays?: number | null
}

export type Product = {
  id: string
  dateCreated: string
  variants: Variant[]
  name: string
  description: Text
  imageNames: string[]
  storeId: string
  userId: string
  shouldBlockVpns: boolean
  order: number
  isBestSeller: boolean
  blacklistedPaymentGateways: string[]
  additionalFees: Record<string, number>
  additionalFixedFees: Record<string, number>
  slug: string
  metaDescription?: Text
  metadata?: Text
  customAffiliateDiscountPercentage?: number | null
  subscriptionAllowPause: boolean
  subscriptionMaxPauseDurationDays: number
  subscriptionMaxPauseCount: number
  subscriptionAllowCancel: boolean
  subscriptionAllowReactivate: boolean
  subscriptionGracePeriodDays: number
  subscriptionRevokeOnExpiry: boolean
}

export type Coupon = {
  id: string
  dateCreated: string
  code: string
  uses: number
  maximumUses: number | null
  isEnabled: boolean
  storeId: string
  percentageDecrease: number | null
  amountDecrease: number | null
  variantIds: string[]
  expirationDate: string | null
}

export type Refund = {
  id: string
  dateCreated: string
  userId: string
  ipAddress: string
  amount: number
  orderId: string
}

export type TicketEntry = { id: string; dateCreated: string; message: string; name: string }

export type Ticket = {
  id: string
  dateCreated: string
  subject: string
  storeId: string
  customerId: string
  emailAddress: string
  entries: TicketEntry[]
}

export type StoreSettings = {
  name: string
  description: string
  currencyCode: string
  termsOfServiceUrl: string
  refundPolicyUrl: string
  privacyPolicyUrl: string
  externalSupportUrl: string
  externalSupportDescription: string
  prependProductNameToReceipt: boolean
  isAutomaticReviewsEnabled: boolean
  isTicketingEnabled: boolean
  showPublicStats: boolean
  showRecentOrderToasts: boolean
  enableCartRecovery: boolean
}
