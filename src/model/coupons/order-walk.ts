import type { Order } from '#api/schemas/orders.ts'
import { sum } from '#base/decimal.ts'
import type { PageStep } from '#model/pages.ts'

/** Progress through a period's orders, and those that used the coupon. */
export type Walk = Pick<PageStep<Order>, 'page' | 'pages' | 'hasMore' | 'isOver'> & {
  read: number
  found: readonly Order[]
}

type Step = Omit<PageStep<Order>, 'received' | 'unreadable'>

export const walkStart: Walk = { page: 0, hasMore: true, isOver: false, read: 0, found: [] }

export function walkOn(walk: Walk, couponId: string, step: Step): Walk {
  const { page, pages, hasMore, isOver, fresh } = step
  return {
    page,
    pages,
    hasMore,
    isOver,
    read: walk.read + fresh.length,
    found: [...walk.found, ...fresh.filter((order) => usedCoupon(order, couponId))],
  }
}

/** `coupon.id` is the id of the use; `couponId` is the coupon's. */
function usedCoupon({ coupon }: Order, couponId: string): boolean {
  return coupon?.couponId?.toLowerCase() === couponId.toLowerCase()
}

/** The discount given, per currency: amounts of different currencies are never added. */
export function discountsGiven(orders: readonly Order[]): { currency: string; amount: number }[] {
  const byCurrency = new Map<string, number[]>()
  for (const { currencyCode = '', coupon } of orders) {
    if (coupon?.netDecrease === undefined) continue
    byCurrency.set(currencyCode, [...(byCurrency.get(currencyCode) ?? []), coupon.netDecrease])
  }
  return [...byCurrency].map(([currency, amounts]) => ({ currency, amount: sum(amounts) }))
}
