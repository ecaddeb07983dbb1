import { type Shape, all, record } from './contract.testing.ts'
import { billing } from './contract-orders.testing.ts'

export const review: Shape = {
  ...record,
  rating: 'integer',
  ...all('text', 'reason productName customerEmail reply repliedByUserId'),
  ...all('uuid', 'productId customerId'),
  repliedAt: 'date',
  flagged: { ...record, ...all('text', 'reason administratorNote'), approved: 'flag' },
}

export const ticket: Shape = {
  ...record,
  ...all('text', 'subject emailAddress'),
  ...all('uuid', 'storeId customerId'),
  entries: [{ ...record, ...all('text', 'message name') }],
}

export const customer: Shape = {
  ...record,
  ...all('text', 'emailAddress status ipAddress blockedNote'),
  ...all('number', 'totalSpend averageSpend balance'),
  totalOrders: 'integer',
  externalIntegrations: 'map',
  tickets: [ticket],
  isBlocked: 'flag',
  affiliate: {
    ...record,
    isEnabled: 'flag',
    link: 'text',
    ...all('number', 'balance returnPercentage percentageOff'),
  },
  blockedAt: 'date',
}

export const customerSearchItem: Shape = {
  ...record,
  ...all('text', 'emailAddress status'),
  ...all('flag', 'isAffiliate isBlocked'),
  ...all('number', 'totalSpend averageSpend'),
  totalOrders: 'integer',
}

const storeSummary: Shape = {
  ...record,
  ...all(
    'text',
    'name description url currencyCode domain customDomain maintenanceReason termsOfServiceUrl refundPolicyUrl privacyPolicyUrl externalSupportUrl externalSupportDescription',
  ),
  ...all(
    'flag',
    'prependProductNameToReceipt isAutomaticReviewsEnabled isCustomerBalanceEnabled isTicketingEnabled isInactive',
  ),
  rating: 'number',
  branding: {
    isAutomaticCurrencyConversionEnabled: 'flag',
    ...all('text', 'bannerFileName iconFileName accentColor'),
  },
  scopes: 'texts',
  affiliateOptions: {
    ...all(
      'flag',
      'isEnabled canConvertAffiliateBalance isPublicRegistrationEnabled isLinkEditingEnabled',
    ),
    ...all('number', 'defaultReturnPercentage defaultPercentageOff'),
  },
  lastOrderAt: 'date',
}

const subscription: Shape = {
  ...record,
  ...all('text', 'userId billingInterval status planId scheduledPlanId scheduledBillingInterval'),
  ...all('date', 'expiryDate startedDate trialEndDate nextRetryDate lastExpiryReminderDate'),
  ...all('date', 'lastSyncedAt lastPaymentFailureDate cancelAt canceledAt'),
  ...all('flag', 'autoRenew isExpired'),
  failedPaymentCount: 'integer',
  customerIds: 'map',
}

export const user: Shape = {
  ...all('text', 'id email userName plan chatWebhookUrl'),
  ...all('date', 'dateCreated lastPasswordUpdate refreshAt billingSuspensionDate'),
  ...all(
    'flag',
    'twoFactorEnabled totpEnabled passkeyEnabled riskLocked billingSuspended isCryptoEnabled',
  ),
  stores: [storeSummary],
  integrations: [
    {
      ...record,
      application: {
        ...record,
        ...all('text', 'name userId imageName termsOfServiceLink privacyPolicyLink'),
        ...all('texts', 'permissions redirectUrls'),
      },
    },
  ],
  apiKeys: [{ ...record, ...all('text', 'label userId'), ...all('texts', 'ipAddresses scopes') }],
  disabledPaymentMethods: 'map',
  ...all('texts', 'restrictedPaymentMethods riskLockedPaymentMethods'),
  integrationErrorReports: [
    { ...record, ...all('text', 'reason gateway reporter type userId'), resolved: 'flag' },
  ],
  signals: {
    ...record,
    ...billing,
    ...all('text', 'userId registrationIpAddress registrationFingerprint verificationStatus'),
  },
  subscription,
}

/**
 * Merges all option objects of the user: their common fields, and each other field that at least
 * one of them has.
 */
export const processorOptions: Shape = {
  id: 'uuid',
  ...all(
    'flag',
    'isEnabled isRestricted isRiskLocked requireBillingInformation isAcceptingRequests isAcceptingHeldPayments isUsingLegacyEmails isFriendsAndFamilyEnabled isUsingLegacyIntegration forceCardOnly threeDSecureEnabled rejectAvsAddressMismatch rejectAvsZipMismatch rejectCvvMismatch rejectAvsUnavailable fraudScreeningEnabled isFeeExempt isPayoutsLocked',
  ),
  ...all(
    'text',
    'userId restrictionReason apiKey webhookSecret publishableKey paymentMethodConfigurationId applicationId locationId profileId shopUrl oAuthClientId emailAddress email tag gatewayUrl publicKey webhookSigningKey fraudScreeningMerchantId walletEmail paymentProviderId litecoinPayoutAddress usdtBscPayoutAddress',
  ),
  enabledCryptocurrencies: 'texts',
}
