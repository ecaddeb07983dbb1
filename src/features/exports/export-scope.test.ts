import { expect, test } from 'vitest'
import { stubFetch } from '#api/stubbed-fetch.testing.ts'
import { exactCountOf } from './export-scope.tsx'

const send = stubFetch()
const storeId = '11111111-1111-4111-8111-111111111111'
const { signal } = new AbortController()

/** As many orders as fit no round number, and how many pages a platform tells instead of its own. */
function serveOrders(count: number, told: (pages: number) => number) {
  send.mockImplementation((address) => {
    const { searchParams } = new URL(address as string, 'https://counter.test')
    const [page, size] = ['Page', 'PageSize'].map((name) => Number(searchParams.get(name)))
    const all = Array.from({ length: count }, (_, at) => ({ id: `order-${at}`, status: 'PAID' }))
    const data = all.slice((page! - 1) * size!, page! * size!)
    return Promise.resolve(
      Response.json({ success: true, data, pages: told(Math.ceil(count / size!)) }),
    )
  })
}

test.each([
  ['its own', (pages: number) => pages, 167],
  ['half', (pages: number) => Math.ceil(pages / 2), null],
  ['twice as many and one', (pages: number) => pages * 2 + 1, null],
] as const)('O83: the dialog’s number where a platform tells %s', async (_, told, expected) => {
  serveOrders(167, told)
  const query = { status: 'PAID' }
  const target = { kind: 'orders', owner: storeId, query } as never
  expect(await exactCountOf(target, signal)).toBe(expected)
})
