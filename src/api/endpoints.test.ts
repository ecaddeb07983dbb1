import { QueryClient, type FetchQueryOptions } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { allCategoriesQuery, categoryQuery } from './categories.ts'
import { couponQuery, couponsQuery } from './coupons.ts'
import { customerQuery, customersQuery } from './customers.ts'
import { orderCountQuery, ordersQuery } from './orders.ts'
import { orderQuery } from './order-detail.ts'
import { allProductsQuery, productBySlugQuery, productQuery } from './products.ts'
import { exactCount } from './query.ts'
import { reviewCountQuery, reviewsQuery } from './reviews.ts'
import { userQuery } from './user.ts'
import { webhookLogsQuery } from './webhooks.ts'

const s = '11111111-1111-1111-1111-111111111111'
const x = '22222222-2222-2222-2222-222222222222'
const send = vi.fn<typeof fetch>(() =>
  Promise.resolve(Response.json({ success: true, data: null })),
)

afterEach(() => {
  vi.unstubAllGlobals()
  send.mockClear()
})

it.each<[unknown, string]>([
  [ordersQuery(s, {}), `/stores/${s}/orders?Page=1&PageSize=20`],
  [
    ordersQuery(s, { email: 'a@b.c', chat: '1', sort: '-amount', page: 2, pageSize: 50 }),
    `/stores/${s}/orders?email=a%40b.c&chat=1&Sorts=-amount&Page=2&PageSize=50`,
  ],
  [
    orderCountQuery(s, { status: 'PAID', sort: 'amount', page: 9, pageSize: 50 }),
    `/stores/${s}/orders?status=PAID&Page=1&PageSize=1`,
  ],
  [orderQuery(s, x), `/stores/${s}/orders/${x}`],
  [
    reviewsQuery(s, { rating: 1, hasReply: true }),
    `/stores/${s}/reviews?rating=1&hasReply=true&Page=1&PageSize=20`,
  ],
  [
    reviewsQuery(s, { hasReply: false }),
    `/stores/${s}/reviews?Filters=hasReply%3D%3Dfalse&Page=1&PageSize=20`,
  ],
  [reviewCountQuery(s, { rating: 5 }), `/stores/${s}/reviews?rating=5&Page=1&PageSize=1`],
  [
    couponsQuery(s, { usesFrom: 0, amountTo: 2.5, isEnabled: false, sort: '-uses' }),
    `/stores/${s}/coupons?UsesFrom=0&AmountTo=2.5&IsEnabled=false&Sorts=-uses&Page=1&PageSize=20`,
  ],
  [
    couponsQuery(s, { q: 'a/b ü', percentageFrom: 10, maximumUsesTo: 3 }),
    `/stores/${s}/coupons/search/a%2Fb%20%C3%BC?MaximumUsesTo=3&PercentageFrom=10&Page=1&PageSize=20`,
  ],
  [couponQuery(s, x), `/stores/${s}/coupons/${x}`],
  [productQuery(s, x), `/stores/${s}/products/${x}`],
  [productBySlugQuery(s, 'dark mode'), `/stores/${s}/products/slug/dark%20mode`],
  [allProductsQuery(s), `/stores/${s}/products/all`],
  [categoryQuery(s, x), `/stores/${s}/categories/${x}`],
  [allCategoriesQuery(s), `/stores/${s}/categories/all`],
  [customerQuery(s, x), `/stores/${s}/customers/${x}`],
  [
    customersQuery(s, { q: 'mara', balanceFrom: 0, processorCustomerId: 'c', affiliateCode: 'f' }),
    `/stores/${s}/customers/search/mara?balanceFrom=0&processorCustomerId=c&affiliateCode=f&Page=1&PageSize=20`,
  ],
  [userQuery(), '/user'],
  [
    webhookLogsQuery(x, { responseCode: 0, success: false, from: 'f', to: 't' }),
    `/webhooks/${x}/logs?ResponseCode=0&Success=false&From=f&To=t&Page=1&PageSize=20`,
  ],
])('each query reads its own address under its own key: %#', async (query, address) => {
  vi.stubGlobal('fetch', send)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await client.query(query as FetchQueryOptions).catch(() => {})
  expect(send.mock.lastCall?.[0]).toBe(`/api${address}`)
})

it('T27: the exact count is known only if the service respects a page size of one', () => {
  expect(exactCount({ items: [], pages: 7 })).toBe(0)
  expect(exactCount({ items: [1], pages: 812 })).toBe(812)
  expect(exactCount({ items: [1] })).toBeUndefined()
  expect(exactCount({ items: [1, 2], pages: 406 })).toBeUndefined()
})
