/*
 * The interface in one table: method, path and the exact spelling of every query parameter of the
 * twenty operations (specification, "Endpoints"). The fetch layer builds requests from it, the host
 * forwards nothing that is not in it, the mock service refuses what it does not name.
 */
const list = ['Filters', 'Sorts', 'Page', 'PageSize'] as const
const couponFilters = [
  'UsesFrom',
  'UsesTo',
  'MaximumUsesFrom',
  'MaximumUsesTo',
  'PercentageFrom',
  'PercentageTo',
  'AmountFrom',
  'AmountTo',
  'IsEnabled',
] as const

export const operations = {
  listOrders: {
    method: 'GET',
    path: '/stores/{storeId}/orders',
    query: ['dateFrom', 'dateTo', 'status', 'gateway', 'email', 'chat', ...list],
  },
  getOrder: { method: 'GET', path: '/stores/{storeId}/orders/{orderId}', query: [] },
  refundOrder: { method: 'DELETE', path: '/stores/{storeId}/orders/{orderId}/refund', query: [] },
  listReviews: {
    method: 'GET',
    path: '/stores/{storeId}/reviews',
    query: ['rating', 'emailAddress', 'hasReply', 'dateRangeFrom', 'dateRangeTo', ...list],
  },
  listCoupons: {
    method: 'GET',
    path: '/stores/{storeId}/coupons',
    query: [...couponFilters, ...list],
  },
  searchCoupons: {
    method: 'GET',
    path: '/stores/{storeId}/coupons/search/{query}',
    query: [...couponFilters, ...list],
  },
  getCoupon: { method: 'GET', path: '/stores/{storeId}/coupons/{couponId}', query: [] },
  getProduct: { method: 'GET', path: '/stores/{storeId}/products/{productId}', query: [] },
  getProductBySlug: { method: 'GET', path: '/stores/{storeId}/products/slug/{slug}', query: [] },
  listAllProducts: { method: 'GET', path: '/stores/{storeId}/products/all', query: [] },
  createVariant: {
    method: 'POST',
    path: '/stores/{storeId}/products/{productId}/variants',
    query: [],
  },
  deleteVariant: {
    method: 'DELETE',
    path: '/stores/{storeId}/products/{productId}/variants/{variantId}',
    query: [],
  },
  getCategory: { method: 'GET', path: '/stores/{storeId}/categories/{categoryId}', query: [] },
  listAllCategories: { method: 'GET', path: '/stores/{storeId}/categories/all', query: [] },
  getCustomer: { method: 'GET', path: '/stores/{storeId}/customers/{customerId}', query: [] },
  searchCustomers: {
    method: 'GET',
    path: '/stores/{storeId}/customers/search/{query}',
    query: [
      'email',
      'ipAddress',
      'balanceFrom',
      'balanceTo',
      'processorCustomerId',
      'affiliateCode',
      ...list,
    ],
  },
  replyTicket: { method: 'PUT', path: '/stores/{storeId}/tickets/{ticketId}', query: [] },
  updateStore: { method: 'PUT', path: '/stores/{storeId}', query: [] },
  getUser: { method: 'GET', path: '/user', query: [] },
  listWebhookLogs: {
    method: 'GET',
    path: '/webhooks/{webhookId}/logs',
    query: ['ResponseCode', 'Success', 'From', 'To', ...list],
  },
} as const

export type Operations = typeof operations
export type OperationId = keyof Operations

/** A service secret must never reach the page; these are the names under which answers carry them. */
export const secretFields: ReadonlySet<string> = new Set([
  'apiKey',
  'webhookSecret',
  'webhookSigningKey',
  'oAuthClientId',
  'paymentProviderId',
  'publishableKey',
  'publicKey',
  'clientSecret',
  'accessToken',
  'chatWebhookUrl',
  'signature',
  'environmentVariables',
])

/**
 * The free map of what a customer answered at checkout. The merchant chose its names and needs its
 * values to deliver, so a name in it stands for no secret of the service.
 */
export function isCustomersOwn(name: string, value: object) {
  return name === 'customFieldAnswers' && !Array.isArray(value)
}
