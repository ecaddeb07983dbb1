import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import { daysToRead, periodFigures } from './periods.ts'

const to = Date.parse('2026-11-21T13:30:00Z')

const order = (dateCreated: string, amountPaid: number, currencyCode = 'EUR') =>
  z.parse(Order, { id: dateCreated, dateCreated, amount: amountPaid, amountPaid, currencyCode })

const orders = [
  order('2026-11-21T09:00:00Z', 1),
  order('2026-11-20T23:59:00Z', 2),
  order('2026-11-20T01:00:00Z', 4),
  order('2026-11-19T12:00:00Z', 8),
  order('2026-11-14T20:00:00Z', 16),
  order('2026-11-14T10:00:00Z', 32),
  order('2026-11-20T12:00:00Z', 64, 'USD'),
]
const euros = (name: 'yesterday' | 'week', zone = 'UTC') =>
  periodFigures({ orders, to }, name, zone, 'EUR')[0]

test('yesterday is a whole day, compared with the whole day before', () => {
  const { currency, now, before, days } = euros('yesterday')!
  expect([currency, now.paid, now.orders, before.paid]).toEqual(['EUR', 6, 2, 8])
  expect(days).toEqual([
    { day: { year: 2026, month: 11, day: 20 }, orders: 2, paid: 6, paidBefore: 8 },
  ])
})

test('seven days end today, and the days before at the same time', () => {
  const { now, before, days } = euros('week')!
  expect([now.paid, before.paid]).toEqual([15, 32])
  expect(days.map(({ paid }) => paid)).toEqual([0, 0, 0, 0, 8, 6, 1])
  expect(days[6]?.paidBefore).toBe(48)
})

test('days are those of the time zone', () => {
  expect(euros('yesterday', 'Pacific/Auckland')?.now.paid).toBe(3)
})

test('enough days are read for both periods', () => {
  expect([daysToRead('yesterday'), daysToRead('week'), daysToRead('month')]).toEqual([2, 13, 59])
})
