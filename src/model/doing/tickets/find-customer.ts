import { customersQuery, readCustomer } from '#api/customers.ts'
import { isNotFound } from '#api/errors.ts'
import { queryClient } from '#api/query-client.ts'
import { rememberTickets } from '#model/reading/memory/tickets.ts'
import { createSizing } from '#model/reading/walk/page-sizes.ts'
import { sameAccount } from '#model/reading/memory/same-account.ts'

export type FoundCustomer = { id: string; ticketIds: string[] } | undefined

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const MOST_PAGES = 5

export async function findCustomer(storeId: string, text: string): Promise<FoundCustomer> {
  const isOurs = sameAccount()
  const wanted = text.trim().toLowerCase()
  const id = uuid.test(wanted) ? wanted : await idOf(storeId, wanted)
  if (id === undefined) return undefined
  const customer = await readCustomer(storeId, id).catch((error: unknown) => {
    if (isNotFound(error)) return undefined
    throw error
  })
  if (!customer || !isOurs()) return undefined
  rememberTickets(storeId, customer)
  const ticketIds = customer.tickets.flatMap((ticket) => ticket.id || [])
  return { id: customer.id || id, ticketIds }
}

async function idOf(storeId: string, email: string): Promise<string | undefined> {
  const sized = createSizing(100)
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { items, hasMore } = await sized(page, (pageSize) =>
      queryClient.query({
        ...customersQuery(storeId, { q: email, page, pageSize }),
        staleTime: 0,
      }),
    )
    const found = items.find(({ emailAddress }) => emailAddress?.trim().toLowerCase() === email)
    if (found) return found.id
    if (!hasMore) return undefined
  }
  return undefined
}
