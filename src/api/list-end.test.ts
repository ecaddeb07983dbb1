import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readPage } from './client.ts'
import { Order } from './schemas/orders.ts'

const storeId = '11111111-1111-1111-1111-111111111111'
const send = vi.fn<typeof fetch>()

beforeEach(() => void vi.stubGlobal('fetch', send))
afterEach(() => {
  vi.unstubAllGlobals()
  send.mockReset()
})

test.each([
  ['the last page', { pages: 2 }, 20, 2, false],
  ['a page before the last', { pages: 3 }, 20, 2, true],
  ['an empty page before the last', { pages: 3 }, 0, 2, true],
  ['a full page without a number of pages', {}, 20, 1, true],
  ['a full page of 0 pages', { pages: 0 }, 20, 1, true],
  ['a short page without a number of pages', {}, 19, 1, false],
  ['an empty page without a number of pages', {}, 0, 2, false],
])('reports whether more may follow %s', async (_, more, count, page, hasMore) => {
  // The first entry is unreadable but fills its place.
  const rows = Array.from({ length: count }, (_row, at) => (at === 0 ? null : { id: `${at}` }))
  send.mockResolvedValue(Response.json({ success: true, data: rows, ...more }))
  const read = readPage('listOrders', { storeId }, { Page: page, PageSize: 20 }, Order)
  expect(await read).toMatchObject({ hasMore })
})
