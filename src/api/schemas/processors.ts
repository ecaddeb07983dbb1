import * as z from 'zod/mini'
import { flag, id, text, texts } from './fields.ts'

/** Undefined where the object has no such field; its value never enters the page. */
const credential = z.pipe(
  z.optional(z.unknown()),
  z.transform((value: unknown) =>
    value === undefined ? undefined : value === true || (typeof value === 'string' && value !== ''),
  ),
)

/** Which of these a processor carries is not given: each may carry any. */
export const ProcessorOptions = z.object({
  id,
  isEnabled: flag,
  isRestricted: flag,
  isRiskLocked: flag,
  requireBillingInformation: flag,
  userId: text,
  restrictionReason: text,

  apiKey: credential,
  webhookSecret: credential,
  webhookSigningKey: credential,
  publishableKey: credential,
  publicKey: credential,
  oAuthClientId: credential,
  paymentProviderId: credential,

  paymentMethodConfigurationId: text,
  applicationId: text,
  locationId: text,
  profileId: text,
  shopUrl: text,
  gatewayUrl: text,
  emailAddress: text,
  email: text,
  walletEmail: text,
  tag: text,
  fraudScreeningMerchantId: text,

  isAcceptingRequests: flag,
  isAcceptingHeldPayments: flag,
  isUsingLegacyEmails: flag,
  isFriendsAndFamilyEnabled: flag,
  isUsingLegacyIntegration: flag,
  forceCardOnly: flag,
  threeDSecureEnabled: flag,
  rejectAvsAddressMismatch: flag,
  rejectAvsZipMismatch: flag,
  rejectCvvMismatch: flag,
  rejectAvsUnavailable: flag,
  fraudScreeningEnabled: flag,

  enabledCryptocurrencies: texts,
  isFeeExempt: flag,
  isPayoutsLocked: flag,
  litecoinPayoutAddress: text,
  usdtBscPayoutAddress: text,
})
export type ProcessorOptions = z.infer<typeof ProcessorOptions>

/** A payment processor as far as the user record names it: by a flag, by its options, or both. */
export type Processor = {
  /** The processor's part of the field names, as the service spells it: "cardlane". */
  name: string
  /** What `cardlaneEnabled` says. */
  isEnabled?: boolean
  /** What `cardlaneOptions` holds. */
  options?: ProcessorOptions
}

/** These end like a processor's flag and say something else. */
const otherFlags = new Set([
  'twoFactorEnabled',
  'totpEnabled',
  'passkeyEnabled',
  'isCryptoEnabled',
  'isEnabled',
])

/** One of these makes an object the options of a processor. */
const commonFlags = ['isEnabled', 'isRestricted', 'isRiskLocked', 'requireBillingInformation']

/**
 * The payment processors of a user record. The interface does not name them, so they are known by
 * the form of the fields: `…Enabled` and `…Options`, which belong together by what stands before.
 */
export function processorsOf(user: Record<string, unknown>): Processor[] {
  const found = new Map<string, Processor>()
  const named = (name: string): Processor => {
    const known = found.get(name.toLowerCase()) ?? { name }
    found.set(name.toLowerCase(), known)
    return known
  }
  for (const [field, value] of Object.entries(user)) {
    const [, name, kind] = /^(.+)(Enabled|Options)$/.exec(field) ?? []
    if (name === undefined) continue
    if (kind === 'Enabled' && typeof value === 'boolean' && !otherFlags.has(field)) {
      named(name).isEnabled = value
    }
    if (kind === 'Options' && isOptions(value)) {
      named(name).options = z.parse(ProcessorOptions, value)
    }
  }
  return [...found.values()]
}

function isOptions(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    commonFlags.some((field) => Object.hasOwn(value, field))
  )
}
