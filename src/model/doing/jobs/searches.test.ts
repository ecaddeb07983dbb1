import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#api/schemas/orders.ts'
import { openHere } from './known-jobs.ts'
import {
  extendSearch,
  markSeen,
  pauseSearch,
  removeSearch,
  runSearch,
  searches,
  startSearch,
} from './searches.ts'
import type { MonthBook } from '#model/reading/figures/month.ts'
import type { Goods } from '#model/records/orders/goods.ts'

const COUNT = 250
const storeId = '11111111-1111-1111-1111-111111111111'
const send = vi.fn<typeof fetch>()
/** Orders whose details are refused. */
let refused = new Set<string>()

const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const placeOf = (id: string) => Number(id.slice(-12))

beforeEach(() => {
  vi.useFakeTimers()
  refused = new Set()
  vi.stubGlobal('fetch', send)
  send.mockImplementation((address) => {
    const { pathname, searchParams } = new URL(address as string, 'https://counter.test')
    const id = pathname.split('/orders/')[1]
    if (id) {
      if (refused.has(id))
        return Promise.resolve(Response.json({ success: false }, { status: 404 }))
      const deliveredItems = [{ textContent: `KEY-${placeOf(id)}-END` }]
      const data = { storeId, order: { id, storeId, deliveredItems } }
      return Promise.resolve(Response.json({ success: true, data }))
    }
    const size = Number(searchParams.get('PageSize'))
    const first = (Number(searchParams.get('Page')) - 1) * size
    const rows = Array.from({ length: COUNT }, (_, place) => ({ id: idOf(place) }))
    const data = rows.slice(first, first + size)
    const pages = Math.ceil(COUNT / size)
    return Promise.resolve(Response.json({ success: true, data, pages }))
  })
})
afterEach(() => {
  for (const { id } of searches.get()) removeSearch(id)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  send.mockReset()
})

const only = () => searches.get()[0]!
const opened = () =>
  send.mock.calls
    .map(([url]) => (url as string).split('/orders/')[1])
    .filter((id) => id !== undefined)

const base = {
  place: 'here',
  title: 'A search',
  link: { to: '/' as const },
  storeId,
  query: {},
}
const everySecond = (order: Order) => (placeOf(order.id) % 2 === 0 ? order : undefined)
const holds =
  (key: string) => (detail: { order: { deliveredItems: { textContent?: string }[] } }) =>
    detail.order.deliveredItems.some(({ textContent }) => textContent === key)

test('keeps what the list shows, and counts before and after', async () => {
  startSearch({ ...base, pick: everySecond })
  expect(openHere.get().searches).toBe(1)
  await vi.runAllTimersAsync()
  expect(only()).toMatchObject({ phase: 'done', progress: { read: COUNT, expected: COUNT } })
  expect(only().found).toHaveLength(COUNT / 2)
  expect(opened()).toEqual([])
  markSeen(only())
  expect(openHere.get().searches).toBe(0)
})

test('opens orders at two a second and stops at the hit; another run goes on behind it', async () => {
  const started = Date.now()
  startSearch({ ...base, pick: everySecond, proves: holds('KEY-20-END') })
  await vi.runAllTimersAsync()
  expect(only()).toMatchObject({ phase: 'done', opened: 11, found: [{ id: idOf(20) }] })
  expect(opened()).toHaveLength(11)
  expect(Date.now() - started).toBeGreaterThanOrEqual(5_500)
  void runSearch(only().id)
  await vi.runAllTimersAsync()
  expect(only()).toMatchObject({ phase: 'done', opened: COUNT / 2, progress: { read: COUNT } })
  expect(only().found).toHaveLength(1)
  expect(new Set(opened()).size).toBe(opened().length)
})

test('a pause loses nothing and opens nothing twice', async () => {
  startSearch({ ...base, pick: everySecond, proves: holds('KEY-248-END') })
  await vi.advanceTimersByTimeAsync(3_000)
  pauseSearch(only().id)
  const before = opened().length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(opened()).toHaveLength(before)
  expect(only().phase).toBe('paused')
  void runSearch(only().id)
  await vi.runAllTimersAsync()
  expect(only()).toMatchObject({ phase: 'done', found: [{ id: idOf(248) }] })
  expect(new Set(opened()).size).toBe(opened().length)
})

test('every order is opened where each is judged; those of which something is told are found', async () => {
  const told: Goods = {
    state: 'missing',
    keys: { wanted: 1, missing: 1 },
    files: { wanted: 0, missing: 0 },
  }
  const hasIt = holds('KEY-6-END')
  startSearch({
    ...base,
    pick: everySecond,
    judge: (detail) => (hasIt(detail) ? { goods: told, isFinal: false } : undefined),
  })
  await vi.runAllTimersAsync()
  expect(only()).toMatchObject({ phase: 'done', opened: COUNT / 2, found: [{ id: idOf(6) }] })
  expect(only().found).toMatchObject([{ id: idOf(6), goods: told }])
  const before = opened().length
  startSearch({
    ...base,
    pick: everySecond,
    judge: (detail) => (hasIt(detail) ? { goods: told, isFinal: false } : undefined),
  })
  await vi.runAllTimersAsync()
  expect(opened().slice(before)).toEqual([idOf(6)])
  expect(only()).toMatchObject({ opened: COUNT / 2, found: [{ id: idOf(6) }] })
})

test('a longer time opens what was not opened, and tries once more what did not load', async () => {
  refused.add(idOf(2))
  const compared: string[] = []
  const compares = {
    add: ({ order }: { order: { id: string } }) => Promise.resolve(void compared.push(order.id)),
    count: () => compared.length,
    same: () => [],
    textIn: () => Promise.resolve(undefined),
  }
  startSearch({ ...base, pick: everySecond, compares })
  await vi.runAllTimersAsync()
  expect(only()).toMatchObject({ phase: 'done', missed: [{ order: { id: idOf(2) } }] })
  const before = opened().length
  refused.clear()
  extendSearch(only(), { dateFrom: '2026-05-01T00:00:00Z' })
  await vi.runAllTimersAsync()
  expect(opened().slice(before)).toEqual([idOf(2)])
  expect(only()).toMatchObject({ phase: 'done', opened: COUNT / 2, missed: [] })
  expect(only().question.query).toEqual({ dateFrom: '2026-05-01T00:00:00Z' })
  expect(new Set(compared).size).toBe(COUNT / 2)
})

test('an order that the platform refuses is counted and passed over', async () => {
  refused.add(idOf(2))
  startSearch({ ...base, pick: everySecond, proves: holds('KEY-6-END') })
  await vi.runAllTimersAsync()
  expect(only()).toMatchObject({
    phase: 'done',
    missed: [{ order: { id: idOf(2) }, why: expect.any(String) }],
    found: [{ id: idOf(6) }],
  })
})

test('what was passed over is opened again when asked for, and nothing else', async () => {
  refused.add(idOf(2))
  startSearch({ ...base, pick: everySecond, judge: () => undefined })
  await vi.runAllTimersAsync()
  expect(only().missed).toMatchObject([{ order: { id: idOf(2) } }])
  const before = opened().length
  await Promise.all([runSearch(only().id), vi.runAllTimersAsync()])
  expect(opened().slice(before)).toEqual([idOf(2)])
  expect(only().missed).toHaveLength(1)
  refused.clear()
  await Promise.all([runSearch(only().id), vi.runAllTimersAsync()])
  expect(only()).toMatchObject({ phase: 'done', missed: [], opened: COUNT / 2 })
})

test('a new question in the same place replaces the old one', async () => {
  startSearch({ ...base, pick: everySecond })
  startSearch({ ...base, pick: () => undefined })
  await vi.runAllTimersAsync()
  expect(searches.get()).toHaveLength(1)
  expect(only().found).toEqual([])
})

test('a book’s orders are opened once all are listed, so that their number is known', async () => {
  const listed: Order[] = []
  const book = {
    add: () => undefined,
    unopened: () => listed,
  } as Partial<MonthBook> as MonthBook
  const pick = (order: Order) => {
    if (!everySecond(order)) return undefined
    listed.push(order)
    return order
  }
  startSearch({ ...base, pick, book })
  const known = new Set<number | undefined>()
  const end = searches.subscribe(() => known.add(searches.get()[0]?.toOpen))
  await vi.runAllTimersAsync()
  end()
  expect(opened()).toHaveLength(COUNT / 2)
  expect([...known]).toEqual([undefined, COUNT / 2])
})
