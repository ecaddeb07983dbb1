import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import { NO_CURRENCY, overviewFigures } from './figures.ts'

const now = Date.parse('2026-11-21T13:30:00Z')

let number = 0
function order(dateCreated: string, fields: object = {}): Order {
  const paid = { amount: 10, amountPaid: 10, currencyCode: 'EUR', status: 'COMPLETED' }
  return z.parse(Order, { id: `order-${(number += 1)}`, dateCreated, ...paid, ...fields })
}

function figures(orders: Order[], zone = 'UTC', to = now) {
  return overviewFigures({ orders, to }, zone, 'EUR')
}

function euros(orders: Order[], zone?: string, to?: number) {
  const found = figures(orders, zone, to).currencies.find(({ currency }) => currency === 'EUR')
  if (!found) throw new Error('There are no figures in EUR')
  return found
}

describe('today and the day before', () => {
  test('totals yesterday up to the same time, and charts all of it', () => {
    const { today, sameTime, hours } = euros([
      order('2026-11-21T09:15:00Z', { amountPaid: 0.1 }),
      order('2026-11-21T09:45:00Z', { amountPaid: 0.2 }),
      order('2026-11-20T13:30:00Z', { amountPaid: 5 }),
      order('2026-11-20T13:30:01Z', { amountPaid: 7 }),
    ])
    expect(today).toEqual({ orders: 2, paid: 0.3, unstated: 0, average: 0.15, decimals: 1 })
    expect(sameTime).toEqual({ orders: 1, paid: 5, unstated: 0, average: 5, decimals: 0 })
    expect(hours[9]).toEqual({ today: 0, before: 0, orders: 2 })
    expect(hours[10]).toEqual({ today: 0.3, before: 0, orders: 0 })
    expect(hours[14]).toEqual({ today: undefined, before: 12, orders: undefined })
    expect(hours).toHaveLength(25)
  })

  test('splits days by the time zone', () => {
    const orders = [order('2026-11-20T11:30:00Z'), order('2026-11-21T11:30:00Z')]
    expect(euros(orders, 'Pacific/Auckland').today.orders).toBe(1)
    expect(euros(orders, 'Pacific/Auckland').hours[1]?.before).toBe(10)
    expect(euros(orders, 'UTC').hours[1]?.before).toBe(0)
  })

  test('merges the orders of an hour that the clocks repeat', () => {
    const to = Date.parse('2026-10-25T12:00:00Z')
    const orders = [order('2026-10-25T00:30:00Z'), order('2026-10-25T01:30:00Z')]
    const { hours, today } = euros(orders, 'Europe/Berlin', to)
    expect(hours[2]?.orders).toBe(2)
    expect(today.orders).toBe(2)
    expect(hours[3]?.today).toBe(20)
  })

  test('leaves an hour that the clocks skip empty', () => {
    const to = Date.parse('2026-03-29T12:00:00Z')
    const orders = [order('2026-03-29T00:30:00Z'), order('2026-03-29T01:30:00Z')]
    const { hours } = euros(orders, 'Europe/Berlin', to)
    expect([1, 2, 3].map((hour) => hours[hour]?.orders)).toEqual([1, 0, 1])
  })
})

describe('currencies', () => {
  test('are told apart however long their codes are', () => {
    const codes = ['STORE-CREDIT-GOLD', 'STORE-CREDIT-GREY']
    const orders = codes.map((currencyCode) => order('2026-11-21T08:00:00Z', { currencyCode }))
    expect(figures(orders).currencies.map(({ currency }) => currency)).toEqual(codes)
  })

  test('T11: are never mixed; the store’s comes first, then the busiest', () => {
    const at = '2026-11-21T08:00:00Z'
    const { currencies } = figures([
      order(at, { currencyCode: 'USD' }),
      order(at, { currencyCode: 'JPY', amountPaid: 5800 }),
      order(at, { currencyCode: 'usd', amountPaid: 3 }),
      order(at, { currencyCode: null, amountPaid: 4 }),
      order(at, { amountPaid: 1 }),
    ])
    expect(currencies.map(({ currency, today }) => [currency, today.paid])).toEqual([
      ['EUR', 1],
      ['USD', 13],
      ['JPY', 5800],
      [NO_CURRENCY, 4],
    ])
  })

  test('include the store’s with zeros if there are no orders', () => {
    const [only, ...others] = figures([]).currencies
    expect(others).toEqual([])
    expect(only).toMatchObject({ currency: 'EUR', today: { orders: 0, paid: 0 } })
    expect(only?.today.average).toBeUndefined()
  })
})

test('outstanding is the unpaid part of the day’s orders awaiting payment', () => {
  const { awaiting } = euros([
    order('2026-11-21T10:00:00Z', { status: 'PENDING', amountPaid: 0, amount: 39 }),
    order('2026-11-21T07:00:00Z', { status: 'partially-paid', amountPaid: 36.4, amount: 96 }),
    order('2026-11-20T20:00:00Z', { status: 'PENDING', amountPaid: 0, amount: 5 }),
    order('2026-11-21T11:00:00Z', { status: 'UNPAID', amountPaid: 0 }),
  ])
  expect(awaiting).toEqual({
    orders: 2,
    amount: 98.6,
    oldest: '2026-11-21T07:00:00Z',
    isKnown: true,
    isWhole: true,
  })
})

test('what was paid over or went back is owed by nobody else', () => {
  const at = '2026-11-21T10:00:00Z'
  const { awaiting, today } = euros([
    order(at, { status: 'PENDING', amountPaid: 0, amount: 39 }),
    order(at, { status: 'PENDING', amountPaid: 12.5, amount: 10 }),
    order(at, { status: 'PENDING', amountPaid: -5, amount: 1 }),
    order(at, { amountPaid: 7.5 }),
  ])
  expect(awaiting).toMatchObject({ orders: 3, amount: 40 })
  expect(today).toMatchObject({ paid: 20, average: 10 })
})

test('outstanding is told as the least where an order states no amount', () => {
  const { awaiting } = euros([
    order('2026-11-21T10:00:00Z', { status: 'PENDING', amountPaid: 0, amount: 39 }),
    order('2026-11-21T07:00:00Z', { status: 'partially-paid', amountPaid: 4, amount: undefined }),
  ])
  expect(awaiting).toMatchObject({ orders: 2, amount: 39, isWhole: false })
})

test('leaves out orders of other days or none', () => {
  const all = figures([
    order('2026-11-19T23:59:59Z'),
    order('soon'),
    order('2026-11-21'),
    order('2026-11-21T10:00:00Z', { amountPaid: '10 EUR' }),
  ])
  expect(all).toMatchObject({ orders: 1 })
  expect(all.currencies[0]?.today).toEqual({
    orders: 1,
    paid: 0,
    unstated: 1,
    average: undefined,
    decimals: 0,
  })
})
