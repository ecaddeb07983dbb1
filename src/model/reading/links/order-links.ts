import type { linkOptions as checked } from '@tanstack/react-router'

/** Checks types as the router's own does, which would bring its links to the first page. */
export const linkOptions: typeof checked = (options) => options as never

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
