import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import { fortnightOf, fortnightTo } from './fortnight.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const order = (dateCreated: string, status: string, amountPaid: number, currencyCode = 'EUR') =>
  z.parse(Order, { id: dateCreated, dateCreated, status, amountPaid, currencyCode })

test('fourteen days of the zone: paid in one currency, refunds and disputes in all', () => {
  const span = fortnightTo(now, 'UTC')
  const days = fortnightOf(
    [
      order('2026-11-22T09:00:00Z', 'COMPLETED', 0.1),
      order('2026-11-22T08:00:00Z', 'PARTIALLY_REFUNDED', 0.2),
      order('2026-11-22T07:00:00Z', 'CHARGEBACK', 9, 'USD'),
      order('2026-11-09T00:00:00Z', 'REFUNDED', 5),
      order('2026-11-08T23:59:59Z', 'COMPLETED', 7),
    ],
    span,
    'UTC',
    'EUR',
  )
  expect(days).toHaveLength(14)
  expect(days[0]).toMatchObject({ orders: 1, paid: 5, refunded: 1, disputed: 0 })
  expect(days.at(-1)).toMatchObject({ orders: 3, paid: 0.3, refunded: 1, disputed: 1 })
})
