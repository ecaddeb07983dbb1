import { presentTime } from '#base/time/now.ts'
import * as z from 'zod/mini'
import { onForget, openOwnedChannel } from '#base/storage/owned.ts'
import { privateOwner } from '#base/storage/private-owner.ts'
import { createListeners, type Readable } from '#base/storage/store.ts'
import { keptFor } from '#base/storage/stored-names.ts'
import type { Customer } from '#api/schemas/customers.ts'
import { dueTickets, type Mark, nextEnd, restingTickets, ticketMarks } from './marks.ts'
import { accountNames, learnStaff, staffNames } from './staff.ts'
import {
  byLastEntry,
  knownCustomer,
  type KnownCustomer,
  type KnownTicket,
} from '#model/records/tickets/ticket-records.ts'
import { oldestAnswered } from '#model/records/tickets/waiting.ts'
import { bucketOf } from './ticket-vault-buckets.ts'

export type TicketIndex = {
  tickets: readonly KnownTicket[]
  ownNames: readonly string[]
  resting: ReadonlyMap<string, Mark>
  /** Put off until now; answered ones come back, too. */
  due: ReadonlySet<string>
  askedName: string | undefined
  /** By their ids in small letters. */
  customers: ReadonlyMap<string, KnownCustomer>
  /** What earlier visits have read is still being decrypted. */
  isLoading: boolean
}

/** When the index is full, answered tickets go first, oldest first. */
const MOST_CUSTOMERS = 20_000
const MOST_TICKETS = 50_000
/** Milliseconds of reading that a crash may lose; the first reading is saved at once. */
const SAVED_EVERY = 1_000
/** A large index is sorted anew at most this often. */
const LARGE = 2_000
const CALM = 2_000
const LONGEST_TIMER = 2 ** 31 - 1

const vault = () => import('./ticket-vault.ts')
const indexes = new Map<string, ReturnType<typeof createIndex>>()

export function ticketIndex(storeId: string): Readable<TicketIndex> {
  const id = storeId.toLowerCase()
  const index = indexes.get(id) ?? createIndex(id)
  indexes.set(id, index)
  return index
}

export function rememberTickets(
  storeId: string,
  customer: Pick<Customer, 'id' | 'emailAddress' | 'tickets'>,
  readAt = Date.now(),
) {
  if (customer.id === '') return
  ticketIndex(storeId)
  indexes.get(storeId.toLowerCase())?.add(knownCustomer(storeId, customer, readAt))
}

function createIndex(storeId: string) {
  const { subscribe, notify } = createListeners()
  const staff = staffNames(storeId)
  const marks = ticketMarks(storeId)
  let customers = new Map<string, KnownCustomer>()
  let count = 0
  let lookAgainAt = 0
  let snapshot: TicketIndex | undefined
  let isLoading = true
  let unsaved = new Set<number>()
  let dropped = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let savedAt = 0
  let alarm: ReturnType<typeof setTimeout> | undefined
  let calm: ReturnType<typeof setTimeout> | undefined

  function changed() {
    clearTimeout(calm)
    calm = undefined
    snapshot = undefined
    notify()
  }

  function take(customer: KnownCustomer): boolean {
    const key = customer.id.toLowerCase()
    const known = customers.get(key)
    if (known && known.readAt > customer.readAt) return false
    customers.set(key, customer)
    count += customer.tickets.length - (known?.tickets.length ?? 0)
    return true
  }

  function build(): TicketIndex {
    const tickets = [...customers.values()].flatMap((customer) => customer.tickets)
    const { ours, asked } = learnStaff(tickets, staff.get(), accountNames.get())
    tickets.sort(byLastEntry)
    const now = presentTime()
    const resting = restingTickets(tickets, marks.get(), now)
    wakeAt(nextEnd(resting))
    return {
      tickets,
      ownNames: ours,
      resting,
      due: dueTickets(tickets, marks.get(), now),
      askedName: asked,
      customers: new Map(customers),
      isLoading,
    }
  }

  const get = () => (snapshot ??= build())

  async function load() {
    const place = ownPlace()
    if (!place) return
    const { readVault } = await vault()
    const found = await readVault(place).catch(() => [])
    if (privateOwner.get() !== place.owner) return
    for (const customer of found) {
      if (customer.readAt > Date.now() - keptFor.private) take(customer)
      else drop(customer)
    }
    isLoading = false
    changed()
  }

  async function reload(bucket: number) {
    const place = ownPlace()
    if (!place) return
    const { readBucket } = await vault()
    const found = await readBucket(place, bucket).catch(() => [])
    if (privateOwner.get() !== place.owner) return
    for (const customer of found) take(customer)
    changed()
  }

  /** A ticket that rests until a time comes back by itself. */
  function wakeAt(time: number | undefined) {
    clearTimeout(alarm)
    if (time !== undefined)
      alarm = setTimeout(changed, Math.min(time - presentTime(), LONGEST_TIMER))
  }

  function ownPlace() {
    const current = privateOwner.get()
    return current === undefined ? undefined : { owner: current, storeId }
  }

  function drop({ id }: KnownCustomer) {
    dropped.add(id)
    unsaved.add(bucketOf(id))
  }

  function makeRoom() {
    if (customers.size <= MOST_CUSTOMERS && count <= MOST_TICKETS) return
    // If everybody waits, nobody can go, and a new search at each customer would be slow.
    if (customers.size < lookAgainAt) return
    const { ownNames } = build()
    for (const customer of oldestAnswered(customers, ownNames)) {
      if (customers.size <= MOST_CUSTOMERS * 0.95 && count <= MOST_TICKETS * 0.95) break
      customers.delete(customer.id.toLowerCase())
      drop(customer)
      count -= customer.tickets.length
    }
    lookAgainAt = customers.size * 1.02
    snapshot = undefined
  }

  async function save() {
    clearTimeout(timer)
    timer = undefined
    savedAt = Date.now()
    const buckets = unsaved
    unsaved = new Set()
    const gone = dropped
    dropped = new Set()
    const place = ownPlace()
    if (!place || !privateOwner.ownsDisk()) return
    const { writeBucket } = await vault()
    const all = [...customers.values()]
    for (const bucket of buckets) {
      const inBucket = all.filter(({ id }) => bucketOf(id) === bucket)
      await writeBucket(place, bucket, inBucket, gone).then(
        () => otherTabs.send({ storeId, bucket }),
        () => undefined,
      )
    }
  }

  staff.subscribe(changed)
  accountNames.subscribe(changed)
  marks.subscribe(changed)
  void load()
  return {
    get,
    subscribe,
    reload,
    save: () => void save(),

    add(customer: KnownCustomer) {
      if (!take(customer)) return
      dropped.delete(customer.id)
      unsaved.add(bucketOf(customer.id))
      makeRoom()
      timer ??= setTimeout(() => void save(), Math.max(0, savedAt + SAVED_EVERY - Date.now()))
      if (customers.size < LARGE) changed()
      else calm ??= setTimeout(changed, CALM)
    },

    forget() {
      clearTimeout(timer)
      timer = undefined
      customers = new Map()
      count = 0
      unsaved = new Set()
      changed()
    },
  }
}

const Change = z.object({ storeId: z.string(), bucket: z.number() })
const otherTabs = openOwnedChannel('counter.tickets', Change, ({ storeId, bucket }) => {
  void indexes.get(storeId)?.reload(bucket)
})

onForget(() => {
  for (const index of indexes.values()) index.forget()
  indexes.clear()
})
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.hidden) for (const index of indexes.values()) index.save()
})
