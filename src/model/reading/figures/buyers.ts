import type { Order } from '#api/schemas/orders.ts'
import { sum } from '#base/numbers/decimal.ts'
import { instantOf } from '#base/time/by-time.ts'
import { currencyOf } from '#model/reading/ledger/figures.ts'

/** Who paid, by email whatever its case. Only orders that state a payment make a buyer. */
export type Buyer = {
  /** The email in small letters. */
  key: string
  /** Names it in the page without telling who it is. */
  id: string
  /** As it stands in the first order. */
  email: string
  orders: number
  /** When the first and the last paid order came. */
  first: number
  last: number
}

export const emailKey = ({ customerEmail }: Order) => customerEmail?.trim().toLowerCase() ?? ''

export const isPaidOrder = ({ amountPaid = 0 }: Order) => amountPaid > 0

/** Orders without a usable time come before or after nothing, so they are left out. */
export const paidAmong = (orders: readonly Order[]) =>
  orders.filter((order) => isPaidOrder(order) && instantOf(order.dateCreated) !== undefined)

/** By their key. Those of orders without an email are nobody. */
export function buyersOf(orders: readonly Order[]): Map<string, Buyer> {
  const buyers = new Map<string, Buyer>()
  for (const order of paidAmong(orders)) {
    const key = emailKey(order)
    const at = instantOf(order.dateCreated) ?? 0
    if (key === '') continue
    const known = buyers.get(key)
    buyers.set(key, {
      key,
      id: known?.id ?? String(buyers.size),
      email: known && known.first <= at ? known.email : (order.customerEmail?.trim() ?? ''),
      orders: (known?.orders ?? 0) + 1,
      first: Math.min(known?.first ?? at, at),
      last: Math.max(known?.last ?? at, at),
    })
  }
  return buyers
}

export type BuyerGroup = { customers: number; orders: number; amount: number }

/** Of one currency. The three amounts together are what was paid in the period. */
export type NewAndReturning = {
  fresh: BuyerGroup
  returning: BuyerGroup
  /** Orders without an email, of which nobody knows whose they are. */
  unknown: BuyerGroup
}

type Period = { start: number; end: number }

const isIn = (order: Order, { start, end }: Period) => {
  const at = instantOf(order.dateCreated) ?? -Infinity
  return at >= start && at <= end
}

/** Returning: an order before the period was paid, in whatever currency. */
export function newAndReturning(
  orders: readonly Order[],
  period: Period,
  currency: string,
): NewAndReturning {
  const buyers = buyersOf(orders)
  const own = ownOf(orders, period, currency)
  const isNew = (key: string) => (buyers.get(key)?.first ?? -Infinity) >= period.start
  const named = own.filter((order) => emailKey(order) !== '')
  return {
    fresh: groupOf(named.filter((order) => isNew(emailKey(order)))),
    returning: groupOf(named.filter((order) => !isNew(emailKey(order)))),
    unknown: { ...groupOf(own.filter((order) => emailKey(order) === '')), customers: 0 },
  }
}

const ownOf = (orders: readonly Order[], period: Period, currency: string) =>
  paidAmong(orders).filter((order) => isIn(order, period) && currencyOf(order) === currency)

const groupOf = (orders: readonly Order[]): BuyerGroup => ({
  customers: new Set(orders.map(emailKey)).size,
  orders: orders.length,
  amount: sum(orders.map(({ amountPaid = 0 }) => amountPaid)),
})

export type BestBuyer = Buyer & { amount: number; isNew: boolean }

/** What each paid in the period, in one currency; the most first. */
export function bestBuyers(
  orders: readonly Order[],
  period: Period,
  currency: string,
): BestBuyer[] {
  const buyers = buyersOf(orders)
  const own = new Map<string, Order[]>()
  for (const order of ownOf(orders, period, currency)) {
    const key = emailKey(order)
    if (key !== '') own.set(key, [...(own.get(key) ?? []), order])
  }
  return [...own]
    .flatMap(([key, its]) => {
      const buyer = buyers.get(key)
      if (!buyer) return []
      const { orders: count, amount } = groupOf(its)
      return [{ ...buyer, orders: count, amount, isNew: buyer.first >= period.start }]
    })
    .toSorted((a, b) => b.amount - a.amount || b.orders - a.orders || (a.key < b.key ? -1 : 1))
}
