import * as z from 'zod/mini'
import { customersQuery, readCustomer } from '#api/customers.ts'
import { ordersQuery } from '#api/orders.ts'
import { queryClient } from '#api/query-client.ts'
import { session } from '#api/session.ts'
import { asLeader } from '#base/storage/leader.ts'
import { oneForEach } from '#base/storage/once.ts'
import { privateStores } from '#base/storage/private-store.ts'
import { openOwnedChannel, ownedMap, ownedStore } from '#base/storage/owned.ts'
import { useStore } from '#base/storage/store.ts'
import { lastStore } from '#model/reading/memory/last-store.ts'
import { sameAccount } from '#model/reading/memory/same-account.ts'
import { createSizing } from '#model/reading/walk/page-sizes.ts'
import { rememberTickets, ticketIndex } from '#model/reading/memory/tickets.ts'
import { waitingTickets } from '#model/records/tickets/waiting.ts'
import { createTicketReader, type ReaderDependencies } from './reader.ts'
import {
  READER_OFF,
  type ReaderState,
  SharedState,
  type TicketReader,
  readingTickets,
} from './reader-state.ts'
import { checkedStores, waitingCount } from './waiting-count.ts'

/** Whether a store’s tickets are read in the background; undefined until they were opened. */
export const wantsTickets = privateStores('keep-tickets', z.optional(z.boolean()), undefined)

/** Whoever opens a store’s tickets wants them read, unless the merchant has paused that. */
export const startTickets = (storeId: string) =>
  wantsTickets(storeId).set((isWanted) => isWanted ?? true)

const nothing = () => {}

/** They name customers. */
export const readerState = oneForEach((_storeId: string) => ownedStore(READER_OFF))
const readers = ownedMap<string, TicketReader>()

const Shared = z.object({
  storeId: z.string(),
  isRetry: z.optional(z.boolean()),
  state: z.optional(SharedState),
})
const otherTabs = openOwnedChannel('counter.ticket-reader', Shared, (message) => {
  const { storeId, isRetry, state } = message
  if (isRetry) readers.get(storeId)?.retryFailed()
  if (state) show(storeId, state)
})

function show(storeId: string, state: ReaderState) {
  readerState(storeId).set(state)
  const isReading = !['off', 'failed'].includes(state.phase) && !state.isWhole
  if (isReading || readingTickets.get() === storeId)
    readingTickets.set(isReading ? storeId : undefined)
  const checked = checkedStores.get()
  if (state.isWhole && !checked.has(storeId)) checkedStores.set(new Set([...checked, storeId]))
}

export function keepTickets(): () => void {
  let stop = nothing
  let current = ''

  function follow() {
    const storeId = session.current().status === 'signed-in' ? lastStore.get() : ''
    const isOn = storeId !== '' && wantsTickets(storeId).get() === true
    const wanted = isOn ? `${session.current().account} ${storeId}` : ''
    if (wanted === current) return
    stop()
    current = wanted
    stop = isOn ? lead(storeId) : nothing
  }

  let countedStore = ''
  let stopCounting = nothing
  function count() {
    const storeId = lastStore.get()
    if (storeId === countedStore) return
    stopCounting()
    countedStore = storeId
    if (storeId === '') return
    const index = ticketIndex(storeId)
    const tell = () => {
      const isPartial = !checkedStores.get().has(storeId)
      const waiting = waitingTickets(index.get()).length
      // An earlier visit's count says more than a read that has only begun.
      const known = waitingCount.get()
      if (isPartial && waiting === 0 && known?.isKept && known.storeId === storeId) return
      waitingCount.set({ storeId, count: waiting, isPartial })
    }
    const ends = [index.subscribe(tell), checkedStores.subscribe(tell)]
    stopCounting = () => {
      for (const end of ends) end()
    }
    tell()
  }

  const unsubscribe = [
    session.subscribe(follow),
    lastStore.subscribe(follow),
    lastStore.subscribe(count),
  ]
  const wants = watchWants(follow)
  follow()
  count()
  return () => {
    for (const end of [...unsubscribe, wants, stopCounting, stop]) end()
  }
}

function watchWants(listener: () => void): () => void {
  let end = nothing
  const move = () => {
    end()
    end = lastStore.get() === '' ? nothing : wantsTickets(lastStore.get()).subscribe(listener)
  }
  const unsubscribe = lastStore.subscribe(move)
  move()
  return () => {
    unsubscribe()
    end()
  }
}

function lead(storeId: string): () => void {
  const stop = new AbortController()
  const reader = readerOf(storeId)
  const isOurs = sameAccount()
  const unsubscribe = reader.subscribe(() => {
    // Its last call may be answered after another account has signed in.
    if (!isOurs()) return
    const state = reader.get()
    show(storeId, state)
    const { error: _error, ...shared } = state
    otherTabs.send({ storeId, state: shared })
  })
  readers.set(storeId, reader)
  void asLeader(`counter.ticket-reader.${storeId}`, stop.signal, () =>
    reader.run(stop.signal),
  ).finally(() => {
    unsubscribe()
    if (readers.get(storeId) === reader) readers.delete(storeId)
    if (readingTickets.get() === storeId) readingTickets.set(undefined)
  })
  return () => stop.abort()
}

/** Reads each customer of a store once, whether or not it is kept up to date; stops with the page. */
export function checkTickets(storeId: string, onEnd: () => void): () => void {
  const stop = readers.has(storeId) ? nothing : lead(storeId)
  const state = readerState(storeId)
  const unsubscribe = state.subscribe(() => {
    if (state.get().isWhole || state.get().phase === 'failed') onEnd()
  })
  return () => {
    unsubscribe()
    stop()
  }
}

export function readerOf(
  storeId: string,
  /** What a page without a tab gives instead. */
  own: Partial<ReaderDependencies> = {},
): TicketReader {
  const isOurs = sameAccount()
  const sized = createSizing(100)
  return createTicketReader({
    // Bypasses the cache, so that the pages' own data stays as it is.
    readOrders: (page) =>
      sized(page, (pageSize) =>
        queryClient.query({
          ...ordersQuery(storeId, { sort: '-dateCreated', page, pageSize }),
          gcTime: 0,
          staleTime: 0,
        }),
      ),
    searchCustomers: (q, page) =>
      sized(page, (pageSize) =>
        queryClient.query({
          ...customersQuery(storeId, { q, ...(q !== '@' && { email: q }), page, pageSize }),
          gcTime: 0,
          staleTime: 0,
        }),
      ),
    readCustomer: (customerId) => readCustomer(storeId, customerId),
    remember(customer) {
      if (isOurs()) rememberTickets(storeId, customer)
    },
    known: () => ticketIndex(storeId).get().customers.values(),
    now: Date.now,
    isHidden: () => document.hidden,
    wait: waitOrWake,
    ...own,
  })
}

function waitOrWake(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end, { once: true })
    window.addEventListener('online', end, { once: true })
  })
}

export type ReaderControl = ReturnType<typeof useTicketReader>

export function useTicketReader(storeId: string) {
  const wanted = wantsTickets(storeId)
  const isWanted = useStore(wanted)
  return {
    state: useStore(readerState(storeId)),
    isOn: isWanted === true,
    /** By the merchant; of a ticket that was opened by its link, nobody has started anything. */
    isPaused: isWanted === false,
    start: () => wanted.replace(true),
    pause: () => wanted.replace(false),
    retryFailed: () => {
      readers.get(storeId)?.retryFailed()
      otherTabs.send({ storeId, isRetry: true })
    },
  }
}
