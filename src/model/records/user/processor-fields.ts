import { labels, t } from '#base/language/words.ts'

/* The fields of a processor's options, in the order in which the screen shows them. */

export const flagFields = [
  { field: 'threeDSecureEnabled', label: '3-D Secure' },
  { field: 'forceCardOnly', label: t`Card only` },
  { field: 'fraudScreeningEnabled', label: t`Fraud screening` },
  { field: 'isAcceptingRequests', label: t`Accepts payment requests` },
  { field: 'isAcceptingHeldPayments', label: t`Accepts held payments` },
  { field: 'isFriendsAndFamilyEnabled', label: t`Friends and family payments` },
  { field: 'isUsingLegacyEmails', label: t`Legacy emails` },
  { field: 'isUsingLegacyIntegration', label: t`Legacy integration` },
  { field: 'isFeeExempt', label: t`Fee exempt` },
  { field: 'isPayoutsLocked', label: t`Payouts locked` },
] as const

export const textFields = [
  { field: 'emailAddress', label: t`Email address` },
  { field: 'email', label: labels.email },
  { field: 'walletEmail', label: t`Wallet email` },
  { field: 'tag', label: t`Tag` },
  { field: 'applicationId', label: t`Application ID` },
  { field: 'locationId', label: t`Location ID` },
  { field: 'profileId', label: t`Profile ID` },
  { field: 'paymentMethodConfigurationId', label: t`Configuration` },
  { field: 'fraudScreeningMerchantId', label: t`Screening ID` },
] as const

export const addressFields = [
  { field: 'shopUrl', label: t`Shop URL` },
  { field: 'gatewayUrl', label: t`Gateway URL` },
] as const

export const payoutFields = [
  { field: 'litecoinPayoutAddress', label: t`Litecoin` },
  { field: 'usdtBscPayoutAddress', label: t`USDT (BSC)` },
] as const

export const credentialFields = [
  { field: 'apiKey', label: t`API key` },
  { field: 'publishableKey', label: t`Publishable` },
  { field: 'publicKey', label: t`Public key` },
  { field: 'webhookSecret', label: t`Webhook secret` },
  { field: 'webhookSigningKey', label: t`Signing key` },
  { field: 'oAuthClientId', label: t`OAuth client` },
  { field: 'paymentProviderId', label: t`Provider ID` },
] as const

export const rejectFields = [
  { field: 'rejectAvsAddressMismatch', label: t`Address differs` },
  { field: 'rejectAvsZipMismatch', label: t`Postcode differs` },
  { field: 'rejectCvvMismatch', label: t`Security code is wrong` },
  { field: 'rejectAvsUnavailable', label: t`Address check is unavailable` },
] as const
