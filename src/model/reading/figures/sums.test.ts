import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import type { Counted } from '#model/reading/ledger/counted.ts'
import { datedIn } from '#model/reading/ledger/figures.ts'
import { sharesOf, sortedShares } from './sums.ts'

function counted(orders: object[], zone = 'UTC'): Counted {
  const usual = {
    dateCreated: '2026-11-22T09:00:00Z',
    amount: 10,
    amountPaid: 10,
    currencyCode: 'EUR',
    status: 'COMPLETED',
  }
  const now = orders.flatMap((fields, at) =>
    datedIn(z.parse(Order, { id: `order-${at}`, ...usual, ...fields }), zone),
  )
  return { now, before: [] }
}

test('currencies stand side by side, the one with most orders first', () => {
  const orders = counted([
    { amountPaid: 900, currencyCode: 'JPY' },
    { amountPaid: 4, currencyCode: 'eur' },
    { amountPaid: 5 },
    { amountPaid: 7, currencyCode: null },
  ])
  expect(sharesOf(orders, 'currency').map(({ label, amount }) => [label, amount])).toEqual([
    ['EUR', 9],
    ['JPY', 900],
    ['No currency', 7],
  ])
})

test('hours and weekdays are the zone’s, in their own order', () => {
  const days = ['2026-11-22T20:30:00Z', '2026-11-19T08:00:00Z', '2026-11-18T23:59:59Z']
  const orders = counted(
    days.map((dateCreated) => ({ dateCreated })),
    'Europe/Kyiv',
  )
  const shares = (by: 'hour' | 'weekday') =>
    sharesOf(orders, by).map(({ key, label, orders: count }) => [key, label, count])
  expect(shares('weekday')).toEqual([
    ['4', 'Thursday', 2],
    ['7', 'Sunday', 1],
  ])
  expect(shares('hour')).toEqual([
    ['01', '01:00', 1],
    ['10', '10:00', 1],
    ['22', '22:00', 1],
  ])
})

test.each([
  ['completed', {}, 1],
  ['nothing asked', { amount: 0, amountPaid: 0 }, 1],
  ['a part paid', { status: 'PARTIAL', amountPaid: 4 }, 0],
  ['all paid, the status late', { status: 'PENDING' }, 1],
  ['a part paid, by a word nobody knows', { status: 'TEILBEZAHLT', amountPaid: 4 }, 0],
  ['a part paid, without a word', { status: null, amountPaid: 4 }, 0],
  ['a part paid, and failed', { status: 'FAILED', amountPaid: 4 }, 0],
  ['all paid, by a word nobody knows', { status: 'BEZAHLT' }, 1],
  ['as much as its status takes for all', { amountPaid: 9.99 }, 1],
  ['nothing paid', { amountPaid: 0, status: 'SOMETHING_NEW' }, 0],
  ['no paid amount stated', { amountPaid: null }, 0],
])('paid of begun: %s', (_, fields, paid) => {
  expect(sharesOf(counted([fields]), 'gateway')[0]).toMatchObject({ orders: 1, paidOrders: paid })
})

test('disputed of all that were paid, also where the dispute took the payment back', () => {
  const orders = counted([
    {},
    { status: 'CHARGEBACK' },
    { status: 'DISPUTED', amountPaid: 0 },
    { status: 'PENDING', amountPaid: 0 },
  ])
  const [share] = sharesOf(orders, 'gateway')
  expect(share).toMatchObject({ orders: 4, paidOrders: 2, disputed: 2, everPaid: 3 })
})

test('a table of them is sorted by its columns, and what has no share comes last', () => {
  const paid = { gateway: 'B', amount: 10, amountPaid: 10 }
  const unpaid = { amount: 10, amountPaid: 0, status: 'EXPIRED' }
  const orders = counted([paid, paid, { ...unpaid, gateway: 'a' }, { ...unpaid, gateway: 'B' }])
  const shares = sharesOf(orders, 'gateway')
  const keys = (sort?: string) => sortedShares(shares, sort).map(({ key }) => key)
  expect(keys()).toEqual(['B', 'a'])
  expect(keys('label')).toEqual(['a', 'B'])
  const named = ['Zeta', 'Ähre', 'ahorn'].map((gateway) => ({ ...paid, gateway }))
  const names = sortedShares(sharesOf(counted(named), 'gateway'), 'label')
  expect(names.map(({ key }) => key)).toEqual(['ahorn', 'Ähre', 'Zeta'])
  expect(keys('orders')).toEqual(['a', 'B'])
  expect(keys('-share')).toEqual(['B', 'a'])
  expect(keys('disputed')).toEqual(['B', 'a'])
})

const item = (productId: string, lineTotal?: number) => ({ productId, lineTotal })

test('a product without a line total is told as the least, and its other parts as they are', () => {
  const orders = counted([
    { items: [item('a', 4), item('b', 5)] },
    { items: [item('a'), item('b', 6)] },
    { items: [item('b')], amountPaid: 0 },
  ])
  const shares = sharesOf(orders, 'product').map(({ key, amount, isLeast }) => [
    key,
    amount,
    isLeast,
  ])
  expect(shares).toEqual([
    ['b', 11, false],
    ['a', 4, true],
  ])
})

const bought = (change: (id: string) => string) => ({
  coupon: { couponId: change('c-1'), code: 'TEN' },
  items: [{ productId: change('p-1'), variantId: change('v-1'), quantity: 1, lineTotal: 10 }],
})

test('an id in another case is the same product, variant or coupon', () => {
  const orders = counted([bought((id) => id), bought((id) => id.toUpperCase())])
  for (const by of ['product', 'variant', 'coupon'] as const) {
    const shares = sharesOf(orders, by).map((share) => [share.orders, share.amount])
    expect(shares, by).toEqual([[2, 20]])
  }
  const codes = counted([{ coupon: { code: 'ten' } }, { coupon: { code: 'TEN ' } }])
  expect(sharesOf(codes, 'coupon')).toHaveLength(1)
})
