import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { firstReadUrls } from './first-read-urls.ts'
import { ordersQuery } from '#api/orders.ts'
import { orderQuery } from '#api/order-detail.ts'
import { userQuery } from '#api/user.ts'
import { addressReader } from '#model/reading/lists/address.ts'
import { ordersList } from '#model/reading/lists/lists.ts'

const storeId = '11111111-1111-1111-1111-111111111111'
const orderId = '00000000-0000-0000-0000-00000000000A'
const send = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ success: true, data: [] })))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  send.mockClear()
})

type Runnable = { queryKey: unknown; queryFn?: unknown }

/** The address that the application itself requests. */
async function requestedAddress(query: Runnable): Promise<unknown> {
  vi.stubGlobal('fetch', send)
  const run = query.queryFn as (context: Pick<Runnable, 'queryKey'>) => Promise<unknown>
  await run({ queryKey: query.queryKey }).catch(() => {})
  return send.mock.lastCall?.[0]
}

it.each([
  '',
  '?',
  '?page=3&pageSize=50&sort=-amount',
  '?status=PAID&gateway=CARDLANE&email=a%2Bb@fjordmail.se&chat=123456789012345678',
  '?email=%20mara%20lindqvist%20&status=',
  '?page=0&pageSize=30&sort=1x',
  '?page=2147483648&pageSize=abc',
  '?page=-1&page=2',
  '?page=1.5&pageSize=0100',
  '?page=007&pageSize=010',
  '?unknown=1&Filters=status==x',
  `?email=${'x'.repeat(2049)}`,
  "?email=%C3%BC!'()*~&chat=%F0%9F%98%80",
  '?dateFrom=2026-11-01T00:00:00.000Z&dateTo=2026-11-02T23:59:59.999Z',
  '?dateFrom=&status=PAID',
])('the early read of the orders requests the page’s address: %s', async (search) => {
  const [user, orders, ...more] = firstReadUrls({ pathname: `/stores/${storeId}/orders`, search })
  const address = Object.fromEntries([...new URLSearchParams(search)].toReversed())
  expect(orders).toBe(
    await requestedAddress(ordersQuery(storeId, addressReader(ordersList)(address))),
  )
  expect(user).toBe(await requestedAddress(userQuery()))
  expect(more).toEqual([])
})

it('the early read of an order requests the page’s address', async () => {
  const pathname = `/stores/${storeId}/orders/${orderId}`
  const [, order] = firstReadUrls({ pathname, search: '?page=2' })
  expect(order).toBe(await requestedAddress(orderQuery(storeId, orderId)))
})

it.each([
  [`/stores/${storeId}/orders`, '?dateFrom=today'],
  [`/stores/${storeId}/orders`, '?dateTo=2026-11-01'],
  [`/stores/${storeId}/orders`, '?dateTo=2026-11-01T00:00:00Z'],
  [`/stores/${storeId}/reviews`, ''],
  ['/stores/../orders', ''],
  [`/stores/${storeId}/orders/..`, ''],
  ['/account', ''],
])('no early read for a doubtful address: %s%s', (pathname, search) => {
  expect(firstReadUrls({ pathname, search })).toEqual(['/api/user'])
})

const run = () => new QueryClient().query(userQuery())

it('the page uses an early answer once', async () => {
  // A slow run of the whole suite exceeds the 30 seconds for which early answers count.
  vi.spyOn(performance, 'now').mockReturnValue(0)
  const early = Response.json({ success: true, data: { id: 'early' } })
  vi.stubGlobal('__firstReads', new Map([['/api/user', Promise.resolve(early)]]))
  vi.stubGlobal('fetch', send)
  expect(await run()).toMatchObject({ id: 'early' })
  expect(send).not.toHaveBeenCalled()
  await run().catch(() => {})
  expect(send).toHaveBeenCalledTimes(1)
})
