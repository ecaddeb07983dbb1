import type { Coupon } from '#api/schemas/coupons.ts'
import type { Order } from '#api/schemas/orders.ts'
import { labels } from '#base/language/words.ts'
import { sum } from '#base/numbers/decimal.ts'
import { instantOf, newestFirst } from '#base/time/by-time.ts'
import { idOrName, isSameId } from '#base/text/same-id.ts'
import { type PaidSums, withPaid } from './order-sums.ts'
import { currencyOf } from './figures.ts'

export type CouponOrders = {
  /** Orders since the coupon was made. */
  orders: number
  /** Those that used it, the newest first, and what was paid for the others. */
  found: readonly Order[]
  others: PaidSums
}

/** Of orders read since the day on which the coupon was made. */
export function couponOrdersAmong(
  orders: readonly Order[],
  own: Pick<Coupon, 'id' | 'code' | 'dateCreated'>,
): CouponOrders {
  const made = instantOf(own.dateCreated) ?? -Infinity
  const since = orders.filter(({ dateCreated }) => (instantOf(dateCreated) ?? Infinity) >= made)
  const found = since.filter((order) => usedCoupon(order, own)).toSorted(newestFirst)
  const others = since.filter((order) => !usedCoupon(order, own))
  return { orders: since.length, found, others: withPaid({}, others) }
}

/** `coupon.id` is the id of the use; `couponId` is the coupon's. Without that, its code tells. */
export function usedCoupon({ coupon }: Order, { id, code }: Pick<Coupon, 'id' | 'code'>): boolean {
  if (coupon?.couponId) return isSameId(coupon.couponId, id)
  return Boolean(coupon?.code) && comparable(coupon?.code) === comparable(code)
}

const comparable = (code: string | undefined) => code?.trim().toLowerCase()

export type CouponUse = {
  currency: string
  orders: number
  paid: number
  /** Undefined if no order says how much it gave away. */
  discount: number | undefined
  /** Some orders don’t say. */
  isLeast: boolean
  average: number
  averageWithout: number | undefined
}

/** Per currency, the store's first; only paid orders count, since no other gave anything away. */
export function couponUses(
  { found, others }: Pick<CouponOrders, 'found' | 'others'>,
  storeCurrency: string | undefined,
): CouponUse[] {
  const paid = withPaid({}, found)
  const rank = ({ currency, orders }: CouponUse) =>
    currency === storeCurrency?.trim().toUpperCase() ? Infinity : orders
  return Object.entries(paid)
    .map(([currency, { orders, paid: amount }]) => {
      const own = found.filter((order) => currencyOf(order) === currency && isPaid(order))
      const told = own.flatMap(({ coupon }) => coupon?.netDecrease ?? [])
      const other = others[currency]
      return {
        currency,
        orders,
        paid: amount,
        discount: told.length > 0 ? sum(told.map(Math.abs)) : undefined,
        isLeast: told.length > 0 && told.length < own.length,
        average: amount / orders,
        averageWithout: other && other.paid / other.orders,
      }
    })
    .toSorted((a, b) => rank(b) - rank(a))
}

const isPaid = ({ amountPaid = 0 }: Order) => amountPaid > 0

export type BoughtProduct = { productId: string | undefined; name: string; orders: number }

export function boughtProducts(orders: readonly Order[]): BoughtProduct[] {
  const products = new Map<string, BoughtProduct>()
  for (const { items } of orders) {
    const keys = new Map(
      items.map((item) => [idOrName(item.productId, item.productName), item] as const),
    )
    for (const [key, { productId, productName }] of keys) {
      if (key === '') continue
      const name = productName || labels.unnamedProduct
      const known = products.get(key) ?? { productId, name, orders: 0 }
      products.set(key, { ...known, orders: known.orders + 1 })
    }
  }
  return [...products.values()].toSorted((a, b) => b.orders - a.orders)
}
