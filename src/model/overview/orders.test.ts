import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { overviewOrdersQuery } from './orders.ts'
import { serveRecords, stubFetch } from '#api/stubbed-fetch.testing.ts'

const storeId = '11111111-1111-1111-1111-111111111111'
const send = stubFetch('2026-11-21T13:30:00Z')

async function readOverview() {
  const reading = new QueryClient().query(overviewOrdersQuery(storeId, 'UTC', Date.now()))
  await vi.runAllTimersAsync()
  const { orders, isComplete } = await reading
  return { read: orders.length, isComplete, calls: send.mock.calls.length }
}

test.each([undefined, null, 0, '6'])(
  'reads all 570 orders when the number of pages is %j',
  async (pages) => {
    serveRecords(send, 570, pages)
    expect(await readOverview()).toEqual({ read: 570, isComplete: true, calls: 6 })
  },
)

test('stops at the last page when the number of pages is known', async () => {
  serveRecords(send, 200, 2)
  expect(await readOverview()).toEqual({ read: 200, isComplete: true, calls: 2 })
})

test('does not claim completeness when the same full page comes again', async () => {
  const data = Array.from({ length: 100 }, (_, at) => ({ id: `order-${at}` }))
  send.mockImplementation(() => Promise.resolve(Response.json({ success: true, data })))
  expect(await readOverview()).toEqual({ read: 100, isComplete: false, calls: 2 })
})
