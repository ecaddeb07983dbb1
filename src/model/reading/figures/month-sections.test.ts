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

const fees = { platformFee: 1, gatewayFee: 2 }
const inAugust = { dateCreated: '2026-08-02T10:00:00Z' }

test('counts refunded and disputed orders without a record, whose amount it doesn’t know', () => {
  const [own] = sheetsOf([
    { order: listed('a'), record: fees },
    { order: listed('b', { status: 'REFUNDED' }), record: fees },
    { order: listed('c', { status: 'REFUNDED' }), record: fees },
    { order: listed('d', { status: 'CHARGEBACK', amountPaid: 50 }), record: fees },
    { order: listed('e', { ...inAugust, status: 'REFUNDED' }), record: fees },
  ]).sheets
  expect(lineOf(own!, 'Refunded, October')).toEqual({
    label: 'Refunded, October orders',
    orders: 0,
    of: 2,
    isUntold: true,
    note: 'amount not known: 2',
  })
  expect(lineOf(own!, 'Refunded in October')).toEqual({
    label: 'Refunded in October, older orders',
    isUntold: true,
    note: 'day not known: 1; refunded orders since 1 Jul 2026 read',
  })
  expect(lineOf(own!, 'Chargebacks')).toMatchObject({ orders: 1, amount: -50 })
  expect(lineOf(own!, 'Left of')).toMatchObject({ orders: 1, of: 4, amount: 116 })
})

test('tells no refund, chargeback or rest of orders in a status that nobody knows', () => {
  const [own] = sheetsOf([
    { order: listed('a', { status: 'STATE_K' }), record: fees },
    { order: listed('b', { status: 'STATE_A' }), record: fees },
    { order: listed('c', { ...inAugust, status: 'STATE_K' }) },
  ]).sheets
  const label = (words: string) => lineOf(own!, words)
  expect(label('Refunded, October')).toEqual({
    label: 'Refunded, October orders',
    isUntold: true,
    note: 'can’t tell of 2 orders',
  })
  expect(label('Refunded in October')).toEqual({
    label: 'Refunded in October, older orders',
    isUntold: true,
    note: 'can’t tell of 1 order',
  })
  expect(label('Chargebacks')).toEqual({
    label: 'Chargebacks, October orders',
    isUntold: true,
    note: 'can’t tell of 2 orders',
  })
  expect(label('Left of')).toMatchObject({ orders: 0, of: 2, isUntold: true })
  expect(own?.entries.map(({ record }) => record?.net)).toEqual([undefined, undefined])
})

test('says of how many orders it can’t tell, where it knows the others', () => {
  const [own] = sheetsOf([
    { order: listed('a'), record: fees },
    { order: listed('b', { status: 'STATE_K' }), record: fees },
  ]).sheets
  expect(lineOf(own!, 'Refunded, October')).toMatchObject({
    orders: 0,
    amount: 0,
    note: 'can’t tell of 1 order',
  })
  expect(lineOf(own!, 'Left of')).toMatchObject({ orders: 1, of: 2, amount: 116 })
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
