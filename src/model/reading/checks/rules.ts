import type { CategoryReference } from '#api/schemas/categories.ts'
import type { Coupon } from '#api/schemas/coupons.ts'
import type { ProductReference, VariantReference } from '#api/schemas/products.ts'
import { isComplete } from '#api/schemas/fields.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { isEmpty } from '#model/records/categories/order.ts'
import {
  ENDS_SOON,
  couponEnd,
  couponStates,
  timeLeft,
  usesLimit,
} from '#model/records/coupons/state.ts'
import { stockState } from '#model/records/products/stock.ts'
import type { CheckId } from './kinds.ts'

export type Finding = { check: CheckId; text: string }

type Clock = { now: number; zone: string }

/** A missing value is no finding, because the platform may leave it out. */
export function variantFindings(
  variant: VariantReference,
  siblings: readonly VariantReference[],
  lowStock: number,
): Finding[] {
  const { cost, order, deliveryTypes } = variant
  const twins = siblings.filter((other) => order !== undefined && other.order === order)
  return [
    ...stockFindings(variant, lowStock),
    ...when(isReversed(variant), 'quantity', quantityWords(variant)),
    ...when(isEmptyList(deliveryTypes), 'delivery', t`No delivery type`),
    ...when(cost === 0, 'free', t`Price is 0`),
    ...when(twins.length > 1, 'position', t`Position ${order} ${times(twins.length)}`),
  ]
}

function stockFindings(variant: VariantReference, lowStock: number) {
  const state = stockState(variant, lowStock)
  const { stock = 0, minimumQuantity = 1 } = variant
  const words =
    stock <= 0 ? t`Out of stock` : t`Fewer than the minimum of ${formatNumber(minimumQuantity)}`
  return [...when(state === 'out', 'out', words), ...when(state === 'low', 'low', t`Low stock`)]
}

/** A maximum of -1 is no limit. */
function isReversed({ minimumQuantity, maximumQuantity }: VariantReference): boolean {
  if (minimumQuantity === undefined || maximumQuantity === undefined) return false
  return maximumQuantity !== -1 && maximumQuantity < minimumQuantity
}

const quantityWords = ({ minimumQuantity = 0, maximumQuantity = 0 }: VariantReference) =>
  t`Minimum ${formatNumber(minimumQuantity)}, maximum ${formatNumber(maximumQuantity)}`

/** `inCategories` holds product ids in lower case; undefined if the categories are not read. */
export function productFindings(
  { id, slug, imageNames, variants }: ProductReference,
  inCategories: ReadonlySet<string> | undefined,
): Finding[] {
  const isLost = inCategories !== undefined && !inCategories.has(id.toLowerCase())
  return [
    ...when(isEmptyList(variants), 'no-variant', t`No variants`),
    ...when(isLost, 'no-category', t`In no category`),
    ...when(isEmptyList(imageNames), 'image', t`No image`),
    ...when(slug?.trim() === '', 'slug', t`No slug`),
  ]
}

/**
 * A coupon that is switched off is left alone; `variantIds` holds those of the catalogue in lower
 * case.
 */
export function couponFindings(
  coupon: Coupon,
  variantIds: ReadonlySet<string> | undefined,
  clock: Clock,
): Finding[] {
  if (coupon.isEnabled === false) return []
  const states = couponStates(coupon, clock)
  const isExpired = states.includes('expired')
  const end = couponEnd(coupon, clock.zone) ?? Infinity
  const named = new Set(coupon.variantIds.map((id) => id.toLowerCase()))
  const lost = variantIds ? [...named].filter((id) => !variantIds.has(id)).length : 0
  return [
    ...when(lost > 0, 'lost-variant', lostWords(lost)),
    ...when(isExpired && coupon.isEnabled === true, 'expired', t`Expired, still enabled`),
    ...when(states.includes('usedUp'), 'used-up', usedWords(coupon)),
    ...when(
      !isExpired && end < clock.now + ENDS_SOON,
      'ending',
      t`Ends in ${timeLeft(coupon, clock)}`,
    ),
  ]
}

const lostWords = (lost: number) =>
  plural(lost, {
    one: 'Names 1 variant that doesn’t exist',
    other: `Names ${lost} variants that don’t exist`,
  })

const usedWords = (coupon: Coupon) =>
  t`Used up, ${formatNumber(coupon.uses ?? 0)} of ${formatNumber(usesLimit(coupon) ?? 0)}`

export function categoryFindings(category: CategoryReference): Finding[] {
  const isKnown = category.productCount !== undefined || isComplete(category.products)
  return when(isKnown && isEmpty(category), 'no-product', t`Empty category`)
}

/** A list that the platform left out is not an empty one. */
const isEmptyList = (entries: readonly unknown[]) => entries.length === 0 && isComplete(entries)

const times = (count: number) =>
  count === 2 ? t`twice` : plural(count, { one: '1 time', other: `${count} times` })

const when = (holds: boolean, check: CheckId, text: string): Finding[] =>
  holds ? [{ check, text }] : []
