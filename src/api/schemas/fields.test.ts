import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { date, flag, id, isComplete, isCompleteById, list, map, number, one } from './fields.ts'

const deep = (levels: number): unknown =>
  JSON.parse(`${'{"deeper":'.repeat(levels)}1${'}'.repeat(levels)}`)

test('a free map keeps its values unchanged', () => {
  const value = { a: 1, b: [{ c: null }], '': 'empty', constructor: 'c' }
  expect(z.parse(map, value)).toEqual(value)
})

test('a map of ten thousand levels is cut and can be serialised', () => {
  const text = JSON.stringify(z.parse(map, deep(10_000)))
  expect(text).toContain('(nested more than 64 levels deep)')
  expect(text.length).toBeLessThan(1_000)
  expect(z.parse(map, deep(64))).toEqual(deep(64))
})

test.each([null, 'text', 5, [1], undefined])('%j reads as an empty map', (value) => {
  expect(z.parse(map, value)).toEqual({})
})

const Holder = z.object({ records: list(z.object({ id })) })

test.each([
  {},
  ...[null, 5, 'text', { 0: 'x' }, [null], [{ id: 'a' }, 5]].map((records) => ({ records })),
])('a list keeps its readable entries and is marked incomplete: %j', (value) => {
  const { records } = z.parse(Holder, value)
  expect(records.every((record) => record.id === 'a')).toBe(true)
  expect(isComplete(records)).toBe(false)
  expect(isCompleteById(records)).toBe(false)
})

test('a list is complete if all entries were read, and by id if each has one', () => {
  const { records } = z.parse(Holder, { records: [{ id: 'a' }, {}] })
  expect(isComplete(records)).toBe(true)
  expect(isCompleteById(records)).toBe(false)
  const { records: none } = z.parse(Holder, { records: [] })
  expect(isCompleteById(none)).toBe(true)
})

test.each([
  [12.5, 12.5],
  ['12.50', 12.5],
  ['-0.001', -0.001],
  ['1,234', undefined],
  ['1.234,50', undefined],
  ['12 EUR', undefined],
  ['', undefined],
  [null, undefined],
  [true, undefined],
])('F4: the amount %j reads as %j', (sent, read) => {
  expect(z.parse(number, sent)).toBe(read)
})

test.each(['', '0001-01-01T00:00:00', '0001-01-01T00:00:00Z', '0000-00-00 00:00:00', null, 5])(
  'the date %j is none',
  (sent) => {
    expect(z.parse(date, sent)).toBeUndefined()
  },
)

test('a record that says nothing is none, and one without an id of its own may say no', () => {
  const Refund = one(z.object({ id, dateCreated: date, amount: number }))
  expect(z.parse(Refund, {})).toBeUndefined()
  expect(
    z.parse(Refund, { id: null, dateCreated: '0001-01-01T00:00:00Z', amount: 0 }),
  ).toBeUndefined()
  expect(z.parse(Refund, { amount: 5 })).toEqual({ id: '', amount: 5 })
  expect(z.parse(one(z.object({ proxy: flag })), { proxy: false })).toEqual({ proxy: false })
})
