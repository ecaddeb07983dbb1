import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import { daysTo, disputesOf, ordersWithin, standingOf } from './disputes.ts'
import { ordersOf, readPick } from './drill.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const orders = (count: number, fields: object) =>
  Array.from({ length: count }, (_, at) =>
    z.parse(Order, {
      id: `${JSON.stringify(fields)}-${at}`,
      dateCreated: '2026-11-20T09:00:00Z',
      gateway: 'CARDLANE',
      currencyCode: at % 2 ? 'EUR' : 'USD',
      amount: 10,
      ...fields,
    }),
  )
const paid = { status: 'COMPLETED', amountPaid: 10 }
const disputed = { status: 'CHARGEBACK', amountPaid: 0 }

test('disputed orders are counted among those ever paid, whatever their currency', () => {
  const read = [
    ...orders(97, paid),
    ...orders(2, disputed),
    ...orders(1, { ...disputed, amountPaid: 10 }),
    ...orders(5, { status: 'PENDING', amountPaid: 0 }),
    ...orders(1, { ...disputed, gateway: 'COIN' }),
    ...orders(3, { ...disputed, dateCreated: '2026-10-20T09:00:00Z' }),
    ...orders(1, { ...disputed, dateCreated: 'soon' }),
  ]
  expect(disputesOf(read, daysTo(now, 'UTC', 30), 'UTC')).toEqual([
    { key: 'COIN', label: 'Coin', disputed: 1, everPaid: 1 },
    { key: 'CARDLANE', label: 'Cardlane', disputed: 3, everPaid: 100 },
  ])
  expect(disputesOf(read, daysTo(now, 'UTC', 90), 'UTC')[1]).toMatchObject({
    disputed: 6,
    everPaid: 103,
  })
  const counted = { now: ordersWithin(read, daysTo(now, 'UTC', 30), 'UTC'), before: [] }
  expect(ordersOf(counted, readPick('disputed:30:CARDLANE')!)).toHaveLength(3)
  expect(readPick('disputed:31:CARDLANE')).toBeUndefined()
})

test('no share is told where no status is in known words: any may be a dispute', () => {
  const foreign = orders(100, { ...paid, status: 'Abgeschlossen' })
  const span = daysTo(now, 'UTC', 30)
  expect(disputesOf([...foreign, ...orders(1, { status: 'Rückbuchung' })], span, 'UTC')).toEqual([])
  expect(disputesOf([...foreign, ...orders(1, disputed)], span, 'UTC')).toMatchObject([
    { disputed: 1, everPaid: 101 },
  ])
})

test.each([
  [1, 100, 1, 'over'],
  [3, 400, 1, 'near'],
  [2, 400, 1, 'under'],
  [0, 400, 1, 'under'],
  [1, 300, 0.35, 'near'],
  [5, 19, 1, 'few'],
  [1, 20, 1, 'over'],
])('%i of %i against %f%% is %s', (disputes, everPaid, limit, standing) => {
  const of = { key: '', label: '', disputed: disputes, everPaid }
  expect(standingOf(of, limit)).toBe(standing)
})
