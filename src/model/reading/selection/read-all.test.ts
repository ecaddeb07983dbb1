import { afterEach, expect, test, vi } from 'vitest'
import { platformClock } from '#api/platform-clock.ts'
import { stubFetch } from '#api/stubbed-fetch.testing.ts'
import { readAllMatching } from './read-all.ts'

const now = '2026-11-21T12:00:00.000Z'
const owner = '11111111-1111-1111-1111-111111111111'
const send = stubFetch(now)
afterEach(() => platformClock.forget())

function serve(rows: object[], headers: Record<string, string> = {}) {
  send.mockImplementation((address) => {
    const { searchParams } = new URL(address as string, 'https://counter.test')
    const size = Number(searchParams.get('PageSize'))
    const data = rows.slice(0, size)
    const pages = Math.ceil(rows.length / size)
    return Promise.resolve(Response.json({ success: true, data, pages }, { headers }))
  })
}

async function read(kind: 'deliveries' | 'reviews' | 'orders', query: Record<string, boolean>) {
  const reading = readAllMatching(
    { kind, owner, query },
    { signal: new AbortController().signal, onProgress: () => undefined },
  )
  await vi.runAllTimersAsync()
  return (await reading).rows.map(({ id }) => id)
}

test('F3: the rows that the screen hides are left out', async () => {
  serve([{ id: 'a', responseCode: 200 }, { id: 'b', responseCode: 500 }, { id: 'c' }])
  expect(await read('deliveries', { success: false })).toEqual(['b', 'c'])
  expect(await read('deliveries', {})).toEqual(['a', 'b', 'c'])
  serve([{ id: 'a', reply: 'Thanks' }, { id: 'b' }])
  expect(await read('reviews', { hasReply: false })).toEqual(['b'])
  expect(await read('reviews', { hasReply: true })).toEqual(['a'])
})

const ends = () =>
  send.mock.calls.map(([url]) => new URL(url as string, 'https://counter.test').searchParams)

test('G10: a browser clock that is three hours slow leaves no order out', async () => {
  serve([{ id: 'a', dateCreated: '2026-11-21T14:59:00Z' }], {
    Date: 'Sat, 21 Nov 2026 15:00:00 GMT',
  })
  // An earlier answer, such as the list’s, told the time.
  await read('orders', {})
  expect(await read('orders', {})).toEqual(['a'])
  const fixed = ends().findLast((query) => query.has('dateTo'))
  expect(fixed?.get('dateTo')).toBe('2026-11-21T15:00:01.000Z')
})

test('G10: where no answer tells the time, the list stays open', async () => {
  serve([{ id: 'a', dateCreated: '2026-11-21T14:59:00Z' }])
  expect(await read('orders', {})).toEqual(['a'])
  expect(ends().map((query) => query.get('dateTo'))).toEqual(ends().map(() => null))
})
