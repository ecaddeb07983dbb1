import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { map } from './fields.ts'

const deep = (levels: number): unknown =>
  JSON.parse(`${'{"deeper":'.repeat(levels)}1${'}'.repeat(levels)}`)

test('a free map keeps its values as they came', () => {
  const value = { a: 1, b: [{ c: null }], '': 'empty', constructor: 'c' }
  expect(z.parse(map, value)).toEqual(value)
})

test('a map of ten thousand levels ends where nobody reads on, and can be written down', () => {
  const text = JSON.stringify(z.parse(map, deep(10_000)))
  expect(text).toContain('(nested more than 64 levels deep)')
  expect(text.length).toBeLessThan(1_000)
  expect(z.parse(map, deep(64))).toEqual(deep(64))
})

test.each([null, 'text', 5, [1], undefined])(
  'what is no map reads as an empty one: %j',
  (value) => {
    expect(z.parse(map, value)).toEqual({})
  },
)
