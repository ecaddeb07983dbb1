import { readItem } from './client.ts'
import { itemQuery } from './query.ts'
import { OrderDetail } from './schemas/order-detail.ts'

export function orderQuery(storeId: string, orderId: string) {
  return itemQuery('getOrder', { storeId, orderId }, OrderDetail, identityOf)
}

export function readOrder(storeId: string, orderId: string, signal?: AbortSignal) {
  return readItem('getOrder', { storeId, orderId }, OrderDetail, { signal, identityOf })
}

export function identityOf({ order, storeId }: OrderDetail) {
  return { id: order.id, storeId: order.storeId ?? storeId }
}
