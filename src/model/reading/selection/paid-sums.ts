import type { Order } from '#api/schemas/orders.ts'
import { paidOf } from '#model/records/orders/paid.ts'
import { sum } from '#base/numbers/decimal.ts'

type PaidSum = { currency: string | undefined; paid: number; isAssumed: boolean }

type Payment = Pick<Order, 'amountPaid' | 'currencyCode'>

/** Nothing is converted, and an order without a currency is never added to others. */
export function paidSums(orders: readonly Payment[], storeCurrency: string | undefined): PaidSum[] {
  const groups = new Map<string, number[]>()
  for (const order of orders) {
    const paid = paidOf(order)
    if (paid === 0) continue
    const currency = order.currencyCode?.trim().toUpperCase() ?? ''
    groups.set(currency, [...(groups.get(currency) ?? []), paid])
  }
  return [...groups]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([currency, amounts]) => ({
      currency: currency || storeCurrency,
      isAssumed: currency === '',
      paid: sum(amounts),
    }))
}
