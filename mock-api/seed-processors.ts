import { code, createRandom, uuid } from './random.ts'
import { USER_ID } from './seed-ids.ts'

/* All processors are invented. Each has the common fields and some others. */

const processors = [
  'cardlane',
  'northpay',
  'walletry',
  'banklink',
  'paystride',
  'minterly',
  'quickdebit',
  'tapwell',
  'florinway',
  'pixelo',
  'coinbridge',
  'sendory',
  'laterly',
  'orbipay',
  'gridtill',
  'openbill',
] as const

const enabled = new Set<string>(['cardlane', 'northpay', 'walletry', 'banklink', 'coinbridge'])

export function processorFlags(): Record<string, boolean> {
  return Object.fromEntries(processors.map((name) => [`${name}Enabled`, enabled.has(name)]))
}

export function processorOptions(): Record<string, Record<string, unknown>> {
  return Object.fromEntries([
    ...processors.map((name) => [`${name}Options`, { ...common(name), ...extras(name) }]),
    ['cryptocurrencyOptions', { ...common('cryptocurrency'), ...cryptocurrency }],
  ])
}

function common(name: string) {
  const isRestricted = name === 'minterly'
  return {
    id: uuid('processor', name),
    isEnabled: enabled.has(name) || name === 'cryptocurrency',
    isRestricted,
    isRiskLocked: name === 'pixelo',
    requireBillingInformation: name === 'cardlane' || name === 'banklink',
    userId: USER_ID,
    restrictionReason: isRestricted ? 'Documents of the company are out of date' : null,
  }
}

function extras(name: (typeof processors)[number]): Record<string, unknown> {
  const random = createRandom('processor', name)
  const token = () => `canary-${name}-${code(random, 8)}`
  switch (name) {
    case 'cardlane':
      return {
        apiKey: token(),
        webhookSecret: token(),
        publishableKey: token(),
        paymentMethodConfigurationId: 'pmc_4413',
        forceCardOnly: false,
        threeDSecureEnabled: true,
        rejectAvsAddressMismatch: false,
        rejectAvsZipMismatch: true,
        rejectCvvMismatch: true,
        rejectAvsUnavailable: false,
        fraudScreeningEnabled: true,
        fraudScreeningMerchantId: 'fs-20931',
      }
    case 'northpay':
      return {
        emailAddress: 'pay@halden.software',
        email: 'pay@halden.software',
        isAcceptingRequests: true,
        isAcceptingHeldPayments: false,
        isUsingLegacyEmails: false,
        isFriendsAndFamilyEnabled: false,
        isUsingLegacyIntegration: true,
      }
    case 'walletry':
      return { walletEmail: 'wallet@halden.software', tag: '$halden', oAuthClientId: token() }
    case 'banklink':
      return { applicationId: 'app-771', locationId: 'loc-12', apiKey: token() }
    case 'paystride':
      return { profileId: 'pr-3391', apiKey: token(), webhookSecret: '' }
    case 'coinbridge':
      return {
        apiKey: token(),
        webhookSigningKey: token(),
        gatewayUrl: 'https://pay.coinbridge.example',
      }
    case 'tapwell':
      return { publicKey: token(), shopUrl: 'https://halden.tapwell.example' }
    default:
      return random.chance(0.5) ? { apiKey: null } : {}
  }
}

const cryptocurrency = {
  enabledCryptocurrencies: ['BTC', 'LTC', 'USDT_BSC'],
  isFeeExempt: false,
  isPayoutsLocked: false,
  paymentProviderId: 'canary-payment-provider-5512',
  litecoinPayoutAddress: 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
  usdtBscPayoutAddress: '0x71c7656ec7ab88b098defb751b7401b5f6d8976f',
}
