import { queryOptions } from '@tanstack/react-query'
import { readItem, readPage } from './client.ts'
import { exactCount, itemQuery, listQuery, ONE_ROW, paging } from './query.ts'
import { Order, OrderDetail, Refund, RefundOrder } from './schemas/orders.ts'
import type { OrderListQuery } from './schemas/list-queries.ts'
import { write, type WriteCaller } from './write.ts'

/** Dates are instants in UTC here; what the address says has been resolved by the page. */
export function ordersQuery(storeId: string, query: OrderListQuery) {
  return listQuery('listOrders', { storeId }, { ...filters(query), ...paging(query) }, Order)
}

/** How many orders match, or undefined when the service does not let it be known exactly. */
export function orderCountQuery(storeId: string, query: OrderListQuery) {
  return queryOptions({
    ...listQuery('listOrders', { storeId }, { ...filters(query), ...ONE_ROW }, Order),
    select: exactCount,
  })
}

/** One page past every cache, for a walk through many. */
export function readOrders(storeId: string, query: OrderListQuery, signal: AbortSignal) {
  const parameters = { ...filters(query), ...paging(query) }
  return readPage('listOrders', { storeId }, parameters, Order, { signal })
}

export function orderQuery(storeId: string, orderId: string) {
  return itemQuery('getOrder', { storeId, orderId }, OrderDetail, identityOf)
}

/** The order as it is now, past every cache. */
export function readOrder(storeId: string, orderId: string) {
  return readItem('getOrder', { storeId, orderId }, OrderDetail, { identityOf })
}

export function refundOrder(
  storeId: string,
  orderId: string,
  body: RefundOrder,
  caller: WriteCaller<Refund>,
) {
  return write(
    {
      operation: 'refundOrder',
      params: { storeId, orderId },
      body: { schema: RefundOrder, value: body },
      answer: Refund,
    },
    caller,
  )
}

export function identityOf({ order, storeId }: OrderDetail) {
  return { id: order.id, storeId: order.storeId ?? storeId }
}

function filters({ dateFrom, dateTo, status, gateway, email, chat }: OrderListQuery) {
  return { dateFrom, dateTo, status, gateway, email, chat }
}
