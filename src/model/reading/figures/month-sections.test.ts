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
