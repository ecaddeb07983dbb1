import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  closeWorld,
  idOf,
  onDisk,
  openTab,
  openWorld,
  settled,
  storeId,
  world,
} from './stored-search.testing.ts'

vi.mock('idb-keyval', () => import('#base/storage/idb-keyval.testing.ts'))
/** Real cryptography would take its own time. */
vi.mock('#base/storage/sealed.ts', async () => ({
  openDatabase: (await import('#base/storage/idb-keyval.testing.ts')).createStore,
  createSealer: () => ({
    seal: (value: unknown) => Promise.resolve(JSON.stringify(value)),
    unseal: (text: string) => Promise.resolve(JSON.parse(text) as unknown),
    forgetKey: () => Promise.resolve(),
  }),
  unlessBlocked: <Value>(use: () => Promise<Value>) => use(),
}))

beforeEach(openWorld)
afterEach(closeWorld)

test('the order of a payment is found, and the next question about an opened one opens none', async () => {
  const tab = await openTab()
  tab.find({ payment: ' txn_40_END' })
  await settled()
  expect(tab.only()).toMatchObject({ phase: 'done', found: [{ id: idOf(40) }] })
  expect(world.opened).toHaveLength(41)
  expect(tab.ordersPaidBy(storeId, 'TXN_7_END')).toEqual([
    { orderId: idOf(7), field: 'transaction' },
  ])
  tab.find({ payment: 'TXN_7_END' })
  await settled()
  expect(tab.only()).toMatchObject({ phase: 'done', found: [{ id: idOf(7) }] })
  expect(world.opened).toHaveLength(41)
})

test('an order is opened again once its status is another: it may have got a refund', async () => {
  const tab = await openTab()
  tab.find({ payment: 'TXN_5_END' })
  await settled()
  world.statuses.set(3, 'REFUNDED')
  tab.find({ payment: 'refund-id-1' })
  await settled()
  expect(tab.only()).toMatchObject({ phase: 'done', found: [{ id: idOf(3) }] })
  expect(world.opened.slice(6)).toEqual([idOf(3)])
})

test('a reload goes on where it stopped, and opens nothing twice', async () => {
  const first = await openTab()
  first.find({ payment: 'TXN_120_END', email: 'mara@example.com' })
  await vi.advanceTimersByTimeAsync(30_000)
  first.pauseSearch(first.only().id)
  await vi.advanceTimersByTimeAsync(1_000)
  const before = world.opened.length
  expect(before).toBeGreaterThan(40)
  const next = await openTab()
  await next.restoreSearches()
  expect(next.only()).toMatchObject({ phase: 'paused', opened: before })
  expect(next.wantedBy(next.only())).toMatchObject({ payment: 'TXN_120_END' })
  expect(next.only().question.query.email).toBe('mara@example.com')
  void next.runSearch(next.only().id)
  await settled()
  expect(next.only()).toMatchObject({ phase: 'done', found: [{ id: idOf(120) }], opened: 121 })
  expect(new Set(world.opened).size).toBe(world.opened.length)
  const last = await openTab()
  await last.restoreSearches()
  expect(last.only()).toMatchObject({ phase: 'done', isSeen: true, found: [{ id: idOf(120) }] })
  last.removeSearch(last.only().id)
  await settled()
  expect(onDisk()).toEqual([])
})

test('a search that is known by name only is let go', async () => {
  const first = await openTab()
  first.find({ payment: 'TXN_120_END' })
  await vi.advanceTimersByTimeAsync(30_000)
  world.databases.get('counter-jobs')?.clear()
  const next = await openTab()
  await next.restoreSearches()
  expect(next.searches.get()).toEqual([])
})

test('a month goes on after a reload, opens nothing twice, and keeps nobody’s name', async () => {
  const wanted = { storeId, month: '2026-10', zone: 'Europe/Berlin' }
  const first = await openTab()
  first.startMonth(wanted)
  await vi.advanceTimersByTimeAsync(30_000)
  first.pauseSearch(first.only().id)
  await vi.advanceTimersByTimeAsync(1_000)
  const before = world.opened.length
  expect(before).toBeGreaterThan(40)
  expect(JSON.stringify(onDisk())).not.toMatch(/mara|KEY-|TXN_/)
  const next = await openTab()
  await next.restoreSearches()
  const { question, phase } = next.only()
  const book = question.book!
  expect([phase, question.place]).toEqual(['paused', next.monthPlace(wanted)])
  expect(book.sheets()).toMatchObject([{ currency: 'EUR', read: { length: before } }])
  void next.runSearch(next.only().id)
  await settled()
  const sheet = { paid: 1504.9, entries: { length: 149 }, read: { length: 149 } }
  expect(book.sheets()).toMatchObject([sheet])
  expect(new Set(world.opened).size).toBe(world.opened.length)
  const last = await openTab()
  await last.restoreSearches()
  expect(last.only()).toMatchObject({ phase: 'done' })
  expect(last.only().question.book!.sheets()).toEqual(book.sheets())
  expect(last.only().question.book!.undated()).toHaveLength(1)
})

test('a key is not kept, and neither is where its search came to', async () => {
  const tab = await openTab()
  tab.find({ key: 'KEY-30-END', payment: 'TXN_140_END' })
  await settled()
  expect(tab.only()).toMatchObject({ phase: 'done', found: [{ id: idOf(30) }] })
  expect(JSON.stringify(onDisk()) + JSON.stringify([...world.stored])).not.toMatch(
    /KEY-30|search\./,
  )
})

test('a key is looked for in orders that an earlier search for a payment opened', async () => {
  const tab = await openTab()
  tab.find({ payment: 'TXN_9_END' })
  await settled()
  tab.find({ key: 'KEY-4-END' })
  await settled()
  expect(tab.only()).toMatchObject({ phase: 'done', found: [{ id: idOf(4) }] })
})

test('another account neither sees the search nor what it opened', async () => {
  const first = await openTab()
  first.find({ payment: 'TXN_99_END' })
  await vi.advanceTimersByTimeAsync(20_000)
  const second = await openTab('bob')
  await second.restoreSearches()
  expect(second.searches.get()).toEqual([])
  expect(second.ordersPaidBy(storeId, 'TXN_1_END')).toEqual([])
})
