import { customersQuery } from '#api/customers.ts'
import { ordersQuery } from '#api/orders.ts'
import type { PageQuery } from '#api/query.ts'
import type { CustomerSearchItem } from '#api/schemas/customers.ts'

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

type Asked = { tag?: string | undefined; page?: number; pageSize?: number }

/** The platform cannot filter by tags, so tagged records are read one by one, by their ids. */
function taggedOr<Query extends Asked, Row>(
  kind: 'order' | 'customer',
  read: (storeId: string, query: Query) => PageQuery<Row>,
) {
  return (storeId: string, query: Query) => {
    if (!query.tag) return read(storeId, query)
    const { page: Page = 1, pageSize: PageSize = 20, ...asked } = query
    return {
      queryKey: ['tagged', { kind, storeId, ...asked }, { Page, PageSize }],
      queryFn: async (context: object) =>
        (await import('./tagged.ts')).readTaggedPage(context as never),
    } as unknown as PageQuery<Row>
  }
}
