import { QueryClient } from '@tanstack/react-query'
import { beforeAll, expect, it, vi } from 'vitest'
import { manyCouponsQuery } from './many-coupons.ts'
import { serveRecords, stubFetch } from '#api/stubbed-fetch.testing.ts'

// It comes late, in a time that no timer of the test tells.
beforeAll(() => import('#api/own-pages.ts'))

const storeId = '11111111-1111-1111-1111-111111111111'
const send = stubFetch()

async function readMany() {
  const state = { isOver: false }
  const reading = new QueryClient().query(manyCouponsQuery(storeId)).finally(() => {
    state.isOver = true
  })
  while (!state.isOver) await vi.advanceTimersByTimeAsync(1_000)
  const { coupons, isComplete } = await reading
  return { read: coupons.length, isComplete, calls: send.mock.calls.length }
}

it.each([undefined, null, 0, -1, '3', 1.5])(
  'reads all 250 coupons when the number of pages is %j',
  async (pages) => {
    serveRecords(send, 250, pages)
    expect(await readMany()).toEqual({ read: 250, isComplete: true, calls: 4 })
  },
)

it.each([
  [0, { read: 0, isComplete: true, calls: 1 }],
  [99, { read: 99, isComplete: true, calls: 2 }],
  [100, { read: 100, isComplete: true, calls: 2 }],
  [1000, { read: 1000, isComplete: false, calls: 10 }],
  [1500, { read: 1000, isComplete: false, calls: 10 }],
])(
  'reads at most a thousand of %i coupons when the number of pages is unknown',
  async (count, expected) => {
    serveRecords(send, count, undefined)
    expect(await readMany()).toEqual(expected)
  },
)

it('looks once behind the last page, because platforms miscount', async () => {
  serveRecords(send, 200, 2)
  expect(await readMany()).toEqual({ read: 200, isComplete: true, calls: 3 })
})

it('does not claim completeness when the same full page comes again', async () => {
  const data = Array.from({ length: 100 }, (_, at) => ({ id: `c-${at}` }))
  send.mockImplementation(() => Promise.resolve(Response.json({ success: true, data })))
  expect(await readMany()).toEqual({ read: 100, isComplete: false, calls: 2 })
})
