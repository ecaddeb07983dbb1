import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Coupon } from '#api/schemas/coupons.ts'
import { Order } from '#api/schemas/orders.ts'
import { ProductReference } from '#api/schemas/products.ts'
import { WebhookLog } from '#api/schemas/webhooks.ts'
import { Review } from '#api/schemas/reviews.ts'
import { couponRows, deliveryRows, unansweredRows } from './attention-rows.ts'
import { bySeverity, danger, notChecked, quiet, warning } from './attention-row.ts'
import { stockRows } from './stock-rows.ts'
import { failedRow } from './order-rows.ts'

const failed = WebhookLog.parse({
  id: '1',
  responseCode: 500,
  url: 'https://shop.test/hook',
  dateCreated: '2026-11-21T10:00:00Z',
})

test.each([
  [true, 'These or more since yesterday, shop.test'],
  [false, 'Since yesterday, shop.test'],
])('words failed deliveries by whether more may follow: %s', (hasMore, text) => {
  const [row] = deliveryRows('webhook', { items: [failed], hasMore }, 0)
  expect(row).toMatchObject({ count: 1, text })
})

const review = z.parse(Review, { id: '1' })

test.each([
  ['the filter leaves some out', { filtered: 12, all: 90 }, { count: 12, isPartial: false }],
  ['it may have been ignored', { filtered: 90, all: 90 }, { count: 1, isPartial: true }],
  ['nothing is counted', {}, { count: 1, isPartial: true }],
])('reviews without a reply are counted by the platform where %s', (_, numbers, told) => {
  expect(unansweredRows('s', { items: [review], hasMore: true }, numbers)).toMatchObject([told])
})

test.each([
  ['one order', ['a@shop.test'], false, 'Since yesterday'],
  [
    'orders of some',
    ['a@shop.test', 'b@shop.test', 'a@shop.test'],
    false,
    'Since yesterday, 2 customers',
  ],
  ['orders without an email', ['a@shop.test', undefined], false, 'Since yesterday'],
  ['days that could not be read whole', [], true, 'These or more since yesterday'],
])('failed orders name their customers where those are known: %s', (_, emails, isPartial, text) => {
  const orders = emails.map((customerEmail) => z.parse(Order, { customerEmail }))
  expect(failedRow('s', 'FAILED', orders, isPartial)).toMatchObject({ isPartial, text })
})

const coupon = (code: string, expirationDate: string) =>
  z.parse(Coupon, { id: code, code, expirationDate, isEnabled: true, uses: 2, maximumUses: 5 })

test('coupons that end within a week share a row, the first of them named', () => {
  const clock = { now: Date.parse('2026-11-21T10:00:00Z'), zone: 'UTC' }
  const late = coupon('LATE', '2026-11-26T10:00:00Z')
  const soon = coupon('SOON', '2026-11-22T12:00:00Z')
  const far = coupon('FAR', '2027-01-01T00:00:00Z')
  expect(couponRows('s', [far], clock)).toEqual([])
  expect(couponRows('s', [late, far], clock)).toMatchObject([
    { title: 'Coupon LATE ends soon', text: '5 days left, 2 of 5 used' },
  ])
  expect(couponRows('s', [late, soon, far], clock)).toMatchObject([
    { title: 'Coupons ending this week', text: 'SOON in 26 hours, 1 more', count: 2 },
  ])
})

const product = (name: string, ...stocks: number[]) =>
  ProductReference.parse({
    id: name,
    name,
    variants: stocks.map((stock) => ({ name: 'V', stock })),
  })
const told = (products: ProductReference[], lowStock = 5) =>
  stockRows('s', products, lowStock).map(({ title, count, text }) => [title, count, text])

describe('F10: stock', () => {
  test('tells products of which a variant is out from those that are out', () => {
    expect(told([product('Half', 0, 90), product('Gone', 0, 0), product('Full', 90)])).toEqual([
      ['Sold out', 1, 'Gone'],
      ['Variants sold out', 2, 'Half: none left'],
    ])
    expect(told([product('Gone', 0)])).toEqual([['Sold out', 1, 'Gone']])
  })

  test('uses the threshold of Checks', () => {
    const few = [product('Few', 90, 12)]
    expect(told(few)).toEqual([])
    expect(told(few, 12)).toEqual([['Low in stock', 1, 'Few V: 12 left']])
  })
})

test('what is red stands above all else, in the order it came, and what nobody checked above what is grey', () => {
  const row = { link: {} }
  const rows = [
    notChecked({ ...row, id: 'undelivered', title: 'Paid, not delivered' }),
    { ...row, id: 'reviews', title: 'Reviews', as: quiet },
    { ...row, id: 'tickets', title: 'Tickets', as: warning },
    { ...row, id: 'sold out', title: 'Sold out', as: danger },
    { ...row, id: 'reports', title: 'Reports', as: danger },
  ]
  expect(bySeverity(rows).map(({ id }) => id)).toEqual([
    'sold out',
    'reports',
    'tickets',
    'undelivered',
    'reviews',
  ])
})
