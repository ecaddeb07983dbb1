import * as z from 'zod/mini'
import { date, flag, id, list, number, text, texts } from '#api/schemas/fields.ts'
import { processorsWith } from '#api/schemas/processors.ts'

/*
 * Null is an answer: there is none, which a picture keeps as an empty text. Undefined is a field
 * that was left out or can't be read, of which a picture says nothing,
 * as of a list that is null: one that is empty says so.
 */
const nothing = () => ''
const orNone = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.union([z.pipe(z.null(), z.transform(nothing)), schema])

/** Without a list a key may be used from anywhere, which is better told once too often. */
const addresses = z.union([
  z.pipe(
    z.null(),
    z.transform((): string[] => []),
  ),
  texts,
])

const named = { name: orNone(text), order: orNone(number) }

const PicturedVariant = z.object({
  id,
  ...named,
  cost: orNone(number),
  stock: orNone(number),
  minimumQuantity: orNone(number),
  maximumQuantity: orNone(number),
  deliveryTypes: texts,
})

export const PicturedProduct = z.object({
  id,
  ...named,
  slug: orNone(text),
  description: orNone(text),
  imageNames: texts,
  variants: list(PicturedVariant),
})
export type PicturedProduct = z.infer<typeof PicturedProduct>

export const PicturedCoupon = z.object({
  id,
  code: orNone(text),
  isEnabled: orNone(flag),
  maximumUses: orNone(number),
  percentageDecrease: orNone(number),
  amountDecrease: orNone(number),
  // The years 0 and 1 mean "no date", too.
  expirationDate: z.union([
    z.pipe(z.string().check(z.regex(/^000[01]-/)), z.transform(nothing)),
    orNone(date),
  ]),
  variantIds: texts,
})
export type PicturedCoupon = z.infer<typeof PicturedCoupon>

const PicturedKey = z.object({ id, label: orNone(text), scopes: texts, ipAddresses: addresses })

const PicturedOptions = z.object({
  isEnabled: orNone(flag),
  isRestricted: orNone(flag),
  isRiskLocked: orNone(flag),
  isPayoutsLocked: orNone(flag),
  emailAddress: orNone(text),
  email: orNone(text),
  walletEmail: orNone(text),
  tag: orNone(text),
  gatewayUrl: orNone(text),
  litecoinPayoutAddress: orNone(text),
  usdtBscPayoutAddress: orNone(text),
})

/** Field names identify the processors, so the whole record is parsed. */
export const PicturedUser = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((user) => ({
    ...z.parse(z.object({ id, apiKeys: list(PicturedKey) }), user),
    processors: processorsWith(user, PicturedOptions),
  })),
)
export type PicturedUser = z.infer<typeof PicturedUser>
