import { useQuery } from '@tanstack/react-query'
import { isPart } from '#api/client.ts'
import { ordersQuery } from '#api/orders.ts'
import { learned } from '#model/reading/platform/learned.ts'
import { inFewerRows } from '#model/reading/walk/fewer-rows.ts'
import { isSameEmail, searchableEmail } from '#model/records/customers/email.ts'

/** Orders read for a card; some may belong to an address that contains this one. */
export const MOST = 10

/** For a year of a customer's orders, in as many requests. */
export const MANY = 100

/** Whether a filter by email may leave out those that have it in other capitals. */
export const isSpelledIn = (filter: string) => learned('filterCase', filter)?.behaviour !== 'either'

/** The filter also finds addresses that contain this one. */
export function useCustomerOrders(storeId: string, address: string | undefined, pageSize = MOST) {
  const email = searchableEmail(address)
  const query = useQuery({
    ...inFewerRows(ordersQuery(storeId, { email, sort: '-dateCreated', pageSize })),
    enabled: email !== undefined,
  })
  const found = email === undefined ? [] : query.data?.items
  const rows = found?.filter(({ customerEmail }) => isSameEmail(customerEmail, email))
  const isCut = query.data !== undefined && isPart(query.data)
  const isSpelled = isSpelledIn('listOrders.email')
  return { query, rows, newest: rows?.[0]?.dateCreated, isPart: isCut, isSpelled }
}

export type CustomerOrders = ReturnType<typeof useCustomerOrders>
