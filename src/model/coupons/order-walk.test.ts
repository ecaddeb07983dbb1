import { expect, test } from 'vitest'
import { Order } from '#api/schemas/orders.ts'
import { discountsGiven, walkOn, walkStart } from './order-walk.ts'

const couponId = '72b5f8e1-4d0c-4a96-b3e7-6f1a9c8d2e05'
const order = (id: string, coupon?: object, currencyCode?: string) =>
  Order.parse({ id, coupon, currencyCode })

test('finds orders by the coupon’s id, not by the id of its use', () => {
  const used = order('1', { id: 'x', couponId: couponId.toUpperCase() })
  const other = order('2', { id: couponId, couponId: 'another' })
  const fresh = [used, other, order('3')]
  const step = { page: 1, pages: 2, hasMore: true, isOver: false }
  const walk = walkOn(walkStart, couponId, { ...step, fresh })
  expect(walk).toEqual({ ...step, read: 3, found: [used] })
  const last = { page: 2, hasMore: false, isOver: true, fresh: [order('4', { couponId })] }
  expect(walkOn(walk, couponId, last)).toMatchObject({ isOver: true, read: 4, found: [used, {}] })
})

test('adds up discounts exactly, per currency', () => {
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
