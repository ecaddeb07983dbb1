import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'

const records = vi.hoisted(() => new Map<string, unknown>())
const notes = vi.hoisted(() => ({ now: {} as Record<string, unknown> }))
vi.mock('#base/storage/private-store.ts', () => ({
  privateStoresLoaded: () => Promise.resolve(),
  privateStores: () => () => ({ get: () => notes.now }),
}))

const { meetsFilters, readTagged, readTaggedPage } = await import('./tagged.ts')

const asked = { kind: 'order' as const, storeId: 's', tag: 'vip' }
const signal = new AbortController().signal
const read = (id: string) => {
  const found = records.get(id)
  return found instanceof Error ? Promise.reject(found) : Promise.resolve(found)
}
const order = (id: string, amount: number, status = 'COMPLETED') => ({
  order: { id, amount, status, customer: { emailAddress: `${id}@fjord.se` } },
})

beforeEach(() => {
  records.clear()
  notes.now = {}
  for (const [at, id] of ['a', 'b', 'c'].entries()) {
    notes.now[`order ${id}`] = { text: '', tags: ['VIP'], at }
    records.set(id, order(id, 10 * (at + 1), id === 'b' ? 'FAILED' : 'COMPLETED'))
  }
})

test('a page is read one by one, half a second apart, the one noted last first', async () => {
  const waits: number[] = []
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  const seen: number[] = []
  const page = await readTagged(
    asked,
    { page: 1, pageSize: 2 },
    { signal, read, wait, onRead: ({ rest }) => seen.push(rest) },
  )
  expect(page).toMatchObject({ tagged: 3, pages: 2, hasMore: true, rest: 0 })
  expect(page.items.map(({ id }) => id)).toEqual(['c', 'b'])
  expect(page.items[0]).toMatchObject({ customerEmail: 'c@fjord.se' })
  expect([waits, seen]).toEqual([[500], [1]])
})

test('a search among tagged customers is met by their addresses', () => {
  const rows = [{ id: '1', emailAddress: 'Ann@fjord.se' }, { id: '2' }]
  const found = ['ann@f', 'zzz', '@'].map((q) =>
    rows.map((row) => meetsFilters('customer', { q })(row as never)),
  )
  expect(found).toEqual([
    [true, true],
    [false, true],
    [true, true],
  ])
})

test.each([
  [{ ipAddress: '10.0.' }, ['1']],
  [{ balanceFrom: 5 }, ['1']],
  [{ balanceTo: 5 }, ['2']],
  [{ processorCustomerId: 'c' }, ['1', '2', '3']],
  [{ affiliateCode: 'c' }, ['1', '2', '3']],
])(
  'tagged customers are filtered by their whole records, or nobody can tell: %j',
  async (filters, told) => {
    for (const id of ['1', '2', '3']) {
      notes.now[`customer ${id}`] = { text: '', tags: ['VIP'], at: -Number(id) }
    }
    const client = new QueryClient()
    const known = {
      1: { ipAddress: '10.0.0.1', balance: 9 },
      2: { ipAddress: '8.8.8.8', balance: 1 },
    }
    for (const id of [1, 2, 3] as const) {
      const customer = { id: String(id), tickets: [], ...(id === 3 ? {} : known[id]) }
      client.setQueryData(['getCustomer', { storeId: 's', customerId: String(id) }], customer)
    }
    const queryKey = [
      'tagged',
      { kind: 'customer', storeId: 's', tag: 'vip', ...filters },
      { Page: 1, PageSize: 20 },
    ] as const
    const page = await readTaggedPage({ client, queryKey, signal })
    expect(page.items.map(({ id }) => id)).toEqual([...new Set([...told, '3'])])
    expect(page.unproven).toEqual([expect.stringContaining('nobody can tell whether they match')])
  },
)

test.each([
  ['mara', true],
  ['7', true],
  ['mar', false],
])('tagged orders are filtered by their chat account: %s', (chat, isMet) => {
  expect(meetsFilters('order', { chat })({ id: '1', chat: ['7', 'Mara'] })).toBe(isMet)
})

const atOnce = async () => undefined

test('what is gone or cannot be read now is told apart, and hides no other', async () => {
  records.set('a', new ApiError({ kind: 'not-found', operation: 'getOrder' }))
  records.set('b', new ApiError({ kind: 'timeout', operation: 'getOrder' }))
  const page = await readTagged(asked, { page: 1, pageSize: 20 }, { signal, read, wait: atOnce })
  expect(page).toMatchObject({ gone: ['a'], failed: ['b'], tagged: 3 })
  expect(page.items.map(({ id }) => id)).toEqual(['c'])
})

test('a page of which nothing could be read is an error', async () => {
  for (const id of records.keys()) {
    records.set(id, new ApiError({ kind: 'timeout', operation: 'getOrder' }))
  }
  const reading = readTagged(asked, { page: 1, pageSize: 20 }, { signal, read, wait: atOnce })
  await expect(reading).rejects.toThrow()
})

test('other filters and a sort are applied to what was read', async () => {
  const client = new QueryClient()
  for (const [id, detail] of records) {
    client.setQueryData(['getOrder', { storeId: 's', orderId: id }], detail)
  }
  const queryKey = [
    'tagged',
    { ...asked, sort: 'amount', status: 'COMPLETED' },
    { Page: 1, PageSize: 20 },
  ] as const
  const page = await readTaggedPage({ client, queryKey, signal })
  expect(page).toMatchObject({ tagged: 3, left: 1 })
  expect(page.items.map(({ id }) => id)).toEqual(['a', 'c'])
})

test('how many there are is known without reading any', async () => {
  const client = new QueryClient()
  const queryKey = ['tagged', asked, { Page: 1, PageSize: 1 }] as const
  const page = await readTaggedPage({ client, queryKey, signal })
  expect(page).toMatchObject({ pages: 3, items: [{ id: 'c' }] })
})
