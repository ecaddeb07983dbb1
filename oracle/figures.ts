import { minus, plainText, totalOf } from './decimal.ts'
import { type LocalTime, daysBetween, instantOf, localTime, plusDays } from './days.ts'
import { type Meaning, meaningOf } from './meaning.ts'
import type { TrueOrder } from './records.ts'
import { sortedText } from './stated.ts'

/** The name under which orders without a currency stand. */
const NO_CURRENCY = 'none'

/** Two spellings of one code are one currency; nothing else is ever added together. */
export const currencyKey = ({ currencyCode }: TrueOrder): string =>
  currencyCode?.trim().toUpperCase() || NO_CURRENCY

export type Sums = {
  orders: number
  /** Exact, as text; orders that state no paid amount are not in it. */
  paid: string
  paidOrders: number
  /** Of those that state what they ask for; the others make it the least. */
  awaiting: { orders: number; amount: string; isAll: boolean }
}

export function sumsOf(orders: readonly TrueOrder[]): Sums {
  const awaiting = orders.filter(({ status }) => meaningOf(status) === 'awaiting')
  const stated = awaiting.filter(({ amount }) => typeof amount === 'number')
  return {
    orders: orders.length,
    paid: totalOf(orders.map(paidOf)),
    paidOrders: orders.filter(({ amountPaid }) => (amountPaid ?? 0) > 0).length,
    awaiting: {
      orders: awaiting.length,
      amount: totalOf(stated.map(openOf)),
      isAll: stated.length === awaiting.length,
    },
  }
}

/** Below zero it went back, and a refund is never deducted. */
export const paidOf = ({ amountPaid }: TrueOrder): number => Math.max(0, amountPaid ?? 0)

/** What one order paid over is owed by no other. */
export const openOf = (order: TrueOrder): number =>
  Math.max(0, Number(minus(plainText(order.amount ?? 0), plainText(paidOf(order)))))

/** Of which nobody knows what was paid; they are in no sum. */
export const unstatedIn = (orders: readonly TrueOrder[]): number =>
  orders.filter(({ amountPaid }) => typeof amountPaid !== 'number').length

export const isDated = ({ dateCreated }: TrueOrder): boolean => instantOf(dateCreated) !== undefined

export type DatedOrder = { order: TrueOrder; instant: number; at: LocalTime }

/** Made once for each list of records and zone, since many figures ask for them. */
const dated = new WeakMap<readonly TrueOrder[], Map<string, DatedOrder[]>>()

function datedOrders(orders: readonly TrueOrder[], zone: string): DatedOrder[] {
  const known = dated.get(orders) ?? new Map<string, DatedOrder[]>()
  dated.set(orders, known)
  const made = known.get(zone) ?? datesOf(orders, zone)
  known.set(zone, made)
  return made
}

function datesOf(orders: readonly TrueOrder[], zone: string): DatedOrder[] {
  return orders.flatMap((order) => {
    const instant = instantOf(order.dateCreated)
    return instant === undefined ? [] : [{ order, instant, at: localTime(instant, zone) }]
  })
}

export type Period = { first: string; last: string }

/** The period of the same length that ends the day before. */
export function periodBefore({ first, last }: Period): Period {
  const days = daysBetween(first, last) + 1
  return { first: plusDays(first, -days), last: plusDays(last, -days) }
}

/**
 * Orders of whole days until `now`. With `until`, a second of the day, its last day counts up to
 * then: what a period that is still running is compared with.
 */
export function ordersIn(
  orders: readonly TrueOrder[],
  { first, last }: Period,
  { zone, now, until }: { zone: string; now: number; until?: number },
): DatedOrder[] {
  return datedOrders(orders, zone).filter(
    ({ instant, at }) =>
      instant <= now &&
      at.day >= first &&
      at.day <= last &&
      !(until !== undefined && at.day === last && at.second > until),
  )
}

export function byCurrency<Entry extends { order: TrueOrder }>(
  entries: readonly Entry[],
): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = currencyKey(entry.order)
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return groups
}

type Share = {
  key: string
  orders: number
  paid: number
  disputed: number
  amount: string
  isLeast: boolean
  quantity?: number
  isLeastPieces: boolean
}

type Maybe = number | null | undefined
type Group = { orders: Set<TrueOrder>; amounts: Maybe[]; quantities: Maybe[] }

type Field =
  | 'gateway'
  | 'status'
  | 'coupon'
  | 'product'
  | 'variant'
  | 'currency'
  | 'weekday'
  | 'hour'

/** Nothing was asked, all of it has come, or some has and a word whose meaning nobody doubts says it is all. */
export function isPaid({ amount, amountPaid, status }: TrueOrder): boolean {
  if (amount === 0) return true
  const isAll = isPaidWord(meaningOf(status)) || (amountPaid ?? 0) >= (amount ?? Infinity)
  return isAll && (amountPaid ?? 0) > 0
}

/** A word that means nothing says nothing of a payment either. */
export const isPaidWord = (meaning: Meaning | undefined): boolean =>
  meaning === 'paid' || meaning === 'refunded' || meaning === 'disputed'

/** An order that doesn't say of what it is, is of something all the same. */
export const goodsIn = ({ items }: TrueOrder) => (items.length > 0 ? items : [{ id: '' }])

/** What a period consists of: orders and paid orders' money by each value of a field. */
export function sharesOf(entries: readonly DatedOrder[], by: Field): Share[] {
  const groups = new Map<string, Group>()
  const add = (key: string, order: TrueOrder, amount: Maybe, quantity: Maybe = 0) => {
    const group = groups.get(key) ?? { orders: new Set(), amounts: [], quantities: [] }
    groups.set(key, group)
    group.orders.add(order)
    group.amounts.push(amount)
    group.quantities.push(quantity)
  }
  const isOfItems = by === 'product' || by === 'variant'
  for (const { order, at } of entries) {
    const paid = paidOf(order)
    if (by === 'currency') add(currencyKey(order), order, paid)
    else if (by === 'hour') add(String(at.hour).padStart(2, '0'), order, paid)
    else if (by === 'weekday') {
      add(String((daysBetween('2024-01-01', at.day) % 7) + 1), order, paid)
    } else if (by === 'gateway') add(order.gateway ?? '', order, paid)
    else if (by === 'status') add(order.status ?? '', order, paid)
    else if (by === 'coupon') {
      const key = order.coupon?.couponId || order.coupon?.code
      if (key) add(key, order, paid)
    } else {
      for (const item of goodsIn(order)) {
        const [id, name] =
          by === 'product' ? [item.productId, item.productName] : [item.variantId, item.variantName]
        const hasPayment = paid > 0
        add(
          id || name || '',
          order,
          hasPayment ? item.lineTotal : 0,
          hasPayment ? (item.quantity ?? null) : 0,
        )
      }
    }
  }
  return [...groups].map(([key, { orders: own, amounts, quantities }]) => ({
    key,
    isLeast: amounts.some((amount) => typeof amount !== 'number'),
    orders: own.size,
    paid: [...own].filter(isPaid).length,
    disputed: [...own].filter(({ status }) => meaningOf(status) === 'disputed').length,
    amount: totalOf(amounts),
    isLeastPieces: quantities.some((quantity) => typeof quantity !== 'number'),
    ...(isOfItems && { quantity: quantities.reduce<number>((all, some) => all + (some ?? 1), 0) }),
  }))
}

/** What only the period before has stands there with nothing of its own. */
export function withEarlier(own: Share[], earlier: Share[]): Share[] {
  const known = new Set(own.map(({ key }) => key))
  const gone = earlier.filter(({ key }) => !known.has(key))
  const nothing = { orders: 0, paid: 0, disputed: 0, amount: '0', isLeastPieces: false }
  return [
    ...own.map((share) => ({
      ...share,
      isLeast: share.isLeast || earlier.some(({ key, isLeast }) => isLeast && key === share.key),
    })),
    ...gone.map(({ key, isLeast }) => ({ key, isLeast, ...nothing })),
  ]
}

export const shareText = (shares: readonly Share[]) =>
  sortedText(
    shares.map(
      ({ key, orders, paid, disputed, amount, isLeast, quantity, isLeastPieces }) =>
        `${key}=${orders}, ${paid} paid, ${disputed} disputed×${amount}${isLeast ? '+' : ''}${quantity ? `/${quantity}${isLeastPieces ? '+' : ''}` : ''}`,
    ),
  )
