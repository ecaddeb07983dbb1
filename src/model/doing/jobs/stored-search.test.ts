import { afterEach, beforeEach, expect, test, vi } from 'vitest'

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

const COUNT = 150
const storeId = '11111111-1111-1111-1111-111111111111'
const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
let opened: string[]
let statuses: Map<number, string>
let stored: Map<string, string>
let databases: Map<string, Map<string, unknown>>

const rowAt = (place: number) => ({
  id: idOf(place),
  status: statuses.get(place) ?? 'COMPLETED',
  currencyCode: 'EUR',
  amount: 10.1,
  amountPaid: 10.1,
  platformFee: 0.1,
  customerEmail: 'mara@fjord.se',
  dateCreated: place === 3 ? 'soon' : '2026-10-05T10:00:00Z',
})

beforeEach(() => {
  vi.useFakeTimers()
  opened = []
  statuses = new Map()
  stored = new Map()
  databases = new Map()
  vi.stubGlobal('fakeDatabases', databases)
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address, 'https://counter.test')
    const id = pathname.split('/orders/')[1]
    if (id) {
      opened.push(id)
      const place = Number(id.slice(-12))
      const gatewayMetadata = { transactionId: `TXN_${place}_end` }
      const deliveredItems = [{ textContent: `KEY-${place}-END` }]
      const refund = statuses.has(place) ? { id: 'refund-id-1' } : undefined
      const order = { ...rowAt(place), storeId, gatewayMetadata, deliveredItems, refund }
      const data = { storeId, order, billingInformation: { countryCode: 'DE' } }
      return Promise.resolve(Response.json({ success: true, data }))
    }
    const size = Number(searchParams.get('PageSize'))
    const first = (Number(searchParams.get('Page')) - 1) * size
    const rows = Array.from({ length: COUNT }, (_, place) => rowAt(place))
    const data = rows.slice(first, first + size)
    return Promise.resolve(Response.json({ success: true, data, pages: Math.ceil(COUNT / size) }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Loads the modules afresh, like a tab. */
async function openTab(account = 'alice') {
  vi.resetModules()
  const { openPrivateStores } = await import('#base/storage/private-owner.ts')
  openPrivateStores(account)
  const { createStore } = await import('#base/storage/store.ts')
  const state = createStore({ status: 'signed-in', account }, 'session')
  const own = { current: state.get, epoch: () => 0, sameAccount: () => () => true }
  vi.doMock('#api/session.ts', () => ({ session: { ...state, ...own } }))
  const finder = await import('./finder.ts')
  const month = await import('./month-search.ts')
  const { restoreSearches } = await import('./stored-search.ts')
  const found = await import('./searches.ts')
  const payments = await import('#model/reading/memory/opened-payments.ts')
  const find = (wanted: Partial<Parameters<typeof finder.startFinder>[0]>) =>
    finder.startFinder({
      storeId,
      payment: '',
      key: '',
      email: '',
      product: '',
      dateFrom: undefined,
      ...wanted,
    })
  const only = () => found.searches.get()[0]!
  return { ...finder, ...month, ...found, ...payments, restoreSearches, find, only }
}

const settled = () => vi.advanceTimersByTimeAsync(200_000)
const onDisk = () => [...(databases.get('counter-jobs') ?? new Map<string, unknown>()).entries()]

test('the order of a payment is found, and the next question about an opened one opens none', async () => {
  const tab = await openTab()
  tab.find({ payment: ' txn_40_END' })
  await settled()
  expect(tab.only()).toMatchObject({ phase: 'done', found: [{ id: idOf(40) }] })
  expect(opened).toHaveLength(41)
  expect(tab.ordersPaidBy(storeId, 'TXN_7_END')).toEqual([
    { orderId: idOf(7), field: 'transaction' },
  ])
  tab.find({ payment: 'TXN_7_END' })
  await settled()
  expect(tab.only()).toMatchObject({ phase: 'done', found: [{ id: idOf(7) }] })
  expect(opened).toHaveLength(41)
})

test('an order is opened again once its status is another: it may have got a refund', async () => {
  const tab = await openTab()
  tab.find({ payment: 'TXN_5_END' })
  await settled()
  statuses.set(3, 'REFUNDED')
  tab.find({ payment: 'refund-id-1' })
  await settled()
  expect(tab.only()).toMatchObject({ phase: 'done', found: [{ id: idOf(3) }] })
  expect(opened.slice(6)).toEqual([idOf(3)])
})

test('a reload goes on where it stopped, and opens nothing twice', async () => {
  const first = await openTab()
  first.find({ payment: 'TXN_120_END', email: 'mara@example.com' })
  await vi.advanceTimersByTimeAsync(30_000)
  first.pauseSearch(first.only().id)
  await vi.advanceTimersByTimeAsync(1_000)
  const before = opened.length
  expect(before).toBeGreaterThan(40)
  const next = await openTab()
  await next.restoreSearches()
  expect(next.only()).toMatchObject({ phase: 'paused', opened: before })
  expect(next.wantedBy(next.only())).toMatchObject({ payment: 'TXN_120_END' })
  expect(next.only().question.query.email).toBe('mara@example.com')
  void next.runSearch(next.only().id)
  await settled()
  expect(next.only()).toMatchObject({ phase: 'done', found: [{ id: idOf(120) }], opened: 121 })
  expect(new Set(opened).size).toBe(opened.length)
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
  databases.get('counter-jobs')?.clear()
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
  const before = opened.length
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
  expect(new Set(opened).size).toBe(opened.length)
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
  expect(JSON.stringify(onDisk()) + JSON.stringify([...stored])).not.toMatch(/KEY-30|search\./)
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
