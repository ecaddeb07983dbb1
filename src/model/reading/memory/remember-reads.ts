import type { Query, QueryClient } from '@tanstack/react-query'
import type { Page } from '#api/client.ts'
import type { Customer } from '#api/schemas/customers.ts'
import type { Order } from '#api/schemas/orders.ts'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import type { User } from '#api/schemas/user.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { observeList, observeOrders } from '#model/reading/platform/observe.ts'
import { rememberFilterValues } from './filter-values.ts'
import { rememberAccount } from './staff.ts'
import { rememberTickets } from './tickets.ts'
import { rememberDeliveries, rememberWebhooks } from './webhooks.ts'

type Reads = {
  listOrders: Page<Order> | { orders: readonly Order[] }
  getOrder: OrderDetail
  getCustomer: Customer
  getUser: User
  listWebhookLogs: Page<WebhookLog>
}
type Context = {
  storeId: string
  readAt: number
}
type Remember<Data> = (data: Data, context: Context) => void

const rememberers: { [Operation in keyof Reads]: Remember<Reads[Operation]> } = {
  listOrders(read, { storeId, readAt }) {
    const orders = 'items' in read ? read.items : read.orders
    rememberFilterValues(storeId, orders)
    observeOrders(orders, readAt)
  },
  getOrder(detail, { storeId, readAt }) {
    rememberWebhooks(storeId, detail)
    observeOrders([detail.order], readAt)
  },
  getCustomer: (customer, { storeId, readAt }) => rememberTickets(storeId, customer, readAt),
  getUser: rememberAccount,
  listWebhookLogs: ({ items }) => void rememberDeliveries(items),
}

/** Records that the platform cannot list, whichever page reads them. */
export function rememberReads(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache()
  // The first page may have read something before this module was loaded.
  for (const query of cache.getAll()) {
    remember(query)
    observe(query)
  }
  return cache.subscribe((event) => {
    const { type } = event.type === 'updated' ? event.action : event
    if (type === 'success') remember(event.query)
    if (type === 'success' || type === 'error') observe(event.query)
  })
}

/** A list's key holds the request, which its answer is judged by. */
function observe({ queryKey, state }: Query) {
  const { data, dataUpdatedAt, error, errorUpdatedAt } = state
  const request = queryKey as Parameters<typeof observeList>[0]
  if (typeof request[2] !== 'object' || !('PageSize' in request[2])) return
  observeList(request, error ? { error, at: errorUpdatedAt } : { data, at: dataUpdatedAt })
}

function remember(query: Query) {
  const [operation, params] = query.queryKey as [keyof Reads, { storeId: string }]
  const { data, dataUpdatedAt: readAt } = query.state
  if (data === undefined || !Object.hasOwn(rememberers, operation)) return
  // The key starts with the operation, which determines the type of the data.
  const rememberData = rememberers[operation] as Remember<unknown>
  rememberData(data, { storeId: params.storeId, readAt })
}
