import { customersQuery } from '#api/customers.ts'
import { ordersQuery } from '#api/orders.ts'
import type { PageQuery } from '#api/query.ts'
import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import { taggedOr } from './tagged-query.ts'

type Tagged<Query> = Query & { tag?: string | undefined }
type OrdersAsked = Tagged<Parameters<typeof ordersQuery>[1]>
type CustomersAsked = Tagged<Parameters<typeof customersQuery>[1]>

export const shownOrders = taggedOr('order', (storeId, query: OrdersAsked) =>
  ordersQuery(storeId, query),
)

const shown = taggedOr('customer', (storeId, query: CustomersAsked) =>
  customersQuery(storeId, query),
)

/** Nobody is asked for where the platform is known to refuse so short a search. */
export function shownCustomers(storeId: string, query: CustomersAsked, isShort = false) {
  const asked = shown(storeId, query)
  if (!isShort || query.tag) return asked
  const nobody: PageQuery<CustomerSearchItem> = {
    ...asked,
    queryFn: () => Promise.resolve({ items: [], hasMore: false }),
    // Once more letters are not needed any longer, it is asked.
    gcTime: 0,
  }
  return nobody
}
