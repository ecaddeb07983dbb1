import * as z from 'zod/mini'
import { flag, list, map, number, record, text, texts } from './fields.ts'
import { textLength } from './text-length.ts'

export const FileRecord = z.object({ ...record, friendlyName: text, ipAddress: text, userId: text })

const CustomFieldOption = z.object({
  ...record,
  customFieldId: text,
  label: text,
  value: text,
  order: number,
})

export const CustomField = z.object({
  ...record,
  variantId: text,
  label: text,
  identifier: text,
  type: text,
  isRequired: flag,
  options: list(CustomFieldOption),
  placeholder: text,
  hint: text,
})
export type CustomField = z.infer<typeof CustomField>

const VolumeDiscount = z.object({
  ...record,
  variantId: text,
  quantity: number,
  discountValue: number,
})

const variantFields = {
  ...record,
  name: text,
  productId: text,
  storeId: text,
  cost: number,
  deliveryTypes: texts,
  minimumQuantity: number,
  maximumQuantity: number,
  order: number,
  imageNames: texts,
  stock: number,
  customFields: list(CustomField),
  volumeDiscounts: list(VolumeDiscount),
  disableVolumeDiscountOnCoupon: flag,
  customIntervalDays: number,
}

/** The service never returns `type`, `stockMode` and `billingInterval`. */
export const Variant = z.object({
  ...variantFields,
  files: list(FileRecord),
  dynamicUrl: text,
  deliveryMessage: text,
  metadata: text,
})
export type Variant = z.infer<typeof Variant>

/** A variant in list-all and in categories: without files, texts and addresses. */
export const VariantReference = z.object({ ...variantFields, requireChatAuthorization: flag })
export type VariantReference = z.infer<typeof VariantReference>

const productFields = {
  ...record,
  name: text,
  description: text,
  imageNames: texts,
  storeId: text,
  order: number,
  isBestSeller: flag,
  slug: text,
  metadata: text,
  customAffiliateDiscountPercentage: number,
}

export const Product = z.object({
  ...productFields,
  variants: list(Variant),
  userId: text,
  shouldBlockVpns: flag,
  blacklistedPaymentGateways: texts,
  additionalFees: map,
  additionalFixedFees: map,
  metaDescription: text,
  subscriptionAllowPause: flag,
  subscriptionMaxPauseDurationDays: number,
  subscriptionMaxPauseCount: number,
  subscriptionAllowCancel: flag,
  subscriptionAllowReactivate: flag,
  subscriptionGracePeriodDays: number,
  subscriptionRevokeOnExpiry: flag,
})
export type Product = z.infer<typeof Product>

/** A product in list-all and in categories; categories omit `dateCreated`. */
export const ProductReference = z.object({
  ...productFields,
  variants: list(VariantReference),
  rating: number,
  affiliateDiscountMode: number,
})
export type ProductReference = z.infer<typeof ProductReference>

export const DELIVERY_TYPES = [
  'license_keys',
  'dynamic',
  'extauth',
  'instructions',
  'files',
] as const

const uri = z.url().check(textLength(0, 2048))

/** Body of "create variant", with the specification’s limits. */
export const CreateVariant = z.strictObject({
  name: z.string().check(textLength(3, 128)),
  cost: z.number().check(z.gte(0), z.lte(100_000)),
  minimumQuantity: z.int32().check(z.gte(1)),
  maximumQuantity: z.int32().check(z.gte(-1)),
  order: z.int32().check(z.gte(1)),
  type: z.literal([0, 1]),
  stock: z.int32().check(z.gte(0)),
  deliveryTypes: z.array(z.enum(DELIVERY_TYPES)),
  stockMode: z.literal([0, 1, 2]),
  disableVolumeDiscountOnCoupon: z.boolean(),
  dynamicUrl: z.nullish(uri),
  deliveryMessage: z.nullish(z.string().check(textLength(0, 4096))),
  billingInterval: z.optional(z.literal([0, 1, 2, 3, 4])),
  customIntervalDays: z.nullish(z.int32()),
})
export type CreateVariant = z.infer<typeof CreateVariant>
