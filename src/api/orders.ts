import { readItem, readPage } from './client.ts'
import { type ListQuery, listParameters } from './list-parameters.ts'
import { operations } from './operations.ts'
import { countQuery, itemQuery, listQuery } from './query.ts'
import { Order, OrderDetail } from './schemas/orders.ts'

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

export function orderQuery(storeId: string, orderId: string) {
  return itemQuery('getOrder', { storeId, orderId }, OrderDetail, identityOf)
}

export function readOrder(storeId: string, orderId: string, signal?: AbortSignal) {
  return readItem('getOrder', { storeId, orderId }, OrderDetail, { signal, identityOf })
}

export function identityOf({ order, storeId }: OrderDetail) {
  return { id: order.id, storeId: order.storeId ?? storeId }
}
