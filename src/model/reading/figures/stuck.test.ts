import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import { datedIn } from '#model/reading/ledger/figures.ts'
import { ordersOf, readPick } from './drill.ts'
import { stuckPayments } from './stuck.ts'

const nimbus = { productId: 'n', productName: 'Nimbus', lineTotal: 10 }
const aurora = { productId: 'a', productName: 'Aurora', lineTotal: 4 }

const dated = (orders: object[]) =>
  orders.flatMap((fields, at) => {
    const usual = {
      dateCreated: '2026-11-22T09:00:00Z',
      currencyCode: 'EUR',
      gateway: 'CARDLANE',
      amount: 10,
      items: [nimbus],
    }
    return datedIn(z.parse(Order, { id: `order-${at}`, ...usual, ...fields }), 'UTC')
  })

const paid = { status: 'COMPLETED', amountPaid: 10 }
const expired = { status: 'EXPIRED', amountPaid: 0 }
const pending = { status: 'PENDING', amountPaid: 0 }

test('the highest unpaid share comes first, then what was asked for', () => {
  const orders = dated([
    paid,
    paid,
    expired,
    { ...pending, items: [aurora], amount: 4 },
    { ...expired, items: [nimbus, aurora], amount: 14, gateway: 'COIN' },
    { ...paid, items: [aurora] },
  ])
  const { rows, ...all } = stuckPayments(orders)
  expect(rows.map((row) => [row.gateway, row.product, row.unpaid, row.orders, row.worth])).toEqual([
    ['Coin', 'Nimbus', 1, 1, 10],
    ['Coin', 'Aurora', 1, 1, 4],
    ['Cardlane', 'Aurora', 1, 2, 4],
    ['Cardlane', 'Nimbus', 1, 3, 10],
  ])
  expect(all).toEqual({ orders: 6, unpaid: 3, worth: 28, isWhole: true, mayBePaid: 1, untold: 0 })
  const counted = { now: orders, before: [] }
  for (const { key, unpaid } of rows) {
    expect(ordersOf(counted, readPick(`unpaid:${key}`)!)).toHaveLength(unpaid)
  }
  expect(ordersOf(counted, readPick('unpaid')!)).toHaveLength(3)
})

test('a product whose id comes in two cases is one', () => {
  const other = { ...nimbus, productId: 'N' }
  const { rows } = stuckPayments(dated([paid, { ...expired, items: [other] }]))
  expect(rows.map(({ unpaid, orders, worth }) => [unpaid, orders, worth])).toEqual([[1, 2, 10]])
})

test.each([
  ['refunded', { status: 'REFUNDED', amountPaid: 0 }],
  ['disputed', { status: 'CHARGEBACK', amountPaid: 0 }],
  ['free', { status: 'SOMETHING_NEW', amount: 0, amountPaid: 0 }],
  ['completed without a stated payment', { status: 'COMPLETED', amountPaid: null }],
])('%s is not stuck', (_, fields) => {
  expect(stuckPayments(dated([fields]))).toMatchObject({ unpaid: 0, untold: 0 })
})

test.each([
  ['a payment of nobody knows how much', { amount: null, amountPaid: 4 }],
  ['money that went back', { amountPaid: -10 }],
  ['nothing said of a payment', { amountPaid: null }],
])('by an unknown word, with %s, nobody can tell', (_, fields) => {
  const stuck = stuckPayments(dated([{ status: 'X', ...fields }]))
  expect(stuck).toMatchObject({ unpaid: 0, untold: 1 })
})

test('statuses are named, and an amount nobody told makes the worth partial', () => {
  const unknown = { ...expired, amount: null, items: [{ productId: 'n', productName: 'Nimbus' }] }
  const { rows, isWhole } = stuckPayments(dated([expired, unknown, { ...expired, status: null }]))
  expect(rows[0]?.statuses).toEqual([
    { status: 'EXPIRED', orders: 2 },
    { status: undefined, orders: 1 },
  ])
  expect([rows[0]?.isWhole, isWhole, rows[0]?.worth]).toEqual([false, false, 20])
})

test('an order whose goods are not told stands in a row of its own, worth nobody knows how much', () => {
  const { rows } = stuckPayments(dated([{ ...expired, items: null }]))
  expect(rows).toMatchObject([{ product: 'Without a name', unpaid: 1, worth: 0, isWhole: false }])
})
