import { readItem } from './client.ts'
import type { ListQuery } from './list-parameters.ts'
import { itemQuery, listQuery } from './query.ts'
import { Customer, CustomerSearchItem } from './schemas/customers.ts'

export function customerQuery(storeId: string, customerId: string) {
  return itemQuery('getCustomer', { storeId, customerId }, Customer, ({ id }) => ({ id }))
}

/** The customer as they are now, past every cache: what a reply to a ticket is proved by. */
export function readCustomer(storeId: string, customerId: string) {
  return readItem('getCustomer', { storeId, customerId }, Customer, {
    identityOf: ({ id }) => ({ id }),
  })
}

/** Customers can only be searched: `q` is required, and the filters narrow what it finds. */
export function customersQuery(
  storeId: string,
  { q, ...query }: ListQuery<'searchCustomers'> & { q: string },
) {
  return listQuery('searchCustomers', { storeId, query: q }, query, CustomerSearchItem)
}
