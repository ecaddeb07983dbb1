import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readCustomer, customersQuery } from '#api/customers.ts'
import { ordersQuery, readOrders } from '#api/orders.ts'
import { queryClient } from '#api/query-client.ts'
import { session } from '#api/session.ts'
import type { Order } from '#api/schemas/orders.ts'
import { pause } from '#base/time/pause.ts'
import { knownCustomer, type KnownCustomer } from '#model/records/tickets/ticket-records.ts'
import { ordersLook } from '#model/doing/live/look.ts'
import { knownFrom } from '#model/doing/live/new-orders.ts'
import { createWatch } from '#model/doing/live/watch.ts'
import { createTicketReader } from '#model/doing/tickets/reader.ts'
import { listSource } from '#model/reading/walk/list-source.ts'
import { patience } from '#model/reading/walk/patience.ts'
import { walkBeginning } from '#model/reading/walk/progress.ts'
import { walk } from '#model/reading/walk/walk.ts'
import { characterNames } from '../../mock-api/characters.ts'
import { createWorld } from '../../mock-api/world.testing.ts'

/*
 * The workers of the background through simulated hours, under platforms of every character: each
 * ends or goes on, or says why it cannot, and none asks more often than it says.
 */
const MINUTE = 60_000
const START = Date.parse('2026-11-22T21:00:00Z')
const MINUTES = process.env['NIGHTLY'] ? 24 * 60 : 30
const characters = process.env['NIGHTLY']
  ? [...characterNames, ...Array.from({ length: 100 }, (_, seed) => seed)]
  : ([
      'search-needs-three-letters',
      'page-of-one-ignored',
      'dateFrom-exclusive',
      'filters-ignored',
      'two-requests-a-second',
      'one-401',
    ] as const)

let stop: AbortController

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  stop = new AbortController()
})
afterEach(async () => {
  stop.abort()
  await vi.advanceTimersByTimeAsync(MINUTE)
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function enter(character: (typeof characters)[number]) {
  const world = createWorld({ character, orders: 120, clock: () => Date.now() })
  const asked: number[] = []
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (address === '/session') return Promise.resolve(Response.json({ success: true, data: {} }))
    asked.push(Date.now())
    return world.fetch(address, init)
  })
  await session.signIn({ apiKey: world.apiKey })
  const [store] = (await world.records()).stores
  return { world, asked, storeId: store!.id }
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  pause(milliseconds, signal).catch(() => undefined)

/** Whoever is asked to sign in again does so within two minutes. */
async function pass(minutes: number, apiKey: string) {
  for (let minute = 0; minute < minutes; minute += 1) {
    await vi.advanceTimersByTimeAsync(MINUTE)
    if (session.current().status === 'expired') await session.signIn({ apiKey })
  }
}

const most = (times: readonly number[], span: number) =>
  times.reduce((peak, time, at) => {
    const before = times.slice(0, at + 1).filter((other) => other > time - span)
    return Math.max(peak, before.length)
  }, 0)

describe.each(characters)('%s', (character) => {
  test('the reader of tickets ends, goes on, or says why it cannot', async () => {
    const { asked, storeId, world } = await enter(character)
    const read = new Map<string, KnownCustomer>()
    const reader = createTicketReader({
      readOrders: (page) =>
        queryClient.query({
          ...ordersQuery(storeId, { sort: '-dateCreated', page, pageSize: 100 }),
          gcTime: 0,
          staleTime: 0,
        }),
      searchCustomers: (q, page) =>
        queryClient.query({
          ...customersQuery(storeId, { q, ...(q !== '@' && { email: q }), page, pageSize: 100 }),
          gcTime: 0,
          staleTime: 0,
        }),
      readCustomer: (id) => readCustomer(storeId, id),
      remember: (customer) =>
        void read.set(customer.id, knownCustomer(storeId, customer, Date.now())),
      known: () => read.values(),
      now: Date.now,
      isHidden: () => false,
      wait,
    })
    // As its keeper does: it stops with the session, and begins again with the next one.
    let run = new AbortController()
    const follow = () => {
      run.abort()
      run = new AbortController()
      if (session.current().status === 'signed-in') void reader.run(run.signal)
    }
    const unsubscribe = session.subscribe(follow)
    follow()
    await pass(MINUTES, world.apiKey)
    unsubscribe()
    run.abort()

    const { phase, error, total, read: done, isWhole, unknown, failed } = reader.get()
    expect(most(asked, 10_000)).toBeLessThanOrEqual(40)
    if (phase === 'failed') return expect(error?.message).toBeTruthy()
    expect(done + unknown.length + failed.length).toBe(total)
    const customers = (await world.records()).stores[0]!.customers.length
    // Never called whole while somebody was not checked.
    if (isWhole) expect(read.size).toBe(customers)
    return undefined
  })

  test('new orders are told once each, and the looks keep their pace', async () => {
    const { world, asked, storeId } = await enter(character)
    const query = { sort: '-dateCreated', page: 1, pageSize: 20 }
    const first = await readOrders(storeId, query, stop.signal).catch(() => undefined)
    const known = knownFrom(first?.items ?? [], { isFirstPage: true, total: undefined })
    asked.length = 0
    const told: (number | undefined)[] = []
    const watch = createWatch(Date.now(), {
      look: ordersLook({ storeId, query, known }),
      place: () => ({ isOnline: true, hiddenAt: undefined, tells: true }),
      mayLook: () => session.current().status === 'signed-in',
      now: Date.now,
      wait: (milliseconds, signal) =>
        wait(milliseconds ?? MINUTES * MINUTE, signal).then(() => false),
    })
    const unsubscribe = watch.subscribe(() => told.push(watch.get().count))
    const before = (await world.records()).stores[0]!.orders.length
    void watch.run(stop.signal)
    await pass(MINUTES, world.apiKey)
    unsubscribe()

    const { phase, count, lookedAt } = watch.get()
    const arrived = (await world.records()).stores[0]!.orders.length - before
    // Two a look at most: one row, and the page where that claims more.
    expect(asked.length).toBeLessThanOrEqual(MINUTES * 3 * 2 + 2)
    if (phase === 'on') expect(Date.now() - lookedAt).toBeLessThanOrEqual(MINUTE)
    else expect(['refused', 'failing', 'slowed']).toContain(phase)
    if (count !== undefined) expect(count).toBeLessThanOrEqual(arrived)
    if (phase === 'on' && arrived > 0 && arrived < 20) expect([arrived, undefined]).toContain(count)
    // Nothing that is already told is told again.
    expect(told.filter((now, at) => now !== undefined && now < (told[at - 1] ?? 0))).toEqual([])
  })

  test('a walk through all orders ends, or says why it cannot', async () => {
    const { storeId, world } = await enter(character)
    const kept: Order[] = []
    const source = listSource<Order>({
      read: (query, signal) => readOrders(storeId, query, signal),
      query: { sort: '-dateCreated' },
      end: 'dateTo',
      fixedAt: Date.now(),
    })
    let outcome: unknown
    void walk(
      source,
      { progress: walkBeginning(100), ids: [] },
      {
        keep: (fresh) => {
          kept.push(...fresh)
          return Promise.resolve()
        },
        patience,
        onWait: () => undefined,
        wait: pause,
        now: Date.now,
      },
      stop.signal,
    ).then(
      (progress) => (outcome = progress),
      (error: unknown) => (outcome = error),
    )
    await pass(30, world.apiKey)
    expect(outcome).toBeDefined()
    expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length)
    const all = (await world.records()).stores[0]!.orders.length
    if (!(outcome instanceof Error)) expect(kept.length).toBeLessThanOrEqual(all)
  })
})
