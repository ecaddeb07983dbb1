import { type ApiError, toApiError } from '#api/errors.ts'
import type { Page } from '#api/client.ts'
import type { Customer, CustomerSearchItem } from '#api/schemas/customers.ts'
import type { Order } from '#api/schemas/orders.ts'
import type { KnownCustomer } from '#model/records/tickets/ticket-records.ts'
import { createStore } from '#base/storage/store.ts'
import {
  type Contact,
  contactOf,
  isChecked,
  isFarBehind,
  lastWordIn,
  MOST_FAILURES,
  nameIn,
  NOBODY,
  nextContact,
  nextDueAt,
} from './contacts.ts'
import { paceOf } from './polling-interval.ts'
import { READER_OFF, type ReaderState, REFUSALS, type TicketReader } from './reader-state.ts'

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

const ORDERS_EVERY = 5 * 60_000
const PAGE_EVERY = 5
const MOST_SEARCH_PAGES = 20
/** Failures in a row after which the platform, not the customer, is at fault. */
const TROUBLE = 3

/** One call at a time, again and again, because nothing announces a new message. */
export function createTicketReader(dependencies: ReaderDependencies): TicketReader {
  const { readOrders, searchCustomers, readCustomer, remember, known, now, wait } = dependencies
  const store = createStore(READER_OFF, 'local')
  const contacts = new Map<string, Contact>()
  const orders = { page: 0, isOver: false, readAt: -Infinity, ids: new Set<string>() }
  const directory = { page: 0, isOver: false, isComplete: false, ids: new Set<string>() }
  let calls = 0
  let sincePage = PAGE_EVERY
  let failuresInRow = 0
  let refusal: ApiError | undefined

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
      isWhole: directory.isComplete && all.every(isChecked),
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
      const { email, ...more } = contactOf(customer)
      const name = nameIn(contacts, email, customer.id)
      const readAt = contacts.get(name)?.readAt
      if (readAt === undefined || customer.readAt > readAt) meet(name, more)
    }
  }

  async function readOrderPage(page: number) {
    if (page === 1) orders.readAt = now()
    const answer = await unlessRefused(() => readOrders(page))
    const items = answer?.items ?? []
    if (page > orders.page) {
      orders.page = page
      // Some platforms repeat the last page for ever.
      orders.isOver = items.every(({ id }) => orders.ids.has(id))
    }
    for (const { id } of items) orders.ids.add(id)
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

  /** Only a page without anybody new is the end, whatever number of pages was told before. */
  async function readDirectoryPage() {
    const answer = await unlessRefused(() => searchCustomers('@', directory.page + 1))
    directory.page += 1
    const fresh = answer?.items.filter(({ id }) => id !== '' && !directory.ids.has(id)) ?? []
    for (const { id, emailAddress } of fresh) {
      directory.ids.add(id)
      meet(nameIn(contacts, emailAddress, id), { id })
    }
    if (fresh.length > 0) return
    directory.isOver = true
    directory.isComplete = directory.page > 1 && answer?.hasMore === false
  }

  /** Undefined if the platform does not take the question, which asking again would not change. */
  async function unlessRefused<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await ask()
    } catch (thrown) {
      const { kind, status = 0, retryAt } = toApiError(thrown, 'searchCustomers')
      if (kind !== 'refused' || retryAt !== undefined || !REFUSALS.has(status)) throw thrown
      refusal = toApiError(thrown, 'searchCustomers')
      return undefined
    }
  }

  /** One page of the search for an address; it names others, too. */
  async function identify({ email, searched = 0 }: Contact) {
    const { items, hasMore } = await searchCustomers(email, searched + 1)
    for (const { id, emailAddress } of items) {
      if (id === '' || directory.ids.has(id)) continue
      if (emailAddress?.trim().toLowerCase() === email) directory.isComplete = false
      meet(nameIn(contacts, emailAddress, id), { id })
    }
    if (contacts.get(email)?.id !== undefined) return
    if (hasMore && items.length > 0 && searched + 1 < MOST_SEARCH_PAGES) {
      return meet(email, { searched: searched + 1 })
    }
    meet(email, { id: NOBODY, failures: MOST_FAILURES })
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
        const isBarred = isDone && contacts.size === 0 && refusal !== undefined
        if (isBarred) return set({ phase: 'failed', error: refusal })
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
