import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { customerQuery, customersQuery } from '#api/customers.ts'
import type { Customer, CustomerSearchItem } from '#api/schemas/customers.ts'
import { labels, t } from '#base/language/words.ts'
import { EXPERIMENT } from '#model/records/customers/email.ts'
import { foundCustomer } from './found.ts'
import { type Source, has, source } from './source.ts'

/** With the search, at most six requests. */
const FEW = 5

type CustomersAsked = Parameters<typeof customersQuery>[1]
type CustomerFilter = Pick<
  CustomersAsked,
  'email' | 'ipAddress' | 'processorCustomerId' | 'affiliateCode'
>
type Looked = { items: CustomerSearchItem[]; isBlind: boolean }

/**
 * Customers by a filter, past whatever the search itself looks at. `isBlind`: it finds nobody at
 * all, so nothing can be said of the filter.
 */
async function lookUp(
  client: QueryClient,
  storeId: string,
  filter: CustomerFilter,
  q: string,
): Promise<Looked> {
  const ask = async (asked: CustomersAsked) =>
    (await client.query({ ...customersQuery(storeId, asked), staleTime: 30_000 })).items
  const items = await ask({ q, ...filter, pageSize: FEW })
  if (items.length > 0) return { items, isBlind: false }
  return { items, isBlind: (await ask({ q: EXPERIMENT, pageSize: 1 })).length === 0 }
}

type CustomersBy = {
  label: string
  fits: (customer: CustomerSearchItem) => boolean | undefined
  q?: string
  /** A value that only one customer has. */
  isSole?: boolean
}

export function customersBy(
  storeId: string,
  filter: CustomerFilter,
  { label, fits, q = EXPERIMENT, isSole = false }: CustomersBy,
): Source {
  const query = queryOptions({
    queryKey: ['customers by', { storeId, ...filter }],
    queryFn: ({ client }) => lookUp(client, storeId, filter, q),
  })
  const isIgnored = ({ items, isBlind }: Looked) =>
    isBlind || items.some((one) => !fits(one)) || (isSole && items.length > 1)
  const found = (looked: Looked) =>
    isSole && isIgnored(looked)
      ? []
      : looked.items.filter(fits).map((customer) => foundCustomer(storeId, customer))
  return { ...source(label, 'customer', query, found), isIgnored }
}

/** The filter finds parts of addresses; only the record tells whose address it is. */
export function customersAt(storeId: string, ipAddress: string): Source {
  const query = queryOptions({
    queryKey: ['customers at', { storeId, ipAddress }],
    async queryFn({ client }) {
      const { items, isBlind } = await lookUp(client, storeId, { ipAddress }, EXPERIMENT)
      const read = items
        .slice(0, FEW)
        .map(({ id }) => client.query({ ...customerQuery(storeId, id), staleTime: 30_000 }))
      return { read: await Promise.all(read), isBlind }
    },
  })
  type Read = { read: Customer[]; isBlind: boolean }
  const found = ({ read }: Read) =>
    read
      .filter((customer) => customer.ipAddress?.toLowerCase() === ipAddress)
      .map((customer) => foundCustomer(storeId, customer))
  const isIgnored = ({ read, isBlind }: Read) =>
    isBlind || read.some((one) => !has(ipAddress, 'ipAddress')(one))
  return { ...source(t`Customers with this IP`, 'customer', query, found), isIgnored }
}

export const customerAtProcessor = (storeId: string, processorCustomerId: string): Source =>
  customersBy(
    storeId,
    { processorCustomerId },
    { label: t`Customer of the payment processor`, fits: () => true, isSole: true },
  )

export const affiliates = (storeId: string, affiliateCode: string): Source =>
  customersBy(
    storeId,
    { affiliateCode },
    { label: labels.affiliate, fits: ({ isAffiliate }) => isAffiliate !== false },
  )
