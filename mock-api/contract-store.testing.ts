import { type Shape, all, record } from './contract.testing.ts'
import { categoryOfStore, coupon, product } from './contract-catalogue.testing.ts'
import { billing } from './contract-orders.testing.ts'

const blogPostBase: Shape = {
  ...record,
  ...all('text', 'title content slug excerpt metaDescription coverImageName authorId'),
  isFeatured: 'flag',
  tags: 'texts',
  ...all('integer', 'order readTimeMinutes'),
  storeId: 'uuid',
  publishedAt: 'date',
}
const blogCategoryBase: Shape = {
  ...record,
  ...all('text', 'name slug description'),
  order: 'integer',
  storeId: 'uuid',
}
const blogPost: Shape = {
  ...blogPostBase,
  categories: [
    {
      ...record,
      ...all('uuid', 'blogPostId blogCategoryId'),
      category: blogCategoryBase,
      order: 'integer',
    },
  ],
}

const archive: Shape = {
  ...record,
  ...all('text', 'fileDataHash userId storageKey'),
  ...all('integer', 'compressedSize size'),
  ...all('uuid', 'projectId storeId'),
}
const seo: Shape = { ...record, projectId: 'uuid', ...all('text', 'title description ogImage') }
const builderProject: Shape = {
  ...record,
  ...all('text', 'userId urlId name'),
  ...all('uuid', 'storeId currentWebsiteId'),
  environmentVariables: 'map',
  backups: [{ ...archive, websiteId: 'uuid', name: 'text' }],
  machines: [
    {
      ...record,
      isTerminated: 'flag',
      ...all('text', 'source sourceId name privateIpAddress userId'),
      events: [{ ...record, ...all('text', 'source type message'), machineId: 'uuid' }],
      ...all('uuid', 'storeId projectId'),
    },
  ],
  pages: [{ ...seo, path: 'text' }],
  currentWebsite: {
    ...archive,
    ...all('text', 'sourceTemplateId sourceCommitHash sourceReleaseTag'),
  },
  globalSeo: seo,
}

export const store: Shape = {
  ...record,
  ...all(
    'text',
    'name description url domain customDomain currencyCode maintenanceReason termsOfServiceUrl refundPolicyUrl privacyPolicyUrl externalSupportUrl externalSupportDescription userId webhookSecret',
  ),
  urlHistory: 'texts',
  lastCustomDomainUpdate: 'date',
  ...all(
    'flag',
    'prependProductNameToReceipt isAutomaticReviewsEnabled isCustomerBalanceEnabled isTicketingEnabled autoBlockOnChargeback blockVpnProxy kickFromChatOnBlock isInactive showPublicStats showRecentOrderToasts enableCartRecovery',
  ),
  products: [product],
  categories: [categoryOfStore],
  blogPosts: [blogPost],
  blogCategories: [{ ...blogCategoryBase, posts: [blogPostBase] }],
  coupons: [coupon],
  blacklists: [{ ...record, ...all('text', 'data note'), isEnabled: 'flag', storeId: 'uuid' }],
  affiliateOptions: {
    ...record,
    ...all(
      'flag',
      'isEnabled isPublicRegistrationEnabled isLinkEditingEnabled canConvertAffiliateBalance',
    ),
    ...all('number', 'defaultReturnPercentage defaultPercentageOff'),
  },
  storeBrandOptions: {
    ...record,
    storeId: 'uuid',
    isAutomaticCurrencyConversionEnabled: 'flag',
    ...all('text', 'bannerFileName iconFileName accentColor'),
  },
  notificationOptions: {
    ...record,
    ...all('texts', 'disabledEmailNotifications disabledChatNotifications'),
    chatWebhookUrl: 'text',
  },
  businessInformation: { ...record, ...billing },
  taxOptions: {
    ...record,
    isEnabled: 'flag',
    ...all('text', 'taxBehavior defaultTaxName businessCountryCode vatId'),
    defaultTaxRate: 'number',
  },
  subscriptionOptions: {
    ...record,
    storeId: 'uuid',
    ...all(
      'flag',
      'allowPause allowCancel allowReactivate allowPaymentMethodUpdate sendExpiryNotifications revokeOnExpiry forceManualRenewal',
    ),
    ...all('integer', 'gracePeriodDays maxRetryAttempts maxPauseDurationDays maxPauseCount'),
    reminderSchedule: 'text',
  },
  builderProjects: [builderProject],
}
