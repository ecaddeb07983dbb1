import * as z from 'zod/mini'
import { billingFields } from './billing.ts'
import {
  date,
  flag,
  isCompleteById,
  list,
  map,
  number,
  one,
  record,
  secret,
  text,
  texts,
} from './fields.ts'
import { processorsOf } from './processors.ts'

export const StoreSummary = z.object({
  ...record,
  name: text,
  description: text,
  url: text,
  currencyCode: text,
  prependProductNameToReceipt: flag,
  isAutomaticReviewsEnabled: flag,
  rating: number,
  domain: text,
  isCustomerBalanceEnabled: flag,
  branding: one(
    z.object({
      isAutomaticCurrencyConversionEnabled: flag,
      bannerFileName: text,
      iconFileName: text,
      accentColor: text,
    }),
  ),
  isTicketingEnabled: flag,
  isInactive: flag,
  customDomain: text,
  scopes: texts,
  maintenanceReason: text,
  termsOfServiceUrl: text,
  refundPolicyUrl: text,
  privacyPolicyUrl: text,
  affiliateOptions: one(
    z.object({
      isEnabled: flag,
      defaultReturnPercentage: number,
      canConvertAffiliateBalance: flag,
      isPublicRegistrationEnabled: flag,
      isLinkEditingEnabled: flag,
      defaultPercentageOff: number,
    }),
  ),
  externalSupportUrl: text,
  externalSupportDescription: text,
  lastOrderAt: date,
})
export type StoreSummary = z.infer<typeof StoreSummary>

const Integration = z.object({
  ...record,
  application: one(
    z.object({
      ...record,
      name: text,
      permissions: texts,
      redirectUrls: texts,
      userId: text,
      imageName: text,
      termsOfServiceLink: text,
      privacyPolicyLink: text,
    }),
  ),
})
export type Integration = z.infer<typeof Integration>

const ApiKeyRecord = z.object({
  ...record,
  label: text,
  ipAddresses: texts,
  scopes: texts,
  userId: text,
})
export type ApiKeyRecord = z.infer<typeof ApiKeyRecord>

const IntegrationErrorReport = z.object({
  ...record,
  reason: text,
  gateway: text,
  reporter: text,
  type: text,
  userId: text,
  resolved: flag,
})
export type IntegrationErrorReport = z.infer<typeof IntegrationErrorReport>

const Signals = z.object({
  ...record,
  ...billingFields,
  userId: text,
  registrationIpAddress: text,
  registrationFingerprint: text,
  verificationStatus: text,
})
export type Signals = z.infer<typeof Signals>

/** Some of these dates are plain dates, others date-times, whatever their names say. */
const Subscription = z.object({
  ...record,
  userId: text,
  billingInterval: text,
  status: text,
  planId: text,
  scheduledPlanId: text,
  scheduledBillingInterval: text,
  expiryDate: date,
  startedDate: date,
  trialEndDate: date,
  nextRetryDate: date,
  lastExpiryReminderDate: date,
  lastSyncedAt: date,
  lastPaymentFailureDate: date,
  cancelAt: date,
  canceledAt: date,
  autoRenew: flag,
  isExpired: flag,
  failedPaymentCount: number,
  customerIds: map,
})
export type Subscription = z.infer<typeof Subscription>

export const NamedUserFields = z.object({
  ...record,
  email: text,
  userName: text,
  plan: text,
  lastPasswordUpdate: date,
  refreshAt: date,
  billingSuspensionDate: date,
  twoFactorEnabled: flag,
  totpEnabled: flag,
  passkeyEnabled: flag,
  riskLocked: flag,
  billingSuspended: flag,
  isCryptoEnabled: flag,
  stores: list(StoreSummary),
  integrations: list(Integration),
  apiKeys: list(ApiKeyRecord),
  disabledPaymentMethods: map,
  restrictedPaymentMethods: texts,
  riskLockedPaymentMethods: texts,
  integrationErrorReports: list(IntegrationErrorReport),
  signals: one(Signals),
  chatWebhookUrl: secret,
  subscription: one(Subscription),
})

/** Field names identify the processors, so the whole record is parsed. */
export const User = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((user) => {
    const named = z.parse(NamedUserFields, user)
    // Stored with the record, because `isComplete` does not recognise a copy from the cache.
    const hasAllStores = isCompleteById(named.stores)
    return { ...named, hasAllStores, processors: processorsOf(user) }
  }),
)
export type User = z.infer<typeof User>
