import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readOrders } from '#api/orders.ts'
import { session } from '#api/session.ts'
import { setPreference } from '#base/storage/preferences.ts'
import { namedCharacter } from '../../mock-api/characters.ts'
import { lastStore } from '#model/reading/memory/last-store.ts'
import { ordersLook } from '#model/doing/live/look.ts'
import { knownFrom } from '#model/doing/live/new-orders.ts'
import { keepTelling } from '#model/doing/live/notifications.ts'
import { createWatch } from '#model/doing/live/watch.ts'
import {
  MINUTE,
  MINUTES,
  characters,
  closePage,
  enter,
  openPage,
  pass,
  wait,
} from './workers.testing.ts'

vi.mock('idb-keyval', () => import('#base/storage/idb-keyval.testing.ts'))
vi.mock('#base/storage/sealed.ts', () => import('#base/storage/sealed.testing.ts'))

beforeEach(() => {
  openPage()
  setPreference('desktopNotices', 'on')
  setPreference('quietFrom', '00:00')
  setPreference('quietTo', '00:00')
})
afterEach(closePage)

type World = Awaited<ReturnType<typeof enter>>['world']
const ordersOf = async (world: World) =>
  new Set((await world.records('kept', 'orders')).stores[0]!.orders.map(({ id }) => id))
/** Of these, others may have vanished. */
const arrivedSince = async (world: World, before: ReadonlySet<unknown>) =>
  [...(await ordersOf(world))].filter((id) => !before.has(id)).length

describe.each(characters)('%s', (character) => {
  test('new orders are told once each, and the looks keep their pace', async () => {
    const { world, asked, storeId } = await enter(character)
    const stop = new AbortController()
    const query = { sort: '-dateCreated', page: 1, pageSize: 20 }
    const first = await readOrders(storeId, query, stop.signal).catch(() => undefined)
    const known = knownFrom(first?.items ?? [], {
      // A list that was refused is not an empty one.
      isFirstPage: first !== undefined,
      total: undefined,
    })
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
    const before = await ordersOf(world)
    void watch.run(stop.signal)
    await pass(MINUTES, world.apiKey)
    unsubscribe()
    stop.abort()

    const { phase, count, isUntold, lookedAt } = watch.get()
    const arrived = await arrivedSince(world, before)
    // Two a look at most: one row, and the page where that claims more.
    expect(asked.length).toBeLessThanOrEqual(MINUTES * 3 * 2 + 2)
    if (phase === 'on') expect(Date.now() - lookedAt).toBeLessThanOrEqual(MINUTE)
    else expect(['refused', 'failing', 'slowed']).toContain(phase)
    if (count !== undefined) expect(count).toBeLessThanOrEqual(arrived)
    if (phase === 'on' && arrived > 0 && arrived < 20) expect([arrived, undefined]).toContain(count)
    if (phase === 'on' && arrived > 0 && !isUntold) expect(count).not.toBe(0)
    // Nothing that is already told is told again.
    expect(told.filter((now, at) => now !== undefined && now < (told[at - 1] ?? 0))).toEqual([])
  })

  test('notices tell each arrival, and go on after whatever the platform did', async () => {
    const { world, asked, storeId } = await enter(character)
    lastStore.set(storeId)
    const told: string[] = []
    const stop = keepTelling(({ title, text }) => told.push(`${title}, ${text}`))
    // Orders are told from the first look on.
    await pass(5, world.apiKey)
    const before = await ordersOf(world)
    told.length = 0
    asked.length = 0
    await pass(MINUTES, world.apiKey)
    await vi.advanceTimersByTimeAsync(3 * MINUTE)
    stop()
    const arrived = await arrivedSince(world, before)

    expect(asked.length).toBeLessThanOrEqual((MINUTES + 3) * 3 * 4)
    expect(asked.some(({ at }) => at > Date.now() - 10 * MINUTE)).toBe(true)
    expect(toldIn(told).least).toBeLessThanOrEqual(arrived)
    if (arrived > 0) expect(told).not.toEqual([])
    if (arrived === 0) expect(told).toEqual([])
    if (toldIn(told).isExact) expect(toldIn(told).least).toBe(arrived)
  })

  test('notices end with the account', async () => {
    const { world, asked, storeId } = await enter(character)
    lastStore.set(storeId)
    const told: string[] = []
    const stop = keepTelling(({ title }, store) => told.push(`${store} ${title}`))
    await pass(3, world.apiKey)
    await session.signIn({ apiKey: `${world.apiKey}-of-another` })
    asked.length = 0
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    // The next account has looked at no store yet.
    expect(asked).toEqual([])
    await session.signOut()
    await vi.advanceTimersByTimeAsync(10 * MINUTE)
    expect(asked).toEqual([])
    stop()
  })
})

test('what arrived while a key had expired is told after it, and once', async () => {
  const points = {
    keyTrouble: '401-for-a-minute',
    arrivals: 'every-minute',
  } as const
  const { world, storeId } = await enter({
    ...namedCharacter('usual'),
    ...points,
  })
  lastStore.set(storeId)
  const told: string[] = []
  const stop = keepTelling(({ title, text }) => told.push(`${title}, ${text}`))
  await vi.advanceTimersByTimeAsync(25_000)
  const before = await ordersOf(world)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(session.current().status).toBe('expired')
  await pass(12, world.apiKey)
  stop()
  const arrived = await arrivedSince(world, before)
  expect(arrived).toBeGreaterThan(10)
  // The last ones may wait for the next notice, which comes once a minute at most.
  expect(toldIn(told).least).toBeGreaterThanOrEqual(arrived - 2)
  expect(toldIn(told).least).toBeLessThanOrEqual(arrived)
})

/** Nothing counts, and what is new stands at the end of a list that can’t be turned round. */
const silent = {
  ...namedCharacter('usual'),
  order: 'oldest-first',
  sorts: 'ascending-only',
  pages: 'absent',
  arrivals: 'every-20-minutes',
} as const

async function toldOf(character: Parameters<typeof enter>[0], orders?: number) {
  const { world, storeId } = await enter(character, orders)
  lastStore.set(storeId)
  const told: string[] = []
  const stop = keepTelling(({ title, text }) => told.push(`${title}, ${text}`))
  await pass(5, world.apiKey)
  const before = await ordersOf(world)
  await pass(90, world.apiKey)
  stop()
  return { told, arrived: await arrivedSince(world, before) }
}

test('where nothing counts, the rows of the period tell what is new, in any order', async () => {
  const { told, arrived } = await toldOf({ ...silent, dateFrom: 'whole-days' })
  expect(arrived).toBeGreaterThan(2)
  expect(toldIn(told)).toEqual({ least: arrived, isExact: true })
})

test('a later page of a list that nothing counts tells each arrival, too', async () => {
  const points = { pages: 'absent', arrivals: 'every-20-minutes' } as const
  const { storeId } = await enter({ ...namedCharacter('usual'), ...points })
  const query = { sort: '-dateCreated', page: 2, pageSize: 10 }
  const { signal } = new AbortController()
  const { items } = await readOrders(storeId, query, signal)
  const known = knownFrom(items, { isFirstPage: false, total: undefined })
  const look = ordersLook({ storeId, query, known })
  const counts: (number | undefined)[] = []
  for (let hour = 0; hour < 4; hour += 1) {
    const looking = look(signal)
    await vi.advanceTimersByTimeAsync(MINUTE)
    counts.push((await looking).count)
    await vi.advanceTimersByTimeAsync(59 * MINUTE)
  }
  // Of each third look, the page itself shows nothing.
  expect(counts).toEqual([0, 3, 3, 9])
})

test('where nothing can tell what is new, that is said, once', async () => {
  const character = { ...silent, order: 'unsorted', sorts: 'ignored', dateFrom: 'ignored' } as const
  const { told, arrived } = await toldOf(character, 900)
  expect(arrived).toBeGreaterThan(2)
  expect(told).toEqual([expect.stringMatching(/your platform doesn’t tell which are new/)])
})

/** The arrivals that notices name. */
function toldIn(notices: readonly string[]) {
  const ofOrders = notices.filter((words) => /new orders?,/i.test(words))
  const counts = ofOrders.map((words) =>
    /new order,/i.test(words) ? 1 : Number(/(\d+) new orders,/.exec(words)?.[1] ?? Number.NaN),
  )
  const known = counts.filter(Number.isFinite)
  return {
    least: known.reduce((all, count) => all + count, 0),
    isExact: known.length === counts.length && known.length > 0,
  }
}
