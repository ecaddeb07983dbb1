import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overviewOrdersQuery } from './orders.ts'

const storeId = '11111111-1111-1111-1111-111111111111'
const send = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T13:30:00Z') })
  vi.stubGlobal('fetch', send)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  send.mockReset()
})

function serve(count: number, pages: unknown) {
  send.mockImplementation((address) => {
    const { searchParams } = new URL(address as string, 'https://counter.test')
    const first = (Number(searchParams.get('Page')) - 1) * 100
    const rows = Array.from({ length: count }, (_, at) => ({ id: `order-${at}` }))
    const data = rows.slice(first, first + Number(searchParams.get('PageSize')))
    return Promise.resolve(Response.json({ success: true, data, pages }))
  })
}

async function readOverview() {
  const reading = new QueryClient().query(overviewOrdersQuery(storeId, 'UTC', Date.now()))
  await vi.runAllTimersAsync()
  const { orders, isComplete } = await reading
  return { read: orders.length, isComplete, calls: send.mock.calls.length }
}

test.each([undefined, null, 0, '6'])(
  'reads all 570 orders when the number of pages is %j',
  async (pages) => {
    serve(570, pages)
    expect(await readOverview()).toEqual({ read: 570, isComplete: true, calls: 6 })
  },
)

test('stops at the last page when the number of pages is known', async () => {
  serve(200, 2)
  expect(await readOverview()).toEqual({ read: 200, isComplete: true, calls: 2 })
})

test('does not claim completeness when the same full page comes again', async () => {
  const data = Array.from({ length: 100 }, (_, at) => ({ id: `order-${at}` }))
  send.mockImplementation(() => Promise.resolve(Response.json({ success: true, data })))
  expect(await readOverview()).toEqual({ read: 100, isComplete: false, calls: 2 })
})
