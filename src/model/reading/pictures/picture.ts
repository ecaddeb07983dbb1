import { isComplete, isCompleteById } from '#api/schemas/fields.ts'
import { textDigest } from '#base/text/text-digest.ts'
import type { PicturedCoupon, PicturedProduct, PicturedUser } from './pictured.ts'

/** What is read together, and so is whole or not whole together. */
export type Part = 'products' | 'coupons' | 'account'

export type Kind = 'product' | 'variant' | 'coupon' | 'processor' | 'key'

export type Fact = string | number | boolean

/** What is remembered of one record. A field that the platform didn't send isn't there; none is ''. */
export type Facts = Record<string, Fact>

/** By kind and id. */
export type Picture = Readonly<Record<string, Facts>>

export const partOfKind: Record<Kind, Part> = {
  product: 'products',
  variant: 'products',
  coupon: 'coupons',
  processor: 'account',
  key: 'account',
}

export const kindOf = (key: string) => key.slice(0, key.indexOf(':')) as Kind

export const idOf = (key: string) => key.slice(key.indexOf(':') + 1)

export const partOf = (key: string): Part => partOfKind[kindOf(key)]

const keyOf = (kind: Kind, id: string) => `${kind}:${id.toLowerCase()}`

/** Undefined unless every record could be read, since a missing one would look deleted. */
export function productsPicture(products: readonly PicturedProduct[]): Picture | undefined {
  const isWhole =
    isCompleteById(products) && products.every(({ variants }) => isCompleteById(variants))
  if (!isWhole) return undefined
  return Object.fromEntries(
    products.flatMap((product) => [
      [
        keyOf('product', product.id),
        facts({
          name: product.name,
          slug: product.slug,
          text: product.description && textDigest(product.description),
          pictures: isComplete(product.imageNames)
            ? textDigest(product.imageNames.join('\n'))
            : undefined,
          order: product.order,
        }),
      ],
      ...product.variants.map((variant) => [
        keyOf('variant', variant.id),
        facts({
          product: product.id.toLowerCase(),
          name: variant.name,
          cost: variant.cost,
          stock: variant.stock,
          minimum: variant.minimumQuantity,
          maximum: variant.maximumQuantity,
          delivery: factOf(variant.deliveryTypes),
          order: variant.order,
        }),
      ]),
    ]),
  )
}

export function couponsPicture(coupons: readonly PicturedCoupon[]): Picture | undefined {
  if (!isCompleteById(coupons)) return undefined
  return Object.fromEntries(
    coupons.map((coupon) => [
      keyOf('coupon', coupon.id),
      facts({
        code: coupon.code,
        isEnabled: coupon.isEnabled,
        maximumUses: coupon.maximumUses,
        percentage: coupon.percentageDecrease,
        amount: coupon.amountDecrease,
        expires: coupon.expirationDate,
        ...(isComplete(coupon.variantIds) && {
          variants: coupon.variantIds.length,
          whichVariants: textDigest(coupon.variantIds.toSorted().join()),
        }),
      }),
    ]),
  )
}

export function accountPicture({ apiKeys, processors }: PicturedUser): Picture | undefined {
  if (!isCompleteById(apiKeys)) return undefined
  return Object.fromEntries([
    ...processors.map(({ name, isEnabled, options }) => [
      keyOf('processor', name),
      facts({ name, ...options, isEnabled: isEnabled ?? options?.isEnabled }),
    ]),
    ...apiKeys.map(({ id, label, scopes, ipAddresses }) => [
      keyOf('key', id),
      facts({ label, scopes: factOf(scopes), addresses: factOf(ipAddresses) }),
    ]),
  ])
}

/** Undefined of a list that didn’t come, or not whole. Kept on the disk, so the same in every language. */
const factOf = (entries: readonly string[]) =>
  // oxlint-disable-next-line words/signs
  isComplete(entries) ? entries.toSorted().join(', ') : undefined

const facts = (fields: Record<string, Fact | undefined>): Facts =>
  Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, Fact] => field[1] !== undefined),
  )
