import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  closeWorld,
  idOf,
  openTab,
  openWorld,
  settled,
  storeId,
  world,
} from './stored-search.testing.ts'

vi.mock('idb-keyval', () => import('#base/storage/idb-keyval.testing.ts'))
vi.mock('#base/storage/sealed.ts', () => import('#base/storage/sealed.testing.ts'))

beforeEach(openWorld)
afterEach(closeWorld)

const checked = { storeId, dateFrom: undefined, days: '2' }

test('a check for goods goes on after a reload, with what it found, and opens nothing twice', async () => {
  world.paid = 20
  world.late = new Set([3, 18])
  const first = await openTab()
  first.startUndelivered(checked)
  await vi.advanceTimersByTimeAsync(5_000)
  first.pauseSearch(first.only().id)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(world.opened.length).toBeLessThan(15)
  const next = await openTab()
  await next.restoreSearches()
  // Its own page goes on with it, so no other page tells that it rests.
  expect(next.only()).toMatchObject({ phase: 'paused', isSeen: true, found: [{ id: idOf(3) }] })
  void next.runSearch(next.only().id)
  await settled()
  const found = [{ id: idOf(3) }, { id: idOf(18) }]
  expect(next.only()).toMatchObject({ phase: 'done', isSeen: false, found })
  expect(new Set(world.opened).size).toBe(world.opened.length)
})

test('what a check found is kept though one leaves before ten orders, or as it begins again', async () => {
  world.paid = 20
  world.late = new Set([1])
  const first = await openTab()
  first.startUndelivered(checked)
  await vi.advanceTimersByTimeAsync(1_900)
  expect(world.opened.length).toBeLessThan(10)
  const second = await openTab()
  await second.restoreSearches()
  expect(second.only().found).toMatchObject([{ id: idOf(1) }])
  second.readOnUndelivered(second.only(), checked)
  await vi.advanceTimersByTimeAsync(0)
  const third = await openTab()
  await third.restoreSearches()
  expect(third.only().found).toMatchObject([{ id: idOf(1) }])
})

test('what lacks goods is known after a reload, with its age; only what may have changed is opened', async () => {
  world.paid = 20
  world.late = new Set([3, 12, 18])
  world.statuses.set(18, 'AWAITING_KYC')
  const first = await openTab()
  first.startUndelivered(checked)
  await settled()
  const asOf = first.only().fixedAt
  const next = await openTab()
  await Promise.all([next.restoreSearches(), next.restoreSearches()])
  const found = [3, 12, 18].map((place) => ({ id: idOf(place) }))
  expect(next.only()).toMatchObject({ phase: 'done', isSeen: true, asOf, found })
  expect(next.daysOf(next.only())).toBe('2')
  world.late.delete(3)
  world.statuses.set(7, 'PAID')
  world.opened = []
  next.readOnUndelivered(next.only(), checked)
  expect(next.only()).toMatchObject({ asOf, found })
  await settled()
  expect(world.opened).toEqual([3, 12, 18, 7].map(idOf))
  expect(next.only()).toMatchObject({ phase: 'done', opened: world.paid, found: found.slice(1) })
  expect(next.only().asOf).toBeUndefined()
  expect(next.only().found.map(({ goods }) => goods?.state)).toEqual(['missing', 'pending'])

  const other = await openTab('bob')
  await other.restoreSearches()
  expect(other.searches.get()).toEqual([])
})

test('without products, what was late stays so, and the rest is judged once they load', async () => {
  world.paid = 20
  world.late = new Set([3])
  const first = await openTab()
  first.startUndelivered(checked)
  await settled()
  world.areProductsLost = true
  world.late.add(7)
  world.statuses.set(7, 'PAID')
  const next = await openTab()
  await next.restoreSearches()
  next.readOnUndelivered(next.only(), checked)
  await settled()
  expect(next.only()).toMatchObject({
    phase: 'done',
    found: [{ id: idOf(3), goods: { state: 'missing' } }],
    missed: [3, 7].map((place) => ({ order: { id: idOf(place) }, why: 'Products didn’t load' })),
  })
  world.areProductsLost = false
  world.opened = []
  next.startUndelivered(checked)
  await settled()
  expect(world.opened).toEqual([3, 7].map(idOf))
  expect(next.only()).toMatchObject({ phase: 'done', missed: [] })
  expect(next.only().found.map(({ goods }) => goods?.state)).toEqual(['missing', 'missing'])
})
