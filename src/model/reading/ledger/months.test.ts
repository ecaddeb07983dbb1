import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import { paidMonths } from './months.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const order = (dateCreated: string, amountPaid: number, currencyCode = 'EUR') =>
  z.parse(Order, { id: dateCreated, dateCreated, amountPaid, currencyCode })
const orders = [
  order('2026-11-01T00:00:00Z', 0.1),
  order('2026-11-20T00:00:00Z', 0.2),
  order('2026-11-21T00:00:00Z', 0),
  order('2026-03-31T23:30:00Z', 5),
  order('2026-02-01T00:00:00Z', 7, 'USD'),
  order('2025-11-30T00:00:00Z', 9),
]
const of = (isPart: boolean, zone = 'UTC') => paidMonths(orders, { zone, now, isPart })

test('twelve months end with this one; another currency is counted, not added', () => {
  const { currency, months, others } = of(false)
  expect([currency, months.length, others]).toEqual(['EUR', 12, 1])
  expect(months.map(({ paid }) => paid)).toEqual([0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0.3])
  expect(months.at(-1)).toMatchObject({ first: { year: 2026, month: 11 }, orders: 2 })
  expect(months.some(({ isUnknown }) => isUnknown)).toBe(false)
})

test('months are those of the zone', () => {
  expect(of(false, 'Europe/Berlin').months[4]?.paid).toBe(5)
})

test('of the newest orders only, the oldest month and those before are unknown', () => {
  const some = paidMonths(orders.slice(0, 4), { zone: 'UTC', now, isPart: true })
  expect(some.months.map(({ isUnknown }) => isUnknown)).toEqual([
    ...Array(4).fill(true),
    ...Array(8).fill(false),
  ])
})

test('an order without a currency does not take the place of that of most', () => {
  const { currency, others } = paidMonths([...orders, order('2026-11-02T00:00:00Z', 4, '')], {
    zone: 'UTC',
    now,
    isPart: false,
  })
  expect([currency, others]).toEqual(['EUR', 2])
})
