import { createStore, type Readable } from '#base/store.ts'
import { toApiError, type ApiError } from '#api/errors.ts'
import type { Page } from '#api/client.ts'
import type { Customer, CustomerSearchItem } from '#api/schemas/customers.ts'
import type { Order } from '#api/schemas/orders.ts'

/** One run reads this many customers, then asks before it goes on. */
export const RUN_LENGTH = 40
/** Between two customers, so that the merchant's own work is never kept waiting. */
const BREATH = 500
/** So many failures in a row are not bad luck any more. */
const PATIENCE = 3

export type ScanState = {
  phase: 'idle' | 'running' | 'paused' | 'stopped' | 'failed' | 'run-over' | 'complete'
  /** Customers looked at since the scan began, and in this run. */
  read: number
  inRun: number
  /** Tickets met in their records. */
  found: number
  /** Customers that could not be read or found. */
  missed: number
  error?: ApiError
}

/** All that reaches out of this page, so that a test can stand in for it. */
export type ScanDependencies = {
  readOrders: (page: number) => Promise<Page<Order>>
  findCustomer: (email: string) => Promise<CustomerSearchItem | undefined>
  readCustomer: (customerId: string) => Promise<Customer>
  remember: (customer: Customer) => void
  /** False once who began it has signed out. */
  isOurs: () => boolean
  wait: (milliseconds: number) => Promise<void>
}

export type TicketScan = Readable<ScanState> & {
  /** Begins, goes on after a pause or a run, or tries again after a failure. */
  run: () => Promise<void>
  pause: () => void
  /** Ends it; the next run begins with the newest orders again. */
  stop: () => void
}

const beginning: ScanState = { phase: 'idle', read: 0, inRun: 0, found: 0, missed: 0 }

/**
 * Walks the newest orders to their customers and reads each customer once: the tickets are in
 * their records. One call at a time.
 */
export function createTicketScan(dependencies: ScanDependencies): TicketScan {
  const { readOrders, findCustomer, readCustomer, remember, isOurs, wait } = dependencies
  const scan = createStore(beginning)
  let walk = newWalk()
  /** Which run is on: an earlier one that still awaits an answer ends there. */
  let turn = 0

  function set(change: Partial<ScanState>) {
    scan.set({ ...scan.get(), ...change })
  }

  async function run() {
    if (scan.get().phase === 'running') return
    if (scan.get().phase === 'complete' || scan.get().phase === 'stopped') walk = newWalk()
    const isNew = walk.page === 0 && walk.waiting.length === 0
    const isContinued = scan.get().phase === 'paused' || scan.get().phase === 'failed'
    turn += 1
    const mine = turn
    const isOn = () => turn === mine && scan.get().phase === 'running'
    set({
      ...(isNew && beginning),
      ...(!isContinued && { inRun: 0 }),
      phase: 'running',
      error: undefined,
    })
    let failures = 0
    while (isOn()) {
      try {
        const email = await nextEmail(readOrders, walk)
        if (!isOn()) return
        if (email === undefined) return set({ phase: 'complete' })
        if (scan.get().inRun >= RUN_LENGTH) return set({ phase: 'run-over' })
        const found = await ticketsOf(email)
        if (turn !== mine) return
        walk.waiting.shift()
        failures = 0
        const { read, inRun } = scan.get()
        set({
          read: read + 1,
          inRun: inRun + 1,
          found: scan.get().found + (found ?? 0),
          missed: scan.get().missed + (found === undefined ? 1 : 0),
        })
      } catch (thrown) {
        if (!isOn()) return
        const error = toApiError(thrown, 'getCustomer')
        failures += 1
        const isHopeless = failures >= PATIENCE || walk.waiting.length === 0 || error.status === 401
        if (isHopeless) return set({ phase: 'failed', error })
        walk.waiting.shift()
        set({ missed: scan.get().missed + 1 })
      }
      await wait(BREATH)
    }
  }

  async function ticketsOf(email: string): Promise<number | undefined> {
    const item = await findCustomer(email)
    if (!item || !isOurs()) return undefined
    const customer = await readCustomer(item.id)
    if (!isOurs()) return undefined
    remember(customer)
    return customer.tickets.length
  }

  return {
    get: scan.get,
    subscribe: scan.subscribe,
    run,
    pause() {
      if (scan.get().phase === 'running') set({ phase: 'paused' })
    },
    stop() {
      turn += 1
      set({ phase: 'stopped' })
    },
  }
}

/** How far the newest orders have been read, and whose are still to be looked at. */
type Walk = { page: number; isEnd: boolean; met: Set<string>; waiting: string[] }

const newWalk = (): Walk => ({ page: 0, isEnd: false, met: new Set(), waiting: [] })

async function nextEmail(
  readOrders: ScanDependencies['readOrders'],
  walk: Walk,
): Promise<string | undefined> {
  while (walk.waiting.length === 0 && !walk.isEnd) {
    const { items, hasMore } = await readOrders(walk.page + 1)
    walk.page += 1
    walk.isEnd = items.length === 0 || !hasMore
    for (const { customerEmail } of items) {
      const email = customerEmail?.trim().toLowerCase()
      if (!email || walk.met.has(email)) continue
      walk.met.add(email)
      walk.waiting.push(email)
    }
  }
  return walk.waiting[0]
}
