import { queryOptions } from '@tanstack/react-query'
import type { ListQuery } from '#api/list-parameters.ts'
import { readOrders } from '#api/orders.ts'
import type { Order } from '#api/schemas/orders.ts'
import { sum } from '#base/numbers/decimal.ts'
import { statusTone } from '#base/text/status-tone.ts'
import { currencyOf } from './figures.ts'
import { readPages } from '#model/reading/walk/pages.ts'

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
  paid: { currency: string; amount: number }[]
  disputed: { currency: string; amount: number }[]
}

export function orderSums(orders: readonly Order[]): OrderSums {
  const paid = withPaid({}, orders)
  return {
    orders: orders.length,
    paidOrders: Object.values(paid).reduce((count, { orders: some }) => count + some, 0),
    paid: inOrder(paid),
    disputed: inOrder(withPaid({}, orders.filter(isDisputed))),
  }
}

const inOrder = (sums: PaidSums) =>
  Object.entries(sums)
    .toSorted(([, a], [, b]) => b.orders - a.orders)
    .map(([currency, { paid }]) => ({ currency, amount: paid }))

const MOST_PAGES = 200

const isDisputed = ({ status }: Order) => status && statusTone(status).glyph === 'triangle'

/** Past every cache; the end is fixed at the start. */
export function orderSumsQuery(storeId: string, query: ListQuery<'listOrders'>) {
  return queryOptions({
    queryKey: ['listOrders', { storeId }, 'sums', query],
    async queryFn({ signal: leaving }) {
      const fixed = { dateTo: new Date().toISOString(), ...query }
      const { items, isComplete } = await readPages(
        (page, signal) => readOrders(storeId, { ...fixed, page, pageSize: 100 }, signal),
        { signal: leaving, mostPages: MOST_PAGES },
      )
      return { sums: orderSums(items), isComplete }
    },
    staleTime: 60_000,
  })
}
