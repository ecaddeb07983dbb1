import { customersQuery } from '#api/customers.ts'
import type { PageQuery } from '#api/query.ts'
import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import { taggedOr } from './tagged-query.ts'

type Query = Parameters<typeof customersQuery>[1] & { tag?: string | undefined }

const shown = taggedOr('customer', (storeId, query: Query) => customersQuery(storeId, query))

/** Nobody is asked for where the platform is known to refuse so short a search. */
export function shownCustomers(storeId: string, query: Query, isShort = false) {
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
