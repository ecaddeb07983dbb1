import type { Page } from '#api/client.ts'
import type { Order } from '#api/schemas/orders.ts'
import { sum } from '#base/decimal.ts'

/** How far the orders of a period have been read, and which of them used the coupon. */
export type Walk = {
  /** The page that was read last, and how many there are. */
  page: number
  pages?: number
  isOver: boolean
  read: ReadonlySet<string>
  found: readonly Order[]
}

export const walkStart: Walk = { page: 0, isOver: false, read: new Set(), found: [] }

/**
 * The walk after one more page. Pages may overlap when orders arrive meanwhile: each order counts
 * once. It is over with the last page, and also when a page brings nothing new, so that a service
 * that miscounts its pages cannot keep it going.
 */
export function walkOn(walk: Walk, couponId: string, { items, pages, hasMore }: Page<Order>): Walk {
  const fresh = items.filter(({ id }) => id !== '' && !walk.read.has(id))
  const page = walk.page + 1
  return {
    page,
    pages,
    isOver: fresh.length === 0 || !hasMore,
    read: new Set([...walk.read, ...fresh.map(({ id }) => id)]),
    found: [...walk.found, ...fresh.filter((order) => usedCoupon(order, couponId))],
  }
}

/** An order's coupon has an id of its own; `couponId` is the coupon's. */
function usedCoupon({ coupon }: Order, couponId: string): boolean {
  return coupon?.couponId?.toLowerCase() === couponId.toLowerCase()
}

/** The discount given, per currency; amounts of different currencies are never added. */
export function discountsGiven(orders: readonly Order[]): { currency: string; amount: number }[] {
  const byCurrency = new Map<string, number[]>()
  for (const { currencyCode = '', coupon } of orders) {
    if (coupon?.netDecrease === undefined) continue
    byCurrency.set(currencyCode, [...(byCurrency.get(currencyCode) ?? []), coupon.netDecrease])
  }
  return [...byCurrency].map(([currency, amounts]) => ({ currency, amount: sum(amounts) }))
}
