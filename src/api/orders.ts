import { readPage } from './client.ts'
import { type ListQuery, listParameters } from './list-parameters.ts'
import { operations } from './operations.ts'
import { countQuery, listQuery } from './query.ts'
import { Order } from './schemas/orders.ts'

export function ordersQuery(storeId: string, query: ListQuery<'listOrders'>) {
  return listQuery('listOrders', { storeId }, query, Order)
}

export function orderCountQuery(storeId: string, query: ListQuery<'listOrders'>) {
  return countQuery('listOrders', { storeId }, query, Order)
}

/** Reads one page past every cache, for callers that paginate. */
export function readOrders(storeId: string, query: ListQuery<'listOrders'>, signal: AbortSignal) {
  const parameters = listParameters(operations.listOrders.query, query)
  return readPage('listOrders', { storeId }, parameters, Order, { signal })
}
