import { createStore, type Readable } from '#base/store.ts'
import { toApiError, type ApiError } from '#api/errors.ts'
import type { Page } from '#api/client.ts'
import type { Customer, CustomerSearchItem } from '#api/schemas/customers.ts'
import type { Order } from '#api/schemas/orders.ts'
import { eachPage } from '#model/pages.ts'

/** Customers per run, after which the scan asks before it continues. */
export const RUN_LENGTH = 40
/** Milliseconds between two customers, so that the merchant's own reads never wait. */
const BREATH = 500
/** After this many failures in a row, the scan stops. */
const PATIENCE = 3

export type ScanState = {
  phase: 'idle' | 'running' | 'paused' | 'stopped' | 'failed' | 'run-over' | 'complete'
  /** Customers read since the scan began, and in this run. */
  read: number
  inRun: number
  /** Tickets found in their records. */
  found: number
  /** Customers that could not be read or found. */
  missed: number
  /** The orders ended, but may not have been complete. */
  hasMore: boolean
  error?: ApiError
}

/** Everything outside this module, so that tests can replace it. */
export type ScanDependencies = {
  readOrders: (page: number) => Promise<Page<Order>>
  findCustomer: (email: string) => Promise<CustomerSearchItem | undefined>
  readCustomer: (customerId: string) => Promise<Customer>
  remember: (customer: Customer) => void
  /** False once the merchant who started the scan has signed out. */
  isOurs: () => boolean
  wait: (milliseconds: number) => Promise<void>
}

export type TicketScan = Readable<ScanState> & {
  /** Starts, continues after a pause or run, or retries after a failure. */
  run: () => Promise<void>
  pause: () => void
  /** Ends the scan; the next run starts again with the newest orders. */
  stop: () => void
}

export const IDLE_SCAN: ScanState = {
  phase: 'idle',
  read: 0,
  inRun: 0,
  found: 0,
  missed: 0,
  hasMore: true,
}

/**
 * Reads each customer of the newest orders once, one call at a time, because tickets come inside
 * customer records.
 */
export function createTicketScan(dependencies: ScanDependencies): TicketScan {
  const { findCustomer, readCustomer, remember, isOurs, wait } = dependencies
  const store = createStore(IDLE_SCAN)
  let walk = newWalk(dependencies)
  /** Identifies the current run, so that an earlier one ends when its answer arrives. */
  let turn = 0

  function set(change: Partial<ScanState>) {
    store.set({ ...store.get(), ...change })
  }

  async function run() {
    const { phase } = store.get()
    if (phase === 'running') return
    if (phase === 'complete' || phase === 'stopped') walk = newWalk(dependencies)
    const isNew = walk.met.size === 0
    const isContinued = phase === 'paused' || phase === 'failed'
    turn += 1
    const mine = turn
    const isOn = () => turn === mine && store.get().phase === 'running'
    set({
      ...(isNew && IDLE_SCAN),
      ...(!isContinued && { inRun: 0 }),
      phase: 'running',
      error: undefined,
    })
    let failures = 0
    while (isOn()) {
      try {
        const email = await nextEmail(walk)
        if (!isOn()) return
        if (email === undefined) return set({ phase: 'complete', hasMore: walk.hasMore })
        if (store.get().inRun >= RUN_LENGTH) return set({ phase: 'run-over' })
        const found = await ticketsOf(email)
        if (turn !== mine) return
        walk.waiting.shift()
        failures = 0
        const state = store.get()
        set({
          read: state.read + 1,
          inRun: state.inRun + 1,
          found: state.found + (found ?? 0),
          missed: state.missed + (found === undefined ? 1 : 0),
        })
      } catch (thrown) {
        if (!isOn()) return
        const error = toApiError(thrown, 'getCustomer')
        failures += 1
        const isHopeless = failures >= PATIENCE || walk.waiting.length === 0 || error.status === 401
        if (isHopeless) return set({ phase: 'failed', error })
        walk.waiting.shift()
        set({ missed: store.get().missed + 1 })
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
    get: store.get,
    subscribe: store.subscribe,
    run,
    pause() {
      if (store.get().phase === 'running') set({ phase: 'paused' })
    },
    stop() {
      turn += 1
      set({ phase: 'stopped' })
    },
  }
}

/** The orders and customers still to be read. */
type Walk = {
  orders: ReturnType<typeof eachPage<Order>>
  hasMore: boolean
  met: Set<string>
  waiting: string[]
}

const newWalk = ({ readOrders, wait }: ScanDependencies): Walk => ({
  orders: eachPage(readOrders, { wait }),
  hasMore: true,
  met: new Set(),
  waiting: [],
})

async function nextEmail(walk: Walk): Promise<string | undefined> {
  const { orders, met, waiting } = walk
  if (waiting.length > 0) return waiting[0]
  for await (const { fresh, hasMore } of orders()) {
    walk.hasMore = hasMore
    for (const { customerEmail } of fresh) {
      const email = customerEmail?.trim().toLowerCase()
      if (!email || met.has(email)) continue
      met.add(email)
      waiting.push(email)
    }
    if (waiting.length > 0) break
  }
  return waiting[0]
}
