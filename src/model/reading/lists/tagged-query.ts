import type { ListQuery } from '#api/list-parameters.ts'
import { customersQuery } from '#api/customers.ts'
import { ordersQuery } from '#api/orders.ts'
import type { PageQuery } from '#api/query.ts'
import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import type { Order } from '#api/schemas/orders.ts'

type Tagged = { tag?: string | undefined }

export const shownOrders = (
  storeId: string,
  query: ListQuery<'listOrders'> & Tagged,
): PageQuery<Order> => tagged('order', storeId, query) ?? ordersQuery(storeId, query)

export const shownCustomers = (
  storeId: string,
  query: ListQuery<'searchCustomers'> & Tagged & { q: string },
): PageQuery<CustomerSearchItem> =>
  tagged('customer', storeId, query) ?? customersQuery(storeId, query)

/** The platform cannot filter by tags, so tagged records are read one by one, by their ids. */
function tagged<Row>(
  kind: 'order' | 'customer',
  storeId: string,
  { page = 1, pageSize = 20, ...asked }: Tagged & { page?: number; pageSize?: number },
) {
  if (asked.tag === undefined) return undefined
  return {
    queryKey: ['tagged', { kind, storeId, ...asked }, { Page: page, PageSize: pageSize }],
    queryFn: async (context: object) =>
      (await import('./tagged.ts')).readTaggedPage(context as never),
  } as unknown as PageQuery<Row>
}
