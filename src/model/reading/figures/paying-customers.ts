import type { Order } from '#api/schemas/orders.ts'
import { sum } from '#base/numbers/decimal.ts'
import { instantOf } from '#base/time/by-time.ts'
import { currencyOf } from '#model/reading/ledger/figures.ts'
import { orderTone } from '#model/records/orders/order-tone.ts'

/** Who paid, by email whatever its case. Only orders that state a payment make a customer. */
export type PayingCustomer = {
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

/** Money that went back: it counts as had, and not as bought. */
export const wentBack = ({ status }: Order) =>
  ['arrow', 'triangle'].includes(orderTone(status).glyph)

export const isBought = (order: Order) => isPaidOrder(order) && !wentBack(order)

/** Orders without a usable time come before or after nothing, so they are left out. */
export const paidAmong = (orders: readonly Order[]) =>
  orders.filter((order) => isPaidOrder(order) && instantOf(order.dateCreated) !== undefined)

/** By their key. Those of orders without an email are nobody. */
export function customersOf(orders: readonly Order[]): Map<string, PayingCustomer> {
  const customers = new Map<string, PayingCustomer>()
  for (const order of paidAmong(orders)) {
    const key = emailKey(order)
    const at = instantOf(order.dateCreated) ?? 0
    if (key === '') continue
    const known = customers.get(key)
    customers.set(key, {
      key,
      id: known?.id ?? String(customers.size),
      email: known && known.first <= at ? known.email : (order.customerEmail?.trim() ?? ''),
      orders: (known?.orders ?? 0) + 1,
      first: Math.min(known?.first ?? at, at),
      last: Math.max(known?.last ?? at, at),
    })
  }
  return customers
}

export type CustomerGroup = { customers: number; orders: number; amount: number }

/** Of one currency. The three amounts together are what was paid in the period. */
export type NewAndReturning = {
  fresh: CustomerGroup
  returning: CustomerGroup
  /** Orders without an email, of which nobody knows whose they are. */
  unknown: CustomerGroup
}

type Period = { start: number; end: number }

const isIn = (order: Order, { start, end }: Period) => {
  const at = instantOf(order.dateCreated) ?? -Infinity
  return at >= start && at <= end
}

/** Where nothing older was read, everybody would be new by construction. */
export const isReadBefore = (orders: readonly Order[], start: number) =>
  orders.some(({ dateCreated }) => (instantOf(dateCreated) ?? Infinity) < start)

/** Returning: an order before the period was paid, in whatever currency. */
export function newAndReturning(
  orders: readonly Order[],
  period: Period,
  currency: string,
): NewAndReturning {
  const customers = customersOf(orders)
  const own = ownOf(orders, period, currency)
  const isNew = (key: string) => (customers.get(key)?.first ?? -Infinity) >= period.start
  const named = own.filter((order) => emailKey(order) !== '')
  return {
    fresh: groupOf(named.filter((order) => isNew(emailKey(order)))),
    returning: groupOf(named.filter((order) => !isNew(emailKey(order)))),
    unknown: { ...groupOf(own.filter((order) => emailKey(order) === '')), customers: 0 },
  }
}

const ownOf = (orders: readonly Order[], period: Period, currency: string) =>
  paidAmong(orders).filter((order) => isIn(order, period) && currencyOf(order) === currency)

const groupOf = (orders: readonly Order[]): CustomerGroup => ({
  customers: new Set(orders.map(emailKey)).size,
  orders: orders.length,
  amount: sum(orders.map(({ amountPaid = 0 }) => amountPaid)),
})

export type BestCustomer = PayingCustomer & { amount: number; isNew: boolean }

/** What each paid in the period and did not get back, in one currency; the most first. */
export function bestCustomers(
  orders: readonly Order[],
  period: Period,
  currency: string,
): BestCustomer[] {
  const customers = customersOf(orders)
  const own = new Map<string, Order[]>()
  for (const order of ownOf(orders, period, currency).filter(isBought)) {
    const key = emailKey(order)
    if (key !== '') own.set(key, [...(own.get(key) ?? []), order])
  }
  return [...own]
    .flatMap(([key, its]) => {
      const customer = customers.get(key)
      if (!customer) return []
      const { orders: count, amount } = groupOf(its)
      return [{ ...customer, orders: count, amount, isNew: customer.first >= period.start }]
    })
    .toSorted((a, b) => b.amount - a.amount || b.orders - a.orders || (a.key < b.key ? -1 : 1))
}
