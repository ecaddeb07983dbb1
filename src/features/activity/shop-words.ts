import { commaList } from '#base/language/lists.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import type { unexplained } from '#model/reading/figures/sold-meanwhile.ts'
import { MOST_RECORDS } from '#model/reading/pictures/history.ts'
import { type Part, idOf, kindOf } from '#model/reading/pictures/picture.ts'
import type {
  ChangeGroup,
  ShopChange,
  ShopComparison,
} from '#model/reading/pictures/shop-changes.ts'
import { processorName } from '#model/records/user/processor-state.ts'

/** In the order in which a merchant wants to know. */
export const groupTitles: Record<ChangeGroup, string> = {
  payout: t`Payout addresses`,
  key: t`API keys`,
  price: t`Prices`,
  stock: t`Stock jumps`,
  limits: t`Limits and delivery`,
  coupon: t`Coupons`,
  gone: t`Gone`,
  new: t({ message: 'New', context: 'products, variants and coupons' }),
  processor: t`Payment processors`,
  fall: t`Fell by more than was sold`,
  other: t`Texts, pictures, order`,
}

const variantsOfCoupon = t`Variants it applies to`

const fieldLabels: Record<string, string> = {
  cost: labels.price,
  stock: labels.stock,
  name: labels.name,
  code: t`Code`,
  slug: t`Slug`,
  text: t`Description`,
  pictures: t`Pictures`,
  order: labels.position,
  minimum: t`Minimum quantity`,
  maximum: t`Maximum quantity`,
  delivery: t`Delivery types`,
  maximumUses: t`Maximum uses`,
  percentage: t`Percent off`,
  amount: t`Amount off`,
  expires: t`Ends`,
  variants: variantsOfCoupon,
  whichVariants: variantsOfCoupon,
  isRestricted: t`Restricted`,
  isRiskLocked: t`Locked for risk`,
  isPayoutsLocked: t`Payouts locked`,
  isEnabled: labels.enabled,
  label: t`Label`,
  scopes: t`Scopes`,
  addresses: t`Allowed addresses`,
  emailAddress: t`Email address`,
  email: labels.email,
  walletEmail: t`Wallet email`,
  tag: t`Tag`,
  gatewayUrl: t`Gateway URL`,
  litecoinPayoutAddress: t`Litecoin`,
  usdtBscPayoutAddress: t`USDT (BSC)`,
}

const kindNames = {
  product: t`Product`,
  variant: t`Variant`,
  coupon: t`Coupon`,
  processor: t`Payment processor`,
  key: t`API key`,
}

export function changeDetail({ key, field }: ShopChange): string {
  return field === undefined ? kindNames[kindOf(key)] : (fieldLabels[field] ?? field)
}

export function changeTitle({ key, facts, product }: ShopChange): string {
  const name = String(facts['name'] ?? facts['code'] ?? facts['label'] ?? '')
  if (kindOf(key) === 'processor') return processorName({ name })
  const words = [product && String(product['name'] ?? ''), name].filter(Boolean)
  return commaList(words) || idOf(key).slice(0, 8)
}

export const partNames: Record<Part, string> = {
  products: t`Products`,
  coupons: t`Coupons`,
  account: t`Payment processors and API keys`,
}

export function notComparedText({ part, why }: ShopComparison['notCompared'][number]): string {
  const name = partNames[part]
  switch (why) {
    case 'failed':
      return t`${name} didn’t load, so they aren’t compared.`
    case 'not-whole':
      return t`${name} didn’t all load, so they aren’t compared: a missing one would look deleted.`
    case 'too-many':
      return t`${name} are too many to remember (at most ${formatNumber(MOST_RECORDS)}), so they aren’t compared.`
    case 'not-allowed':
      return t`${name} aren’t compared, because this API key can’t read the account.`
    case 'new':
      break
  }
  return t`${name} weren’t read on the first of these days, so they aren’t compared.`
}

export const soldDownText = (count: number): string =>
  plural(count, {
    one: '1 variant whose stock fell as sales make it fall is left out.',
    other: `${formatNumber(count)} variants whose stock fell as sales make it fall are left out.`,
  })

/** "6 sold meanwhile, 94 more are gone". */
export function soldText(sold: number, rest: ReturnType<typeof unexplained>): string {
  const pieces = formatNumber(rest.pieces)
  const meanwhile =
    sold === 0
      ? t`None sold meanwhile`
      : plural(sold, { one: '1 sold meanwhile', other: `${formatNumber(sold)} sold meanwhile` })
  if (rest.kind === 'nothing') return meanwhile
  if (sold === 0) return meanwhile
  return rest.kind === 'gone'
    ? t`${meanwhile}, ${pieces} more are gone`
    : t`${meanwhile}, ${pieces} were added`
}
