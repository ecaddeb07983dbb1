import * as z from 'zod/mini'
import { flag, id, text, texts } from './fields.ts'

/** Undefined if the field is absent. Its value never enters the page. */
const credential = z.pipe(
  z.optional(z.unknown()),
  z.transform((value: unknown) =>
    value === undefined ? undefined : value === true || (typeof value === 'string' && value !== ''),
  ),
)

/** The specification does not say which processor has which fields, so each may have any. */
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

/** A payment processor that the user record mentions by a flag, by options, or both. */
export type Processor<Options = ProcessorOptions> = {
  name: string
  isEnabled?: boolean
  options?: Options
}

/** Flags that look like a processor’s and mean something else. */
const otherFlags = new Set([
  'twoFactorEnabled',
  'totpEnabled',
  'passkeyEnabled',
  'isCryptoEnabled',
  'isEnabled',
])

const commonFlags = ['isEnabled', 'isRestricted', 'isRiskLocked', 'requireBillingInformation']

export const processorsOf = (user: Record<string, unknown>): Processor[] =>
  processorsWith(user, ProcessorOptions)

/**
 * Field names identify the processors: `…Enabled` and `…Options` with the same prefix belong
 * together.
 */
export function processorsWith<Options>(
  user: Record<string, unknown>,
  schema: z.ZodMiniType<Options>,
): Processor<Options>[] {
  const found = new Map<string, Processor<Options>>()
  const named = (name: string) => {
    const processor: Processor<Options> = found.get(name.toLowerCase()) ?? { name }
    found.set(name.toLowerCase(), processor)
    return processor
  }
  for (const [field, value] of Object.entries(user)) {
    const [, name, kind] = /^(.+)(Enabled|Options)$/.exec(field) ?? []
    if (name === undefined) continue
    if (kind === 'Enabled' && typeof value === 'boolean' && !otherFlags.has(field)) {
      named(name).isEnabled = value
    }
    if (kind === 'Options' && isOptions(value)) {
      named(name).options = z.parse(schema, value)
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
