import { readItem } from './client.ts'
import { itemQuery, listQuery, paging } from './query.ts'
import { Customer, CustomerSearchItem } from './schemas/customers.ts'
import { type CustomerListQuery } from './schemas/list-queries.ts'

export function customerQuery(storeId: string, customerId: string) {
  return itemQuery('getCustomer', { storeId, customerId }, Customer, ({ id }) => ({ id }))
}

/** The customer as they are now, past every cache: what a reply to a ticket is proved by. */
export function readCustomer(storeId: string, customerId: string) {
  return readItem('getCustomer', { storeId, customerId }, Customer, {
    identityOf: ({ id }) => ({ id }),
  })
}

/** Customers can be searched only: `q` is required, the filters narrow it down. */
export function customersQuery(storeId: string, query: CustomerListQuery & { q: string }) {
  const { q, email, ipAddress, balanceFrom, balanceTo, processorCustomerId, affiliateCode } = query
  return listQuery(
    'searchCustomers',
    { storeId, query: q },
    {
      email,
      ipAddress,
      balanceFrom,
      balanceTo,
      processorCustomerId,
      affiliateCode,
      ...paging(query),
    },
    CustomerSearchItem,
  )
}
