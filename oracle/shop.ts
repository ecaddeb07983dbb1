import type { TrueCoupon, TrueProduct, TrueStore } from './records.ts'
import { sortedText } from './stated.ts'

type Shop = Pick<TrueStore, 'products' | 'coupons'>

/** What somebody does to a shop overnight; each touches the record that the number points at. */
const overnight: ((shop: Shop, at: number) => Shop)[] = [
  (shop, at) =>
    eachVariant(shop, at, (variant) => ({ ...variant, cost: (variant.cost ?? 0) + at })),
  (shop, at) => eachVariant(shop, at, (variant) => ({ ...variant, cost: 1 })),
  (shop, at) => eachVariant(shop, at, (variant) => ({ ...variant, stock: at % 200 })),
  (shop, at) => eachVariant(shop, at, (variant) => ({ ...variant, name: `Named ${at}` })),
  (shop, at) => eachCoupon(shop, at, (coupon) => ({ ...coupon, isEnabled: !coupon.isEnabled })),
  (shop, at) => eachCoupon(shop, at, (coupon) => ({ ...coupon, maximumUses: at % 50 })),
  (shop, at) => ({ ...shop, coupons: shop.coupons.filter((_, index) => index !== at % 4) }),
  (shop, at) => ({ ...shop, products: shop.products.filter((_, index) => index !== at % 4) }),
  (shop, at) =>
    eachProduct(shop, at, (product) => ({ ...product, variants: product.variants.slice(1) })),
  (shop, at) => ({
    ...shop,
    products: [...shop.products, { id: `new-${at}`, name: 'New', variants: [{ id: `own-${at}` }] }],
  }),
  (shop, at) => eachVariant(shop, at, (variant) => ({ ...variant, maximumQuantity: at % 7 })),
]

export const nextDay = (shop: Shop, numbers: readonly number[]): Shop =>
  numbers.reduce((now, number) => overnight[number % overnight.length]!(now, number), shop)

const eachProduct = (
  shop: Shop,
  at: number,
  change: (product: TrueProduct) => TrueProduct,
): Shop => ({
  ...shop,
  products: shop.products.map((product, index) => (index === at % 4 ? change(product) : product)),
})

const eachVariant = (
  shop: Shop,
  at: number,
  change: (variant: TrueProduct['variants'][number]) => TrueProduct['variants'][number],
): Shop =>
  eachProduct(shop, at, (product) => ({
    ...product,
    variants: product.variants.map((variant, index) =>
      index === at % 3 ? change(variant) : variant,
    ),
  }))

const eachCoupon = (shop: Shop, at: number, change: (coupon: TrueCoupon) => TrueCoupon): Shop => ({
  ...shop,
  coupons: shop.coupons.map((coupon, index) => (index === at % 5 ? change(coupon) : coupon)),
})

type Fields = Record<string, string | number | boolean | null | undefined>

/** Fields by which records are compared here, with the group that tells of a change. */
const groups = {
  variant: { cost: 'price', stock: 'stock', maximumQuantity: 'limits', name: 'other' },
  coupon: { isEnabled: 'coupon', maximumUses: 'coupon' },
  product: { name: 'other' },
} as const

/** Both days' shops told apart, record by record. */
export function shopChangesText(before: Shop, after: Shop): string {
  const owners = (shop: Shop) =>
    new Map(shop.products.flatMap(({ id, variants }) => variants.map((one) => [one.id, id])))
  const [oldOwner, newOwner] = [owners(before), owners(after)]
  const ids = (shop: Shop) => new Set(shop.products.map(({ id }) => id))
  const [oldIds, newIds] = [ids(before), ids(after)]
  const variants = ({ products }: Shop) => products.flatMap((product) => product.variants)
  return sortedText(
    [
      ...compared('product', before.products, after.products),
      ...compared('coupon', before.coupons, after.coupons),
      ...compared('variant', variants(before), variants(after), {
        // A whole product that came or went tells of its variants.
        isGoneTold: (id) => !newIds.has(oldOwner.get(id) ?? ''),
        isNewTold: (id) => !oldIds.has(newOwner.get(id) ?? ''),
      }),
    ],
    '; ',
  )
}

type Told = { isGoneTold: (id: string) => boolean; isNewTold: (id: string) => boolean }
const nothingTold: Told = { isGoneTold: () => false, isNewTold: () => false }

function compared(
  kind: keyof typeof groups,
  before: readonly { id: string }[],
  after: readonly { id: string }[],
  { isGoneTold, isNewTold } = nothingTold,
): string[] {
  const was = new Map(before.map((record) => [record.id, record as unknown as Fields]))
  const is = new Map(after.map((record) => [record.id, record as unknown as Fields]))
  const gone = [...was.keys()].filter((id) => !is.has(id) && !isGoneTold(id))
  const fresh = [...is.keys()].filter((id) => !was.has(id) && !isNewTold(id))
  return [
    ...gone.map((id) => `gone ${kind}:${id}`),
    ...fresh.map((id) => `new ${kind}:${id}`),
    ...[...is].flatMap(([id, now]) =>
      Object.entries(groups[kind]).flatMap(([field, group]) => {
        const old = was.get(id)
        if (!old) return []
        // None is said by null; of a field that was left out, nothing was known.
        const isKnown = (record: Fields) => record[field] !== undefined
        const [first, last] = [old[field] ?? '', now[field] ?? '']
        if (!isKnown(old) || !isKnown(now) || first === last) return []
        return [`${group} ${kind}:${id} ${field} ${first} ${last}`]
      }),
    ),
  ]
}
