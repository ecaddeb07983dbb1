import { customersQuery } from '#api/customers.ts'
import { taggedOr } from './tagged-query.ts'

type Query = Parameters<typeof customersQuery>[1] & { tag?: string | undefined }

export const shownCustomers = taggedOr('customer', (storeId, query: Query) =>
  customersQuery(storeId, query),
)
