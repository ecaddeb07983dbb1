/* The fields of a processor's options, in the order in which the screen shows them. */

export const flagFields = [
  { field: 'threeDSecureEnabled', label: '3-D Secure' },
  { field: 'forceCardOnly', label: 'Card only' },
  { field: 'fraudScreeningEnabled', label: 'Fraud screening' },
  { field: 'isAcceptingRequests', label: 'Accepts payment requests' },
  { field: 'isAcceptingHeldPayments', label: 'Accepts held payments' },
  { field: 'isFriendsAndFamilyEnabled', label: 'Friends and family payments' },
  { field: 'isUsingLegacyEmails', label: 'Legacy emails' },
  { field: 'isUsingLegacyIntegration', label: 'Legacy integration' },
  { field: 'isFeeExempt', label: 'Fee exempt' },
  { field: 'isPayoutsLocked', label: 'Payouts locked' },
] as const

export const textFields = [
  { field: 'emailAddress', label: 'Email address' },
  { field: 'email', label: 'Email' },
  { field: 'walletEmail', label: 'Wallet email' },
  { field: 'tag', label: 'Tag' },
  { field: 'applicationId', label: 'Application ID' },
  { field: 'locationId', label: 'Location ID' },
  { field: 'profileId', label: 'Profile ID' },
  { field: 'paymentMethodConfigurationId', label: 'Configuration' },
  { field: 'fraudScreeningMerchantId', label: 'Screening ID' },
] as const

export const addressFields = [
  { field: 'shopUrl', label: 'Shop URL' },
  { field: 'gatewayUrl', label: 'Gateway URL' },
] as const

export const payoutFields = [
  { field: 'litecoinPayoutAddress', label: 'Litecoin' },
  { field: 'usdtBscPayoutAddress', label: 'USDT (BSC)' },
] as const

export const credentialFields = [
  { field: 'apiKey', label: 'API key' },
  { field: 'publishableKey', label: 'Publishable' },
  { field: 'publicKey', label: 'Public key' },
  { field: 'webhookSecret', label: 'Webhook secret' },
  { field: 'webhookSigningKey', label: 'Signing key' },
  { field: 'oAuthClientId', label: 'OAuth client' },
  { field: 'paymentProviderId', label: 'Provider ID' },
] as const

export const rejectFields = [
  { field: 'rejectAvsAddressMismatch', label: 'Address differs' },
  { field: 'rejectAvsZipMismatch', label: 'Postcode differs' },
  { field: 'rejectCvvMismatch', label: 'Security code is wrong' },
  { field: 'rejectAvsUnavailable', label: 'Address check is unavailable' },
] as const
