/* Records as the platform has them, in the specification's words; anything may be absent or null. */

type Maybe<Value> = Value | null | undefined

type TrueItem = {
  id: string
  productId?: Maybe<string>
  productName?: Maybe<string>
  variantId?: Maybe<string>
  variantName?: Maybe<string>
  amount?: Maybe<number>
  quantity?: Maybe<number>
  lineTotal?: Maybe<number>
  volumeDiscountAmount?: Maybe<number>
  additionalFeeAmount?: Maybe<number>
  additionalFixedFeeAmount?: Maybe<number>
}

export type TrueGoods = {
  id: string
  variantId?: Maybe<string>
  /** It may name its variant by this alone. */
  variant?: { id: string; deliveryTypes: string[] }
  type?: Maybe<string>
  textContent?: Maybe<string>
  fileId?: Maybe<string>
}

type TrueTax = {
  id: string
  taxAmount: number
  taxRate?: number
  taxName?: string
  preTaxAmount?: number
  isReverseCharge?: boolean
  customerVatId?: string
}

export type TrueOrder = {
  id: string
  dateCreated?: Maybe<string>
  status?: Maybe<string>
  gateway?: Maybe<string>
  customerEmail?: Maybe<string>
  currencyCode?: Maybe<string>
  amount?: Maybe<number>
  amountPaid?: Maybe<number>
  items: TrueItem[]
  coupon?: Maybe<{ id: string; couponId: string; code: string; netDecrease: Maybe<number> }>
  /** Told by the record of an order alone. */
  deliveredItems?: TrueGoods[] | null
  refund?: Maybe<{ id: string; amount?: number; dateCreated?: string }>
  chargeback?: Maybe<{ id: string; status?: string }>
  tax?: Maybe<TrueTax>
  isDeliveredManually?: boolean
  isDeliveryItemsLocked?: boolean
}

export type TrueVariant = {
  id: string
  name?: Maybe<string>
  cost?: Maybe<number>
  stock?: Maybe<number>
  order?: Maybe<number>
  minimumQuantity?: Maybe<number>
  maximumQuantity?: Maybe<number>
  deliveryTypes?: Maybe<string[]>
}

export type TrueProduct = {
  id: string
  name?: Maybe<string>
  slug?: Maybe<string>
  imageNames?: Maybe<string[]>
  variants: TrueVariant[]
}

export type TrueCoupon = {
  id: string
  dateCreated?: Maybe<string>
  code?: Maybe<string>
  uses?: Maybe<number>
  maximumUses?: Maybe<number>
  isEnabled?: Maybe<boolean>
  percentageDecrease?: Maybe<number>
  amountDecrease?: Maybe<number>
  expirationDate?: Maybe<string>
  variantIds?: Maybe<string[]>
}

export type TrueReview = {
  id: string
  dateCreated?: Maybe<string>
  rating?: Maybe<number>
  reply?: Maybe<string>
  repliedAt?: Maybe<string>
  customerEmail?: Maybe<string>
  productName?: Maybe<string>
  reason?: Maybe<string>
  flagged?: Maybe<{ id: string; approved?: Maybe<boolean> }>
}

type TrueEntry = { id: string; dateCreated: string; name?: Maybe<string>; message: string }

export type TrueTicket = { id: string; storeId?: Maybe<string>; entries: TrueEntry[] }

export type TrueCustomer = {
  id: string
  dateCreated: string
  emailAddress?: Maybe<string>
  tickets: TrueTicket[]
}

export type TrueUser = {
  riskLocked?: Maybe<boolean>
  billingSuspended?: Maybe<boolean>
  billingSuspensionDate?: Maybe<string>
  twoFactorEnabled?: Maybe<boolean>
  passkeyEnabled?: Maybe<boolean>
  subscription?: Maybe<{
    isExpired?: Maybe<boolean>
    failedPaymentCount?: Maybe<number>
    cancelAt?: Maybe<string>
  }>
  integrationErrorReports?: { id: string; resolved?: Maybe<boolean> }[]
}

/** Named by fields of their own: `cardsEnabled` and `cardsOptions`. */
export type TrueProcessor = {
  name: string
  isEnabled?: Maybe<boolean>
  options?: {
    isEnabled?: Maybe<boolean>
    isRestricted?: Maybe<boolean>
    isRiskLocked?: Maybe<boolean>
  }
}

export type TrueDelivery = {
  id: string
  dateCreated?: Maybe<string>
  responseCode?: Maybe<number>
  url?: Maybe<string>
}

export type TrueStore = {
  id: string
  currencyCode: string
  orders: TrueOrder[]
  products: TrueProduct[]
  categories: { id: string; name?: Maybe<string>; products: string[] | null }[]
  coupons: TrueCoupon[]
  reviews: TrueReview[]
  deliveries: TrueDelivery[]
  customers: TrueCustomer[]
  user: TrueUser
  processors: TrueProcessor[]
}
