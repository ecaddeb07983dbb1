import type { Coupon } from '#api/schemas/coupons.ts'
import type { ProductReference, VariantReference } from '#api/schemas/products.ts'
import { semicolonList } from '#base/language/lists.ts'
import { isSameId } from '#base/text/same-id.ts'
import { labels, plural, t } from '#base/language/words.ts'

/** A variant that a coupon names; it has no product if the catalogue lacks it. */
export type CouponVariant = {
  variantId: string
  product?: ProductReference
  variant?: VariantReference
}

export function couponVariants(
  variantIds: string[],
  products: ProductReference[],
): CouponVariant[] {
  const known = new Map(
    products.flatMap((product) =>
      product.variants.map((variant) => [variant.id.toLowerCase(), { product, variant }] as const),
    ),
  )
  const ids = [...new Set(variantIds.map((id) => id.toLowerCase()))]
  return ids.map((variantId) => ({ variantId, ...known.get(variantId) }))
}

export const namesVariant = ({ variantIds }: Pick<Coupon, 'variantIds'>, { id }: { id: string }) =>
  variantIds.some((named) => isSameId(named, id))

export function scopeText(
  variantIds: string[],
  products: ProductReference[] | undefined,
): string | undefined {
  if (variantIds.length === 0) return undefined
  if (!products)
    return plural(variantIds.length, { one: '1 variant', other: `${variantIds.length} variants` })
  const variants = couponVariants(variantIds, products)
  const lost = variants.filter(({ variant }) => !variant).length
  const names = [...new Set(variants.flatMap(({ product }) => product ?? []))].map((product) =>
    productText(
      product,
      variants.filter((each) => each.product === product),
    ),
  )
  if (lost > 0) names.push(t`${lost} not in the catalogue`)
  return semicolonList(names)
}

function productText(product: ProductReference, named: CouponVariant[]): string {
  const name = product.name || labels.unnamedProduct
  if (named.length === product.variants.length && named.length > 1) {
    return plural(named.length, {
      one: `${name}, the only variant`,
      other: `${name}, all ${named.length} variants`,
    })
  }
  const [first] = named
  if (named.length === 1) return `${name} ${first?.variant?.name ?? ''}`.trim()
  return plural(product.variants.length, {
    one: `${name}, ${named.length} of 1 variant`,
    other: `${name}, ${named.length} of ${product.variants.length} variants`,
  })
}
