import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import { productWeeks, variantSales, weeksTo } from './product-weeks.ts'

const now = Date.parse('2026-11-22T12:00:00Z')

function order(dateCreated: string, amountPaid: number | undefined, quantities: (number | null)[]) {
  const items = quantities.map((quantity) => ({ productId: 'P', quantity }))
  const other = { productId: 'other', quantity: 9 }
  return z.parse(Order, { id: dateCreated, dateCreated, amountPaid, items: [...items, other] })
}

function weeksOf(orders: Order[], { zone = 'UTC', isComplete = true } = {}) {
  return productWeeks({ orders, isComplete }, 'p', weeksTo(now, zone), zone)
}

test('pieces of paid orders are counted by seven days that end today', () => {
  const { weeks, pieces, isWhole } = weeksOf([
    order('2026-11-22T09:00:00Z', 1, [2, null]),
    order('2026-11-16T00:00:00Z', 1, [1]),
    order('2026-11-15T23:59:59Z', 1, [4]),
    order('2026-11-22T08:00:00Z', 0, [8]),
    order('2026-08-31T00:00:00Z', 1, [5]),
    order('2026-08-30T23:59:59Z', 1, [7]),
  ])
  expect(weeks.map((week) => week.pieces)).toEqual([5, ...Array(9).fill(0), 4, 4])
  expect(weeks.at(-1)).toMatchObject({ orders: 2, to: { month: 11, day: 22 } })
  expect([pieces, isWhole]).toEqual([13, false])
})

test('days are those of the zone', () => {
  const { weeks } = weeksOf([order('2026-11-15T23:30:00Z', 1, [1])], { zone: 'Europe/Berlin' })
  expect(weeks.map((week) => week.pieces).slice(-2)).toEqual([0, 1])
})

test('more may have been sold where orders are missing or state no paid amount', () => {
  expect(weeksOf([], { isComplete: false }).isWhole).toBe(false)
  const unstated = weeksOf([order('2026-11-22T09:00:00Z', undefined, [3])])
  expect([unstated.pieces, unstated.isWhole]).toEqual([0, false])
  expect(weeksOf([order('2026-11-22T09:00:00Z', undefined, [])]).isWhole).toBe(true)
})

const of = (items: object[]) =>
  weeksOf([z.parse(Order, { id: 'o', dateCreated: '2026-11-22T09:00:00Z', amountPaid: 1, items })])

test('more may have been sold where an order does not say of what, or how many', () => {
  const whole = { productId: 'p', variantId: 'v', quantity: 1 }
  expect(of([whole, { productId: 'other' }]).isWhole).toBe(true)
  expect(of([{ ...whole, quantity: null }]).isWhole).toBe(false)
  expect(of([{ ...whole, variantId: null }]).isWhole).toBe(false)
  expect(of([{ productName: 'P', quantity: 1 }]).isWhole).toBe(false)
  expect(of([]).isWhole).toBe(false)
})

const sold = (dateCreated: string, variantId: string | undefined, amountPaid = 1) =>
  z.parse(Order, {
    id: dateCreated,
    dateCreated,
    amountPaid,
    items: [{ productId: 'p', variantId, quantity: 2 }],
  })

test('the paid pieces of a variant in thirty days stand in seven bars, the last of them now', () => {
  const orders = [
    sold('2026-11-22T09:00:00Z', 'V'),
    sold('2026-11-18T23:59:59Z', 'v'),
    sold('2026-10-24T00:00:00Z', 'v'),
    sold('2026-10-23T23:59:59Z', 'v'),
    sold('2026-11-22T09:00:00Z', 'v', 0),
    sold('2026-11-22T09:00:00Z', 'w'),
    sold('2026-11-22T09:00:00Z', undefined),
  ]
  const sales = variantSales({ orders, isComplete: true }, 'P', weeksTo(now, 'UTC'), 'UTC')
  expect(sales.get('v')).toEqual({ pieces: 6, bars: [2, 0, 0, 0, 0, 2, 2] })
  expect(sales.get('w')?.pieces).toBe(2)
})
