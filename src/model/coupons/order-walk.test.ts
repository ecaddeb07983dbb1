import { expect, test } from 'vitest'
import { Order } from '#api/schemas/orders.ts'
import { discountsGiven, walkOn, walkStart } from './order-walk.ts'

const couponId = '72b5f8e1-4d0c-4a96-b3e7-6f1a9c8d2e05'
const order = (id: string, coupon?: object, currencyCode?: string) =>
  Order.parse({ id, coupon, currencyCode })

test('finds orders by the id of the coupon, not by that of the use', () => {
  const used = order('1', { id: 'x', couponId: couponId.toUpperCase() })
  const other = order('2', { id: couponId, couponId: 'another' })
  const walk = walkOn(walkStart, couponId, {
    items: [used, other, order('3')],
    pages: 2,
    hasMore: true,
  })
  expect(walk.found).toEqual([used])
  expect(walk).toMatchObject({ page: 1, pages: 2, isOver: false })
})

test('an order that is sent twice counts once', () => {
  const first = walkOn(walkStart, couponId, { items: [order('1', { couponId })], hasMore: true })
  const items = [order('1', { couponId }), order('2', { couponId })]
  const second = walkOn(first, couponId, { items, hasMore: false })
  expect(second.found.map(({ id }) => id)).toEqual(['1', '2'])
  expect(second.read.size).toBe(2)
  expect(second.isOver).toBe(true)
})

test.each([
  ['the last page', { items: [order('2')], hasMore: false }, true],
  ['an empty page', { items: [], hasMore: true }, true],
  ['a page that brings nothing new', { items: [order('1')], hasMore: true }, true],
  ['a page that others may follow', { items: [order('2')], hasMore: true }, false],
])('%s: over is %o', (_, page, isOver) => {
  const first = { ...walkStart, read: new Set(['1']) }
  expect(walkOn(first, couponId, page).isOver).toBe(isOver)
})

test('adds up what was given off, exactly and per currency', () => {
  const orders = [
    order('1', { couponId, netDecrease: 0.1 }, 'EUR'),
    order('2', { couponId, netDecrease: 0.2 }, 'EUR'),
    order('3', { couponId, netDecrease: 5 }, 'USD'),
    order('4', { couponId, netDecrease: 1 }),
    order('5', { couponId }, 'EUR'),
  ]
  expect(discountsGiven(orders)).toEqual([
    { currency: 'EUR', amount: 0.3 },
    { currency: 'USD', amount: 5 },
    { currency: '', amount: 1 },
  ])
})
