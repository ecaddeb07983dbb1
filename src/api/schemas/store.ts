import * as z from 'zod/mini'
import { billingFields } from './billing.ts'
import { BuilderProject } from './builder.ts'
import { date, flag, list, number, one, record, secret, text, texts } from './fields.ts'

const post = {
  ...record,
  title: text,
  content: text,
  slug: text,
  excerpt: text,
  metaDescription: text,
  coverImageName: text,
  authorId: text,
  isFeatured: flag,
  tags: texts,
  order: number,
  readTimeMinutes: number,
  storeId: text,
  publishedAt: date,
}

const category = {
  ...record,
  name: text,
  order: number,
  storeId: text,
  slug: text,
  description: text,
}

const CategoryLink = z.object({
  ...record,
  blogPostId: text,
  blogCategoryId: text,
  category: one(z.object(category)),
  order: number,
})

/* No other operation has them. */
const BlogPost = z.object({ ...post, categories: list(CategoryLink) })

const BlogCategory = z.object({ ...category, posts: list(z.object(post)) })

const Blacklist = z.object({
  ...record,
  data: text,
  isEnabled: flag,
  storeId: text,
  note: text,
})

const AffiliateOptions = z.object({
  ...record,
  isEnabled: flag,
  defaultReturnPercentage: number,
  isPublicRegistrationEnabled: flag,
  isLinkEditingEnabled: flag,
  canConvertAffiliateBalance: flag,
  defaultPercentageOff: number,
})

const StoreBrandOptions = z.object({
  ...record,
  storeId: text,
  isAutomaticCurrencyConversionEnabled: flag,
  bannerFileName: text,
  iconFileName: text,
  accentColor: text,
})

const NotificationOptions = z.object({
  ...record,
  disabledEmailNotifications: texts,
  disabledChatNotifications: texts,
  chatWebhookUrl: secret,
})

const BusinessInformation = z.object({
  ...record,
  ...billingFields,
})

const TaxOptions = z.object({
  ...record,
  isEnabled: flag,
  taxBehavior: text,
  defaultTaxRate: number,
  defaultTaxName: text,
  businessCountryCode: text,
  vatId: text,
})

const SubscriptionOptions = z.object({
  ...record,
  storeId: text,
  allowPause: flag,
  allowCancel: flag,
  allowReactivate: flag,
  allowPaymentMethodUpdate: flag,
  sendExpiryNotifications: flag,
  revokeOnExpiry: flag,
  forceManualRenewal: flag,
  gracePeriodDays: number,
  maxRetryAttempts: number,
  maxPauseDurationDays: number,
  maxPauseCount: number,
  reminderSchedule: text,
})

const count = z.pipe(
  z.optional(z.unknown()),
  z.transform((value: unknown) => (Array.isArray(value) ? value.length : undefined)),
)

/** The rest of a category has operations of its own. */
const StoreCategory = z.object({ id: record.id, name: text, metaDescription: text })

/*
 * "Update store" answers with the whole store. Of its catalogue, which has operations of its own,
 * Counter reads counts, and what only this answer tells.
 */
export const Store = z.object({
  ...record,
  name: text,
  description: text,
  currencyCode: text,
  url: text,
  domain: text,
  customDomain: text,
  maintenanceReason: text,
  termsOfServiceUrl: text,
  refundPolicyUrl: text,
  privacyPolicyUrl: text,
  externalSupportUrl: text,
  externalSupportDescription: text,
  userId: text,
  webhookSecret: secret,
  urlHistory: texts,
  lastCustomDomainUpdate: date,
  prependProductNameToReceipt: flag,
  isAutomaticReviewsEnabled: flag,
  isCustomerBalanceEnabled: flag,
  isTicketingEnabled: flag,
  autoBlockOnChargeback: flag,
  blockVpnProxy: flag,
  kickFromChatOnBlock: flag,
  isInactive: flag,
  showPublicStats: flag,
  showRecentOrderToasts: flag,
  enableCartRecovery: flag,
  products: count,
  categories: one(list(StoreCategory)),
  blogPosts: one(list(BlogPost)),
  blogCategories: one(list(BlogCategory)),
  coupons: count,
  blacklists: list(Blacklist),
  affiliateOptions: one(AffiliateOptions),
  storeBrandOptions: one(StoreBrandOptions),
  notificationOptions: one(NotificationOptions),
  businessInformation: one(BusinessInformation),
  taxOptions: one(TaxOptions),
  subscriptionOptions: one(SubscriptionOptions),
  builderProjects: list(BuilderProject),
})
export type Store = z.infer<typeof Store>

/** The specification gives neither required fields nor lengths. */
export const UpdateStore = z.strictObject({
  name: z.optional(z.string()),
  description: z.optional(z.string()),
  currencyCode: z.optional(z.string()),
  termsOfServiceUrl: z.optional(z.string()),
  refundPolicyUrl: z.optional(z.string()),
  privacyPolicyUrl: z.optional(z.string()),
  externalSupportUrl: z.optional(z.string()),
  externalSupportDescription: z.optional(z.string()),
  prependProductNameToReceipt: z.optional(z.boolean()),
  isAutomaticReviewsEnabled: z.optional(z.boolean()),
  isTicketingEnabled: z.optional(z.boolean()),
  showPublicStats: z.optional(z.boolean()),
  showRecentOrderToasts: z.optional(z.boolean()),
  enableCartRecovery: z.optional(z.boolean()),
})
export type UpdateStore = z.infer<typeof UpdateStore>
