import { expect, test } from 'vitest'
import { lineOf, listed, sheetsOf } from './month.testing.ts'

const disputed = (id: string, amountPaid: number | undefined) => ({
  order: listed(id, { amountPaid }),
  record: { chargeback: { status: 'LOST' } },
})

test('tells of how many disputed orders it is known what was paid', () => {
  const [own] = sheetsOf([disputed('a', 50), disputed('b', undefined)]).sheets
  const line = lineOf(own!, 'Chargebacks')
  expect(line).toMatchObject({ orders: 1, of: 2, amount: -50 })
})

test('names its orders that are refunded or disputed and no longer count as paid', () => {
  const gone = { amountPaid: 0, currencyCode: 'EUR' }
  const [own] = sheetsOf([
    { order: listed('a'), record: {} },
    { order: listed('b', { ...gone, status: 'REFUNDED' }) },
    { order: listed('c', { ...gone, status: 'REFUNDED' }) },
    { order: listed('d', { ...gone, status: 'CHARGEBACK' }) },
    { order: listed('e', { ...gone, status: 'FAILED' }) },
  ]).sheets
  expect(own).toMatchObject({ entries: [{}], paid: 119 })
  const noteOf = (label: string) => lineOf(own!, label)?.note
  expect(noteOf('Refunded, October')).toBe('2 more orders no longer count as paid')
  expect(noteOf('Chargebacks')).toBe('1 more order no longer counts as paid')
})

test('tells what was given back as that, also of a platform that sends it below zero', () => {
  const refund = { amount: -50, dateCreated: '2026-10-09T10:00:00Z' }
  const older = { dateCreated: '2026-08-02T10:00:00Z', status: 'REFUNDED' }
  const [own] = sheetsOf([
    { order: listed('a'), record: { refund } },
    { order: listed('b'), record: { refund: { ...refund, amount: 20 } } },
    { order: listed('c', older), record: { refund } },
  ]).sheets
  expect(lineOf(own!, 'Refunded, October')).toMatchObject({ orders: 2, amount: -70 })
  expect(lineOf(own!, 'Refunded in October')).toMatchObject({ orders: 1, amount: -50 })
})

test('leaves out a fee below zero: nobody says whether it was given or taken', () => {
  const [own] = sheetsOf([
    { order: listed('a'), record: { gatewayFee: 2 } },
    { order: listed('b'), record: { gatewayFee: -5 } },
    { order: listed('c'), record: {} },
  ]).sheets
  expect(lineOf(own!, 'Gateway fee')).toMatchObject({
    orders: 1,
    of: 3,
    amount: -2,
    note: '1 order has none on record; 1 order has one below zero',
  })
})
