import type { LinkProps } from '@tanstack/react-router'

/* Where an order's page leads. */

export const productLink = (storeId: string, productId: string) =>
  page('/stores/$storeId/products/$productId', { storeId, productId })

export const customerLink = (storeId: string, customerId: string) =>
  page('/stores/$storeId/customers/$customerId', { storeId, customerId })

export const couponLink = (storeId: string, couponId: string) =>
  page('/stores/$storeId/coupons/$couponId', { storeId, couponId })

export const webhookLogsLink = (webhookId: string) =>
  page('/webhooks/$webhookId/logs', { webhookId })

export const orderLink = (storeId: string, orderId: string) =>
  page('/stores/$storeId/orders/$orderId', { storeId, orderId })

export const ordersLink = (storeId: string, search: Record<string, string>): LinkProps => ({
  ...page('/stores/$storeId/orders', { storeId }),
  search: search as LinkProps['search'],
})

const page = (to: string, params: Record<string, string>) => ({ to, params }) as LinkProps
