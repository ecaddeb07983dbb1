import { type ApiError, toApiError } from '#api/errors.ts'
import type { Page } from '#api/client.ts'
import type { Customer, CustomerSearchItem } from '#api/schemas/customers.ts'
import type { Order } from '#api/schemas/orders.ts'
import type { KnownCustomer } from '#model/memory/ticket-records.ts'
import { createStore, type Readable } from '#base/store.ts'
import {
  type Contact,
  contactOf,
  lastWordIn,
  MOST_FAILURES,
  nextContact,
  nextDueAt,
} from './contacts.ts'
import { paceOf } from './pace.ts'
import { READER_OFF, type ReaderState } from './reader-state.ts'

export type ReaderDependencies = {
  readOrders: (page: number) => Promise<Page<Order>>
  searchCustomers: (q: string, page: number) => Promise<Page<CustomerSearchItem>>
  readCustomer: (customerId: string) => Promise<Customer>
  remember: (customer: Customer) => void
  known: () => Iterable<KnownCustomer>
  now: () => number
  isHidden: () => boolean
  /** Ends early, without rejecting, if the signal aborts or the network returns. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export type TicketReader = Readable<ReaderState> & {
  run: (signal: AbortSignal) => Promise<void>
  retryFailed: () => void
}

const ORDERS_EVERY = 5 * 60_000
const PAGE_EVERY = 5
const MOST_SEARCH_PAGES = 20
/** Failures in a row after which the platform, not the customer, is at fault. */
const TROUBLE = 3
/** Milliseconds after which all known tickets are read again, as fast as in the first round. */
const BREAK = 3_600_000

/** One call at a time, again and again, because nothing announces a new message. */
export function createTicketReader(dependencies: ReaderDependencies): TicketReader {
  const { readOrders, searchCustomers, readCustomer, remember, known, now, wait } = dependencies
  const store = createStore(READER_OFF)
  const contacts = new Map<string, Contact>()
  const orders = { page: 0, isOver: false, readAt: -Infinity, rank: 0 }
  const directory = { page: 0, isOver: false, isUseful: true, isComplete: false }
  let calls = 0
  let sincePage = PAGE_EVERY
  let failuresInRow = 0

  function set(change: Partial<ReaderState>) {
    const all = [...contacts.values()]
    store.set({
      ...store.get(),
      total: all.length,
      read: all.filter(({ readAt }) => readAt !== undefined).length,
      failed: all
        .filter(({ failures, id }) => failures >= MOST_FAILURES && id !== NOBODY)
        .map(({ email }) => email),
      unknown: all.filter(({ id }) => id === NOBODY).map(({ email }) => email),
      isComplete: directory.isComplete,
      ...change,
    })
  }

  function meet(address: string | undefined, more: Partial<Contact> = {}) {
    const email = address?.trim().toLowerCase()
    if (!email) return
    const contact = contacts.get(email) ?? { email, failures: 0 }
    const defined = Object.fromEntries(
      Object.entries(more).filter(([, value]) => value !== undefined),
    )
    contacts.set(email, { ...contact, ...defined })
  }

  function learnKnown() {
    for (const customer of known()) {
      const { email, ...more } = contactOf(customer) ?? {}
      const readAt = email === undefined ? undefined : contacts.get(email)?.readAt
      if (readAt === undefined || customer.readAt > readAt) meet(email, more)
    }
  }

  async function readOrderPage(page: number) {
    const { items, hasMore } = await readOrders(page)
    if (page === 1) orders.readAt = now()
    orders.page = Math.max(orders.page, page)
    if (page === orders.page) orders.isOver = !hasMore || items.length === 0
    const ranked = items.map(({ customerEmail }, position) => ({
      email: customerEmail?.trim().toLowerCase(),
      orderRank: (page - 1) * 100 + position,
    }))
    // From the oldest, so that a customer's newest order gives the rank.
    for (const { email, orderRank } of ranked.toReversed()) {
      const isRanked = email !== undefined && contacts.get(email)?.orderRank !== undefined
      if (page === 1 || !isRanked) meet(email, { orderRank })
    }
  }

  async function readDirectoryPage() {
    const { items, hasMore } = await searchCustomers('@', directory.page + 1)
    directory.page += 1
    const before = [...contacts.values()].filter(({ id }) => id !== undefined).length
    for (const { id, emailAddress } of items) if (id !== '') meet(emailAddress, { id })
    const after = [...contacts.values()].filter(({ id }) => id !== undefined).length
    // A search that names nobody new is not a list of all customers.
    directory.isUseful = items.length > 0 && (after > before || directory.page > 1)
    directory.isOver = !hasMore || !directory.isUseful
    directory.isComplete = directory.isUseful && !hasMore
  }

  async function identify(contact: Contact) {
    for (let page = 1; page <= MOST_SEARCH_PAGES; page += 1) {
      const { items, hasMore } = await searchCustomers(contact.email, page)
      const found = items.find(
        ({ emailAddress }) => emailAddress?.trim().toLowerCase() === contact.email,
      )
      if (found) return meet(contact.email, { id: found.id })
      if (!hasMore || items.length === 0) break
    }
    meet(contact.email, { id: NOBODY, failures: MOST_FAILURES })
  }

  async function read(contact: Contact) {
    if (contact.id === undefined) return identify(contact)
    const customer = await readCustomer(contact.id)
    remember(customer)
    const lastWordAt = lastWordIn(customer)
    meet(contact.email, { readAt: now(), lastWordAt, failures: 0, notBefore: 0 })
  }

  function failed({ email, failures }: Contact) {
    meet(email, { failures: failures + 1, notBefore: now() + 30_000 * (failures + 1) })
  }

  async function step(): Promise<boolean> {
    if (now() - orders.readAt > ORDERS_EVERY) {
      await readOrderPage(1)
      return true
    }
    const contact = nextContact(contacts.values(), now())
    const isPageDue = sincePage >= PAGE_EVERY || !contact || contact.id === undefined
    if (isPageDue && !directory.isOver) {
      sincePage = 0
      await readDirectoryPage()
      return true
    }
    if (isPageDue && !orders.isOver && !directory.isComplete) {
      sincePage = 0
      await readOrderPage(orders.page + 1)
      return true
    }
    if (!contact) return false
    sincePage += 1
    try {
      await read(contact)
    } catch (thrown) {
      const error = toApiError(thrown, 'getCustomer')
      const isTheirs = error.retryAt === undefined && failuresInRow < TROUBLE - 1
      if (isTheirs) failed(contact)
      throw error
    }
    return true
  }

  async function run(signal: AbortSignal) {
    learnKnown()
    set({ phase: 'reading', error: undefined, until: undefined })
    while (!signal.aborted) {
      const startedAt = now()
      let rest: number
      try {
        const isDone = !(await step())
        failuresInRow = 0
        calls += 1
        if (signal.aborted) break
        const isBehind = [...contacts.values()].some((contact) => isFarBehind(contact, now()))
        rest = isDone
          ? restUntil(nextDueAt(contacts.values(), now()))
          : paceOf({ calls, isBehind, isHidden: dependencies.isHidden() }) - (now() - startedAt)
        set({ phase: isDone ? 'resting' : 'reading', until: undefined, error: undefined })
      } catch (thrown) {
        const error = toApiError(thrown, 'getCustomer')
        failuresInRow += 1
        if (signal.aborted) break
        if (error.status === 401 || error.status === 403) return set({ phase: 'failed', error })
        rest = restAfter(error)
        const isLong = rest > 5_000
        set(isLong ? { phase: 'waiting', until: now() + rest, error } : { phase: 'reading' })
      }
      if (rest > 0) await wait(rest, signal)
      learnKnown()
    }
    set({ phase: 'off', until: undefined })
  }

  /** However long the platform asks to wait, it is waited out. */
  function restAfter({ retryAt }: ApiError): number {
    if (retryAt) return Math.max(1_000, retryAt.getTime() - now())
    if (failuresInRow < TROUBLE) return 1_000
    return Math.min(15_000 * 2 ** (failuresInRow - TROUBLE), 5 * 60_000)
  }

  function restUntil(due: number | undefined): number {
    const nextOrders = orders.readAt + ORDERS_EVERY
    return Math.max(1_000, Math.min(due ?? nextOrders, nextOrders) - now())
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    run,
    retryFailed() {
      for (const contact of contacts.values()) {
        if (contact.failures >= MOST_FAILURES) {
          const id = contact.id === NOBODY ? undefined : contact.id
          contacts.set(contact.email, { ...contact, id, failures: 0, notBefore: 0 })
        }
      }
      set({})
    },
  }
}

/** Stands for the id of somebody whom the platform's search does not know. */
const NOBODY = ''

const isFarBehind = ({ id, readAt, lastWordAt, failures }: Contact, now: number): boolean =>
  id !== NOBODY &&
  failures === 0 &&
  (readAt === undefined || (lastWordAt !== undefined && now - readAt > BREAK))
