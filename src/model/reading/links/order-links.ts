import { linkOptions } from './link-options.ts'

/* Apart from the others, because the first rows need them. */
type OrdersSearch = {
  email?: string
  chat?: string
  status?: string
  gateway?: string
  dateFrom?: string
  dateTo?: string
}

export const orderLink = (storeId: string, orderId: string) =>
  linkOptions({ to: '/stores/$storeId/orders/$orderId', params: { storeId, orderId } })

export const ordersLink = (storeId: string, search: OrdersSearch = {}) =>
  linkOptions({ to: '/stores/$storeId/orders', params: { storeId }, search })
