import { useStore } from '#base/store.ts'
import { customersQuery, readCustomer } from '#api/customers.ts'
import { ordersQuery } from '#api/orders.ts'
import { queryClient } from '#api/query-client.ts'
import { session } from '#api/session.ts'
import { rememberTickets } from '#model/memory/tickets.ts'
import { sameAccount } from '#model/memory/same-account.ts'
import { createTicketScan, type ScanState, type TicketScan } from './scan.ts'

/** Scans go on while the merchant looks at other pages; one per store of the present account. */
const scans = new Map<string, TicketScan>()

let { account } = session.get()
session.subscribe(() => {
  const before = account
  ;({ account } = session.get())
  if (account === before && session.get().status === 'signed-in') return
  for (const scan of scans.values()) scan.pause()
  if (account !== before) scans.clear()
})

export function ticketScan(storeId: string): TicketScan {
  const known = scans.get(storeId)
  if (known) return known
  const scan = createTicketScan({
    // Read for the scan alone: the pages' own caches stay as they are.
    readOrders: (page) =>
      queryClient.fetchQuery({
        ...ordersQuery(storeId, { sort: '-dateCreated', page, pageSize: 100 }),
        gcTime: 0,
      }),
    async findCustomer(email) {
      const { items } = await queryClient.fetchQuery({
        ...customersQuery(storeId, { q: email, email, pageSize: 10 }),
        gcTime: 0,
      })
      return items.find(({ emailAddress }) => emailAddress?.trim().toLowerCase() === email)
    },
    readCustomer: (customerId) => readCustomer(storeId, customerId),
    remember: (customer) => rememberTickets(storeId, customer),
    isOurs: sameAccount(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })
  scans.set(storeId, scan)
  return scan
}

export const useScanState = (scan: TicketScan): ScanState => useStore(scan)
