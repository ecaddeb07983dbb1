import { instantOf } from './days.ts'
import type { TrueCoupon, TrueStore, TrueVariant } from './records.ts'

const WEEK = 7 * 86_400_000

export type CheckCounts = Record<string, number>

/**
 * How many variants, products, coupons and categories each check finds. A value that the platform
 * leaves out is no finding; a coupon that is switched off is left alone.
 */
export function checkCounts(store: TrueStore, lowStock: number, now: number): CheckCounts {
  const { products, categories } = store
  const variants = products.flatMap(({ variants: own }) => own)
  const isKnown = categories.every((one) => one.products !== null)
  const inCategories = categories.flatMap((one) => one.products ?? []).map((id) => id.toLowerCase())
  const known = variants.map(({ id }) => id.toLowerCase())
  const coupons = store.coupons.filter(({ isEnabled }) => isEnabled !== false)
  return {
    out: count(variants, isOut),
    low: count(
      variants,
      (variant) => !isOut(variant) && hasStock(variant) && variant.stock <= lowStock,
    ),
    quantity: count(
      variants,
      ({ minimumQuantity: least, maximumQuantity: most }) =>
        typeof least === 'number' && typeof most === 'number' && most !== -1 && most < least,
    ),
    delivery: count(variants, ({ deliveryTypes }) => deliveryTypes?.length === 0),
    free: count(variants, ({ cost }) => cost === 0),
    position: products.reduce(
      (sum, { variants: own }) =>
        sum +
        count(
          own,
          ({ order }) =>
            typeof order === 'number' && own.filter((other) => other.order === order).length > 1,
        ),
      0,
    ),
    image: count(products, ({ imageNames }) => imageNames?.length === 0),
    slug: count(products, ({ slug }) => typeof slug === 'string' && slug.trim() === ''),
    'no-variant': count(products, (product) => product.variants.length === 0),
    'no-category': count(products, ({ id }) => isKnown && !inCategories.includes(id.toLowerCase())),
    'no-product': count(categories, (category) => category.products?.length === 0),
    'lost-variant': count(coupons, ({ variantIds }) =>
      (variantIds ?? []).some((id) => !known.includes(id.toLowerCase())),
    ),
    expired: count(coupons, (coupon) => coupon.isEnabled === true && hasEnded(coupon, now)),
    ending: count(
      coupons,
      (coupon) => !hasEnded(coupon, now) && (endOf(coupon) ?? Infinity) < now + WEEK,
    ),
    'used-up': count(coupons, isUsedUp),
  }
}

/** Nobody can buy it: nothing is left, or less than the least that may be bought. */
const isOut = (variant: TrueVariant) =>
  hasStock(variant) && (variant.stock <= 0 || variant.stock < (variant.minimumQuantity ?? 1))

/** −1 may stand for no limit, so that nobody can tell. */
export const hasStock = (variant: TrueVariant): variant is TrueVariant & { stock: number } =>
  typeof variant.stock === 'number' && variant.stock !== -1

const endOf = ({ expirationDate }: TrueCoupon) => instantOf(expirationDate)

const hasEnded = (coupon: TrueCoupon, now: number) => (endOf(coupon) ?? Infinity) <= now

const isUsedUp = ({ uses, maximumUses }: TrueCoupon) =>
  typeof uses === 'number' &&
  typeof maximumUses === 'number' &&
  maximumUses > 0 &&
  uses >= maximumUses

/** Of those that can be used now; a plain date does not occur here. */
export const couponsEndingSoon = (coupons: readonly TrueCoupon[], now: number): TrueCoupon[] =>
  coupons.filter(
    (coupon) =>
      coupon.isEnabled === true &&
      !isUsedUp(coupon) &&
      !hasEnded(coupon, now) &&
      (endOf(coupon) ?? Infinity) < now + WEEK,
  )

const count = <Row>(rows: readonly Row[], holds: (row: Row) => boolean) => rows.filter(holds).length
