import type { Coupon } from '#api/schemas/coupons.ts'
import type { Variant } from '#api/schemas/products.ts'
import { commaList } from '#base/language/lists.ts'
import { labels, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { namesVariant } from '#model/records/coupons/variants.ts'
import { deliveryText } from './delivery-words.ts'
import { LOW_STOCK, isStockTold, stockState } from './stock.ts'
import { leftOutTypes } from './variant-values.ts'
import { discountWords } from './variant-words.ts'

/** What a variant that takes another’s place has to be given on the platform. */
export type Leftover = {
  id: string
  title: string
  text: string
  /** Whether the new variant has it; undefined if no read can tell. */
  isThere?: boolean
  /** Whoever takes it for done before a read shows it, has nothing to sell. */
  isOnlySeen?: true
}

type Coupons = { coupons: Coupon[]; isComplete: boolean }

/** What stays with the old variant; only what the platform shows of both is compared. */
export function leftoversOf(
  old: Variant,
  created: Variant,
  read: Coupons | undefined,
  arePercentages?: boolean,
): Leftover[] {
  const questions = old.customFields.map(({ label, identifier }) => label || identifier || '?')
  const discounts = discountWords(old, arePercentages)
  const leftOut = leftOutTypes(old)
  return [
    stockOf(old, created),
    old.deliveryTypes.includes('license_keys') && {
      id: 'keys',
      title: t`Licence keys`,
      text: t`Move those in stock. Counter can’t see them.`,
    },
    old.files.length > 0 && {
      id: 'files',
      title: t`Files`,
      text: commaList(old.files.map(({ friendlyName }) => friendlyName ?? '?')),
      isThere: old.files.every(({ friendlyName }) =>
        created.files.some((file) => file.friendlyName === friendlyName),
      ),
    },
    leftOut.length > 0 && {
      id: 'delivery',
      title: t`Delivery`,
      text: deliveryText(leftOut) ?? '',
      isThere: leftOut.every((type) => created.deliveryTypes.includes(type)),
    },
    discounts.length > 0 && {
      id: 'discounts',
      title: t`Volume discounts`,
      text: commaList(discounts),
      isThere: discounts.every((words) => discountWords(created, arePercentages).includes(words)),
    },
    questions.length > 0 && {
      id: 'questions',
      title: t`Checkout questions`,
      text: commaList(questions),
      isThere: old.customFields.every(({ label, identifier }) =>
        created.customFields.some(
          (field) => field.label === label && field.identifier === identifier,
        ),
      ),
    },
    old.imageNames.length > 0 && {
      id: 'images',
      title: t`Images`,
      text: commaList(old.imageNames),
      isThere: old.imageNames.every((name) => created.imageNames.includes(name)),
    },
    ...couponsOf(old, created, read),
    Boolean(old.customIntervalDays) && {
      id: 'renewals',
      title: t`Running subscriptions`,
      text: t`How they renew without the old variant isn’t known here.`,
    },
    {
      id: 'links',
      title: t`Links with the old ID`,
      text: t`Addresses with ${old.id.slice(0, 8)} lead nowhere once it is deleted.`,
    },
  ].filter((leftover) => leftover !== false)
}

export const isOut = (variant: Variant) => stockState(variant, LOW_STOCK) === 'out'

/** Who deletes the old variant before the new one has stock, has nothing to sell. */
function stockOf(old: Variant, created: Variant): Leftover | false {
  // The stock of one that isn’t created yet is still to be typed.
  if (old === created || isOut(old) || !isStockTold(old.stock)) return false
  const { stock } = created
  const now = stock === undefined ? labels.notKnown : formatNumber(stock)
  return {
    id: 'stock',
    title: labels.stock,
    text: t`${now}, the old one has ${formatNumber(old.stock)}`,
    ...(isStockTold(stock) && { isThere: !isOut(created), isOnlySeen: true }),
  }
}

function couponsOf(old: Variant, created: Variant, read: Coupons | undefined): Leftover[] {
  const naming = read?.coupons.filter((coupon) => namesVariant(coupon, old)) ?? []
  const rest = {
    id: 'coupons',
    title: t`Coupons`,
    text: t`Not all could be read. Look for those that name the old variant.`,
  }
  return [
    ...naming.map(({ id, code, ...coupon }) => ({
      id: `coupon ${id}`,
      title: t`Coupon ${code ?? id.slice(0, 8)}`,
      text: t`It names the old variant.`,
      isThere: namesVariant(coupon, created),
    })),
    ...(read?.isComplete ? [] : [rest]),
  ]
}
