import { readItem, readPage } from './client.ts'
import { type ListQuery, listParameters } from './list-parameters.ts'
import { operations } from './operations.ts'
import { itemQuery, listQuery } from './query.ts'
import { Customer, CustomerSearchItem } from './schemas/customers.ts'

export function customerQuery(storeId: string, customerId: string) {
  return itemQuery('getCustomer', { storeId, customerId }, Customer, ({ id }) => ({ id }))
}

/** Reads past every cache: a reply is verified in the customer’s tickets. */
export function readCustomer(storeId: string, customerId: string) {
  return readItem('getCustomer', { storeId, customerId }, Customer, {
    identityOf: ({ id }) => ({ id }),
  })
}

/** The service can only search customers: it requires `q`, and filters narrow the result. */
export function customersQuery(
  storeId: string,
  { q, ...query }: ListQuery<'searchCustomers'> & { q: string },
) {
  return listQuery('searchCustomers', { storeId, query: q }, query, CustomerSearchItem)
}

export function readCustomers(
  storeId: string,
  { q, ...query }: ListQuery<'searchCustomers'> & { q: string },
  signal: AbortSignal,
) {
  const parameters = listParameters(operations.searchCustomers.query, query)
  return readPage('searchCustomers', { storeId, query: q }, parameters, CustomerSearchItem, {
    signal,
  })
}
