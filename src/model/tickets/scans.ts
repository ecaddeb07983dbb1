import { customersQuery, readCustomer } from '#api/customers.ts'
import { ordersQuery } from '#api/orders.ts'
import { queryClient } from '#api/query-client.ts'
import { session } from '#api/session.ts'
import { rememberTickets } from '#model/memory/tickets.ts'
import { sameAccount } from '#model/memory/same-account.ts'
import { pause } from '#base/pause.ts'
import { createStore, useStore } from '#base/store.ts'
import { createTicketScan, IDLE_SCAN, type ScanState, type TicketScan } from './scan.ts'

/** One scan per store of the current account; scans continue while other pages are open. */
const scans = new Map<string, TicketScan>()
const states = createStore<Record<string, ScanState>>({})

let { account } = session.get()
session.subscribe(() => {
  const before = account
  ;({ account } = session.get())
  if (account === before && session.get().status === 'signed-in') return
  for (const scan of scans.values()) scan.pause()
  if (account === before) return
  scans.clear()
  states.set({})
})

function scanOf(storeId: string): TicketScan {
  const known = scans.get(storeId)
  if (known) return known
  const scan = createTicketScan({
    // Bypasses the cache, so that the pages' own data stays as it is.
    readOrders: (page) =>
      queryClient.query({
        ...ordersQuery(storeId, { sort: '-dateCreated', page, pageSize: 100 }),
        gcTime: 0,
      }),
    async findCustomer(email) {
      const { items } = await queryClient.query({
        ...customersQuery(storeId, { q: email, email, pageSize: 10 }),
        gcTime: 0,
      })
      return items.find(({ emailAddress }) => emailAddress?.trim().toLowerCase() === email)
    },
    readCustomer: (customerId) => readCustomer(storeId, customerId),
    remember: (customer) => rememberTickets(storeId, customer),
    isOurs: sameAccount(),
    wait: pause,
  })
  scans.set(storeId, scan)
  scan.subscribe(() => {
    if (scans.get(storeId) === scan) states.set({ ...states.get(), [storeId]: scan.get() })
  })
  return scan
}

export type ScanControl = { state: ScanState; run: () => void; pause: () => void; stop: () => void }

/** A store's scan, created when it first runs. */
export function useTicketScan(storeId: string): ScanControl {
  return {
    state: useStore(states)[storeId] ?? IDLE_SCAN,
    run: () => void scanOf(storeId).run(),
    pause: () => scans.get(storeId)?.pause(),
    stop: () => scans.get(storeId)?.stop(),
  }
}
