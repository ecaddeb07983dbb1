import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import { datedIn } from '#model/reading/ledger/figures.ts'
import { fortnightOf, fortnightTo, troublesOf } from './fortnight.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const order = (dateCreated: string, status: string, amountPaid: number, currencyCode = 'EUR') =>
  z.parse(Order, { id: dateCreated, dateCreated, status, amountPaid, currencyCode })

const span = fortnightTo(now, 'UTC')
const orders = [
  order('2026-11-22T09:00:00Z', 'COMPLETED', 0.1),
  order('2026-11-22T08:00:00Z', 'PARTIALLY_REFUNDED', 0.2),
  order('2026-11-22T07:30:00Z', 'PENDING', 0),
  order('2026-11-22T07:00:00Z', 'CHARGEBACK', 9, 'USD'),
  order('2026-11-09T00:00:00Z', 'REFUNDED', 5),
  order('2026-11-08T23:59:59Z', 'COMPLETED', 7),
]
const dated = orders.flatMap((each) => datedIn(each, 'UTC'))

test('fourteen days of the zone, in one currency', () => {
  const days = fortnightOf(orders, span, 'UTC', 'EUR')
  expect(days).toHaveLength(14)
  expect(days[0]).toMatchObject({ orders: 1, paid: 5, average: 5, awaiting: 0 })
  expect(days.at(-1)).toMatchObject({ orders: 3, paid: 0.3, average: 0.15, awaiting: 1 })
})

test('refunds and disputes of all currencies, by the day of the order', () => {
  const days = troublesOf(dated, span)
  expect(days).toHaveLength(14)
  expect(days[0]).toMatchObject({ refunded: 1, disputed: 0 })
  expect(days.at(-1)).toMatchObject({ refunded: 1, disputed: 1 })
})

test('refunds and disputes of many days go by the bars of the chart', () => {
  const from = { year: 2026, month: 8, day: 15 }
  const weeks = troublesOf(dated, { from, to: span.to })
  expect(weeks).toHaveLength(15)
  expect(weeks.map(({ refunded }) => refunded)).toEqual([...Array(12).fill(0), 1, 0, 1])
})
