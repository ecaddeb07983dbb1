import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { manyCouponsQuery } from './coupons.ts'

const storeId = '11111111-1111-1111-1111-111111111111'
const send = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', send)
})
afterEach(() => {
  vi.unstubAllGlobals()
  send.mockReset()
})

/** A service with that many coupons, and its own idea of pages. */
function serve(count: number, pages: unknown) {
  send.mockImplementation((address) => {
    const { searchParams } = new URL(address as string, 'https://counter.test')
    const first = (Number(searchParams.get('Page')) - 1) * 100
    const rows = Array.from({ length: count }, (_, at) => ({ id: `c-${at}` }))
    const data = rows.slice(first, first + Number(searchParams.get('PageSize')))
    return Promise.resolve(Response.json({ success: true, data, pages }))
  })
}

async function readMany() {
  const { coupons, isComplete } = await new QueryClient().query(manyCouponsQuery(storeId))
  return { read: coupons.length, isComplete, calls: send.mock.calls.length }
}

it.each([undefined, null, 0, -1, '3', 1.5])(
  'coupons are read to their end when the number of pages is %j',
  async (pages) => {
    serve(250, pages)
    expect(await readMany()).toEqual({ read: 250, isComplete: true, calls: 3 })
  },
)

it.each([
  [0, { read: 0, isComplete: true, calls: 1 }],
  [99, { read: 99, isComplete: true, calls: 1 }],
  [100, { read: 100, isComplete: true, calls: 2 }],
  [1000, { read: 1000, isComplete: false, calls: 10 }],
  [1500, { read: 1000, isComplete: false, calls: 10 }],
])('of %i coupons on an unknown number of pages a thousand are read', async (count, expected) => {
  serve(count, undefined)
  expect(await readMany()).toEqual(expected)
})

it('a known number of pages is kept to', async () => {
  serve(200, 2)
  expect(await readMany()).toEqual({ read: 200, isComplete: true, calls: 2 })
})

it('a service that gives the same page again is not taken at its word', async () => {
  const data = Array.from({ length: 100 }, (_, at) => ({ id: `c-${at}` }))
  send.mockImplementation(() => Promise.resolve(Response.json({ success: true, data })))
  expect(await readMany()).toEqual({ read: 100, isComplete: false, calls: 2 })
})
