import { type DatedOrder, currencyKey, isPaid } from './figures.ts'
import { meaningOf } from './meaning.ts'
import { totalOf } from './decimal.ts'
import type { TrueOrder, TrueProduct } from './records.ts'
import { sortedText } from './stated.ts'

const DAY = 86_400_000

/** Disputed orders of each gateway among those ever paid, in all currencies, and which they are. */
export function disputesText(entries: readonly DatedOrder[]): string {
  const words = entries.flatMap(({ order }) => order.status?.trim() || [])
  // Which are disputed stands in words that mean nothing here.
  if (words.length > 0 && words.every((word) => !meaningOf(word))) return ''
  const groups = new Map<string, { disputed: string[]; everPaid: number }>()
  for (const { order } of entries) {
    const isDisputed = meaningOf(order.status) === 'disputed'
    if (!isDisputed && !isPaid(order)) continue
    const key = order.gateway ?? ''
    const { disputed, everPaid } = groups.get(key) ?? { disputed: [], everPaid: 0 }
    const ids = isDisputed ? [...disputed, order.id] : disputed
    groups.set(key, { disputed: ids, everPaid: everPaid + 1 })
  }
  return sortedText(
    Array.from(
      groups,
      ([key, { disputed, everPaid }]) =>
        `${key}=${disputed.length}/${everPaid} ${sortedText(disputed)}`,
    ),
  )
}

const hasPayment = ({ amountPaid }: TrueOrder) => (amountPaid ?? 0) > 0

/** Nothing was paid for it, or it says of what how many were bought. */
export const isSaleTold = ({ amount, amountPaid, items }: TrueOrder): boolean =>
  typeof amountPaid === 'number'
    ? amountPaid <= 0 ||
      (items.length > 0 &&
        items.every(({ variantId, quantity }) => variantId && typeof quantity === 'number'))
    : amount === 0

/** How many whole days each variant lasts at the pace of fourteen; three pieces make a pace. */
export function lastingText(
  products: readonly TrueProduct[],
  fortnight: readonly DatedOrder[],
): string {
  const lasting = products
    .flatMap(({ variants }) => variants)
    .flatMap(({ id, stock }) => {
      const pieces = fortnight
        .filter(({ order }) => hasPayment(order))
        .flatMap(({ order }) => order.items)
        .filter(({ variantId }) => variantId?.toLowerCase() === id.toLowerCase())
        .reduce((sum, { quantity }) => sum + (quantity ?? 1), 0)
      if (typeof stock !== 'number' || pieces < 3) return []
      return [`${id}=${pieces}, ${stock <= 0 ? 0 : Math.floor((stock * 14) / pieces)} days`]
    })
  return sortedText(lasting)
}

const whoOf = ({ customerEmail }: TrueOrder) => customerEmail?.trim().toLowerCase() || undefined

const groupText = (name: string, orders: readonly TrueOrder[]) =>
  `${name} ${new Set(orders.map(whoOf)).size} ${orders.length} ${totalOf(orders.map(({ amountPaid }) => amountPaid))}`

/** Of one currency, by whether a payment of the same person came before the period. */
export function newText(
  all: readonly DatedOrder[],
  own: readonly DatedOrder[],
  currency: string,
): string {
  const start = new Set(own)
  const before = new Set(
    all
      .filter((entry) => !start.has(entry) && hasPayment(entry.order))
      .map(({ order }) => whoOf(order)),
  )
  const paid = own.map(({ order }) => order).filter(hasPayment)
  const its = paid.filter((order) => currencyKey(order) === currency)
  const named = its.filter((order) => whoOf(order) !== undefined)
  const nobody = its.filter((order) => whoOf(order) === undefined)
  return [
    groupText(
      'new',
      named.filter((order) => !before.has(whoOf(order))),
    ),
    groupText(
      'returning',
      named.filter((order) => before.has(whoOf(order))),
    ),
    `unknown ${nobody.length} ${totalOf(nobody.map(({ amountPaid }) => amountPaid))}`,
  ].join(', ')
}

const wentBack = ({ status }: TrueOrder) =>
  ['refunded', 'disputed'].includes(meaningOf(status) ?? '')

const isKept = (order: TrueOrder) => hasPayment(order) && !wentBack(order)

/** Everybody who paid in one currency and did not get it back, with how often and how much. */
export function bestText(own: readonly DatedOrder[], currency: string): string {
  const people = new Map<string, TrueOrder[]>()
  for (const { order } of own) {
    const who = whoOf(order)
    if (who === undefined || !isKept(order) || currencyKey(order) !== currency) continue
    people.set(who, [...(people.get(who) ?? []), order])
  }
  return sortedText(
    Array.from(
      people,
      ([who, its]) => `${who}=${its.length} ${totalOf(its.map(({ amountPaid }) => amountPaid))}`,
    ),
  )
}

const holds = ({ items }: TrueOrder, productId: string) =>
  items.some((item) => item.productId === productId)

const people = (orders: readonly TrueOrder[]) =>
  new Set(orders.flatMap((order) => whoOf(order) ?? []))

export function neverText(all: readonly DatedOrder[], bought: string, never: string): string {
  const orders = all.map(({ order }) => order)
  const had = people(
    orders.filter((order) => holds(order, never) && (hasPayment(order) || wentBack(order))),
  )
  const meant = people(orders.filter((order) => isKept(order) && holds(order, bought)))
  return sortedText([...meant].filter((who) => !had.has(who)))
}

export function lapsedText(all: readonly DatedOrder[], days: number, now: number): string {
  const candidates = people(all.map(({ order }) => order).filter(isKept))
  return sortedText(
    [...candidates].filter((who) => {
      const its = all.filter(({ order }) => whoOf(order) === who)
      const isThere = its.some(
        ({ order, instant }) => hasPayment(order) && instant >= now - days * DAY,
      )
      return !isThere && its.filter(({ order }) => isKept(order)).length >= 2
    }),
  )
}

/** Variants that were bought and that their product, which is there, has not. */
export function replacedText(all: readonly DatedOrder[], products: readonly TrueProduct[]): string {
  const counts = new Map<string, number>()
  for (const { order } of all.filter((entry) => isKept(entry.order))) {
    const gone = order.items.flatMap(({ productId, variantId }) => {
      const product = products.find(({ id }) => id === productId)
      const isThere = product?.variants.some(({ id }) => id === variantId)
      return product && variantId && !isThere ? [variantId] : []
    })
    for (const id of new Set(gone)) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return sortedText(Array.from(counts, ([id, orders]) => `${id}=${orders}`))
}
