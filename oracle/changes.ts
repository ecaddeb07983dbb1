import * as fc from 'fast-check'
import { DAY, MINUTE, idFrom } from './names.ts'
import type { Manner } from './manners.ts'
import type { TrueOrder, TrueStore } from './records.ts'

export type Change = {
  what: 'pay' | 'refund' | 'dispute' | 'amend' | 'vanish' | 'arrive' | 'backdate'
  which: number
}

export const changeArbitrary: fc.Arbitrary<Change> = fc.record({
  what: fc.constantFrom('pay', 'refund', 'dispute', 'amend', 'vanish', 'arrive', 'backdate'),
  which: fc.nat(10_000),
})

/** What happens to the store until `now`, in the platform's own records. */
export function changed(store: TrueStore, changes: readonly Change[], now: number): TrueStore {
  let orders = store.orders
  for (const [step, { what, which }] of changes.entries()) {
    const at = orders.length === 0 ? -1 : which % orders.length
    const meant = orders[at]
    if (what === 'arrive' || what === 'backdate') {
      const age = what === 'arrive' ? which % MINUTE : (which % 30) * DAY + which
      orders = [arrival(orders.length + 1_500_000 + step, now - age, which), ...orders]
    } else if (meant && what === 'vanish') orders = orders.filter((order) => order !== meant)
    else if (meant) {
      orders = orders.map((order) => (order === meant ? altered(order, what, which) : order))
    }
  }
  return { ...store, orders }
}

function altered(order: TrueOrder, what: Change['what'], which: number): TrueOrder {
  if (what === 'pay') return { ...order, status: 'COMPLETED', amountPaid: order.amount }
  if (what === 'refund') return { ...order, status: 'REFUNDED' }
  if (what === 'dispute') return { ...order, status: 'Chargeback' }
  return { ...order, amountPaid: (which % 1000) + 0.25 }
}

const arrival = (index: number, instant: number, which: number): TrueOrder => ({
  id: idFrom(index),
  dateCreated: new Date(instant).toISOString(),
  status: 'COMPLETED',
  gateway: 'STRIPE',
  customerEmail: 'new@x.org',
  currencyCode: 'EUR',
  amount: (which % 500) + 0.5,
  amountPaid: (which % 500) + 0.5,
  items: [],
  coupon: null,
})

/**
 * Whether a reader that keeps orders and asks for numbers only can miss a change: an order that
 * changed under its status, several changes that may cancel each other, or numbers that this
 * platform does not tell truly.
 */
export function isUncountable(before: TrueStore, after: TrueStore, manner: Manner): boolean {
  const known = new Map(before.orders.map((order) => [order.id, order]))
  const kept = after.orders.filter(({ id }) => known.has(id))
  const others = kept.filter((order) => known.get(order.id) !== order)
  const isUnderStatus = others.some(({ id, status }) => known.get(id)?.status === status)
  const changes = others.length + known.size - kept.length + after.orders.length - kept.length
  const { statusFilter, pageSizeOfOne, pageSizeLargest, pages } = manner
  const isCounting =
    statusFilter === 'equal' &&
    pageSizeOfOne === 'taken' &&
    pageSizeLargest !== 'ignored' &&
    pages === 'counted'
  return isUnderStatus || changes > 1 || !isCounting
}
