import * as z from 'zod/mini'
import { CreateVariant, DELIVERY_TYPES, type Variant } from '#api/schemas/products.ts'
import { priceText, typedNumber, wholeNumberText } from '#base/numbers/number-text.ts'

const VariantValues = z.object({
  name: z.catch(z.string(), ''),
  cost: z.catch(z.string(), ''),
  minimumQuantity: z.catch(z.string(), ''),
  maximumQuantity: z.catch(z.string(), ''),
  isUnlimited: z.catch(z.boolean(), false),
  order: z.catch(z.string(), ''),
  type: z.catch(z.optional(z.number()), undefined),
  stock: z.catch(z.string(), ''),
  stockMode: z.catch(z.optional(z.number()), undefined),
  deliveryTypes: z.catch(z.array(z.string()), () => []),
  disableVolumeDiscountOnCoupon: z.catch(z.boolean(), false),
  dynamicUrl: z.catch(z.string(), ''),
  deliveryMessage: z.catch(z.string(), ''),
  /** Empty means not set, which the request omits. */
  billingInterval: z.catch(z.union([z.number(), z.literal('')]), ''),
  customIntervalDays: z.catch(z.string(), ''),
})
export type VariantValues = z.infer<typeof VariantValues>

const VariantDraft = z.object({ values: VariantValues })
type VariantDraft = z.infer<typeof VariantDraft>

export function readDraft(value: unknown): VariantDraft | undefined {
  const draft = z.safeParse(VariantDraft, value)
  return draft.success ? draft.data : undefined
}

const limits = CreateVariant.shape

const Body = z.object({
  ...limits,
  cost: priceText(limits.cost),
  minimumQuantity: wholeNumberText(limits.minimumQuantity),
  maximumQuantity: wholeNumberText(limits.maximumQuantity),
  order: wholeNumberText(limits.order),
  stock: wholeNumberText(limits.stock),
  customIntervalDays: wholeNumberText(limits.customIntervalDays),
})

/** Validates the typed values against the specification's limits. */
export const VariantForm = z.pipe(
  z.transform((values: VariantValues) => asSent(values) as z.input<typeof Body>),
  Body,
)

function asSent({ isUnlimited, ...values }: VariantValues) {
  const isDynamic = values.deliveryTypes.includes('dynamic')
  const isRecurring = values.billingInterval !== ''
  return {
    ...values,
    maximumQuantity: isUnlimited ? '-1' : values.maximumQuantity,
    dynamicUrl: (isDynamic && values.dynamicUrl) || undefined,
    deliveryMessage: values.deliveryMessage || undefined,
    billingInterval: isRecurring ? values.billingInterval : undefined,
    customIntervalDays: isRecurring ? values.customIntervalDays : '',
  }
}

export function emptyValues(variants: { order?: number }[]): VariantValues {
  const last = Math.max(0, ...variants.map(({ order }) => order ?? 0))
  return { ...z.parse(VariantValues, {}), order: String(Math.floor(last) + 1) }
}

/** The readable values of a variant; type, stock mode and billing interval never are. */
export function valuesOf(variant: Variant, variants: { order?: number }[]): VariantValues {
  const isUnlimited = variant.maximumQuantity === -1
  return {
    ...emptyValues(variants),
    name: variant.name ?? '',
    cost: typedNumber(variant.cost),
    minimumQuantity: typedNumber(variant.minimumQuantity),
    maximumQuantity: isUnlimited ? '' : typedNumber(variant.maximumQuantity),
    isUnlimited,
    stock: typedNumber(variant.stock),
    deliveryTypes: variant.deliveryTypes.filter(isSendable),
    disableVolumeDiscountOnCoupon: variant.disableVolumeDiscountOnCoupon ?? false,
    dynamicUrl: variant.dynamicUrl ?? '',
    deliveryMessage: variant.deliveryMessage ?? '',
    customIntervalDays: typedNumber(variant.customIntervalDays),
  }
}

/** A copy at another price, in the same place; undefined if the rest of it couldn’t be sent. */
export function repricedValues(variant: Variant, copy: VariantValues): VariantValues | undefined {
  const values = { ...copy, order: typedNumber(variant.order), cost: '', stock: '' }
  const sent = { ...values, cost: '1', stock: '0', type: 0, stockMode: 0 }
  return z.safeParse(VariantForm, sent).success ? values : undefined
}

/** The variant's delivery types that a request may not name, so a copy lacks them. */
export const leftOutTypes = ({ deliveryTypes }: Variant): string[] =>
  deliveryTypes.filter((type) => !isSendable(type))

const isSendable = (type: string) => DELIVERY_TYPES.some((known) => known === type)
