import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import { comparedSpans } from '#model/reading/ledger/compared.ts'
import { countedOf } from '#model/reading/ledger/counted.ts'
import type { PeriodSearch } from '#model/reading/periods/period-address.ts'
import { barDays, periodFigures } from './periods.ts'

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
const euros = (search: PeriodSearch['period'] | PeriodSearch, zone = 'UTC') => {
  const asked = typeof search === 'string' ? { period: search } : search!
  const spans = comparedSpans(asked, zone, to)
  return periodFigures(countedOf(orders, spans, zone, to), spans, 'EUR')[0]
}

test('yesterday is a full day, compared with the full day before', () => {
  const { currency, now, before, bars, hours } = euros('yesterday')!
  expect([currency, now.paid, now.orders, before.paid]).toEqual(['EUR', 6, 2, 8])
  const day = { year: 2026, month: 11, day: 20 }
  expect(bars).toEqual([{ from: day, to: day, orders: 2, paid: 6, paidBefore: 8 }])
  expect(hours?.hours.map(({ today }) => today)).toEqual([0, 0, ...Array(22).fill(4), 6])
  expect(hours?.sameTime.paid).toBe(8)
})

test('seven days end today, and the days before at the same time', () => {
  const { now, before, bars } = euros('week')!
  expect([now.paid, before.paid]).toEqual([15, 32])
  expect(bars.map(({ paid }) => paid)).toEqual([0, 0, 0, 0, 8, 6, 1])
  expect(bars[6]?.paidBefore).toBe(32)
})

test('days are those of the time zone', () => {
  expect(euros('yesterday', 'Pacific/Auckland')?.now.paid).toBe(3)
})

test('a long period has a bar a week, the last one of the days that are left', () => {
  const { bars, hours } = euros({ dateFrom: '2026-08-01', dateTo: '2026-11-21' })!
  expect([barDays(92), barDays(113), bars.length]).toEqual([1, 7, 17])
  expect(bars.at(-1)).toMatchObject({
    from: { month: 11, day: 21 },
    to: { month: 11, day: 21 },
    paid: 1,
  })
  expect(bars.at(-2)).toMatchObject({ from: { month: 11, day: 14 }, paid: 62 })
  expect(hours).toBeUndefined()
})
