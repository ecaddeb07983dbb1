import { queryOptions } from '@tanstack/react-query'
import type { ListQuery } from '#api/list-parameters.ts'
import type { Order } from '#api/schemas/orders.ts'
import { sum } from '#base/numbers/decimal.ts'
import { corrections, isDisputed } from '#model/records/orders/order-tone.ts'
import { currencyOf } from './figures.ts'

export type PaidSums = Record<string, { orders: number; paid: number }>

export function withPaid(before: PaidSums, orders: readonly Order[]): PaidSums {
  const after = { ...before }
  for (const order of orders) {
    const { amountPaid = 0 } = order
    if (amountPaid <= 0) continue
    const currency = currencyOf(order)
    const known = after[currency] ?? { orders: 0, paid: 0 }
    after[currency] = { orders: known.orders + 1, paid: sum([known.paid, amountPaid]) }
  }
  return after
}

export type OrderSums = {
  orders: number
  paidOrders: number
  /** Orders that state no paid amount. */
  unstated: number
  paid: { currency: string; amount: number }[]
  disputed: { currency: string; amount: number }[]
}

export function orderSums(orders: readonly Order[]): OrderSums {
  const paid = withPaid({}, orders)
  return {
    orders: orders.length,
    paidOrders: Object.values(paid).reduce((count, { orders: some }) => count + some, 0),
    unstated: orders.filter(({ amountPaid }) => amountPaid === undefined).length,
    paid: inOrder(paid),
    disputed: inOrder(withPaid({}, orders.filter(isDisputed))),
  }
}

const inOrder = (sums: PaidSums) =>
  Object.entries(sums)
    .toSorted(([, a], [, b]) => b.orders - a.orders)
    .map(([currency, { paid }]) => ({ currency, amount: paid }))

const MOST_ORDERS = 20_000

/** Past every cache, by the same read as a selection of all that match. */
export function orderSumsQuery(storeId: string, query: ListQuery<'listOrders'>) {
  return queryOptions({
    queryKey: ['listOrders', { storeId }, 'sums', query, corrections.get()],
    async queryFn({ signal }) {
      const { readAllMatching } = await import('#model/reading/selection/read-all.ts')
      const { rows, isComplete } = await readAllMatching(
        { kind: 'orders', owner: storeId, query },
        { signal, most: MOST_ORDERS },
      )
      return { sums: orderSums(rows as Order[]), isComplete }
    },
    staleTime: 60_000,
  })
}
