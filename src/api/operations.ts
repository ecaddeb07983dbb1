type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  query: readonly string[]
  body?: true
  /** Only one such write per record may be in flight. */
  isExclusive?: true
}

/*
 * The whole interface (specification, "Endpoints"): the fetch layer builds requests from this
 * table, and host and mock service take nothing else.
 */
const list = ['Filters', 'Sorts', 'Page', 'PageSize'] as const

/** The one expression of `Filters` that is sent. */
export const NO_REPLY = 'hasReply==false'

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

/** Separate, so that the first-reads script does not carry the whole table. */
export const listOrders = {
  method: 'GET',
  path: '/stores/{storeId}/orders',
  query: ['dateFrom', 'dateTo', 'status', 'gateway', 'email', 'chat', ...list],
} as const

export const operations = {
  listOrders,
  getOrder: { method: 'GET', path: '/stores/{storeId}/orders/{orderId}', query: [] },
  refundOrder: {
    method: 'DELETE',
    path: '/stores/{storeId}/orders/{orderId}/refund',
    query: [],
    body: true,
    isExclusive: true,
  },
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
    body: true,
  },
  deleteVariant: {
    method: 'DELETE',
    path: '/stores/{storeId}/products/{productId}/variants/{variantId}',
    query: [],
    isExclusive: true,
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
  replyTicket: {
    method: 'PUT',
    path: '/stores/{storeId}/tickets/{ticketId}',
    query: [],
    body: true,
  },
  updateStore: { method: 'PUT', path: '/stores/{storeId}', query: [], body: true },
  getUser: { method: 'GET', path: '/user', query: [] },
  listWebhookLogs: {
    method: 'GET',
    path: '/webhooks/{webhookId}/logs',
    query: ['ResponseCode', 'Success', 'From', 'To', ...list],
  },
} as const satisfies Record<string, Operation>

export type Operations = typeof operations
export type OperationId = keyof Operations
export type WriteOperation = {
  [Id in OperationId]: Operations[Id]['method'] extends 'GET' ? never : Id
}[OperationId]

export function operationRules(id: OperationId): Operation {
  return operations[id]
}

/** Fields that carry service secrets; none may reach the page. */
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

/** The merchant chose these names and needs the values, so a name never means a service secret. */
export function isCustomersOwn(name: string, value: object) {
  return name === 'customFieldAnswers' && !Array.isArray(value)
}
