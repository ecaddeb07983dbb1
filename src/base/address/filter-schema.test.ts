import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readDecimal, readInteger, readText } from './address.ts'
import { TypedBound, TypedDecimal, TypedInteger, TypedText } from './filter-schema.ts'

const accepts = (schema: z.ZodMiniType, text: string) => z.safeParse(schema, text).success

test('a filter takes what its address can hold, and nothing longer or larger', () => {
  expect(readText('x'.repeat(2048))).toBeDefined()
  expect(accepts(TypedText, 'x'.repeat(2048))).toBe(true)
  expect(accepts(TypedText, 'x'.repeat(2049))).toBe(false)
  for (const text of ['9999999999', '99999999999']) {
    expect(accepts(TypedInteger, text)).toBe(readInteger(text, -Infinity, Infinity) !== undefined)
  }
  for (const text of ['999999999999999', '1000000000000000']) {
    expect(accepts(TypedDecimal, text)).toBe(readDecimal(text) !== undefined)
  }
})

test('an empty bound is open, a comma is a decimal sign, words are refused', () => {
  expect(z.parse(TypedDecimal, '')).toBeUndefined()
  expect(z.parse(TypedDecimal, '12,5')).toBe(12.5)
  expect(accepts(TypedInteger, '1.5')).toBe(false)
  expect(accepts(TypedInteger, 'many')).toBe(false)
})

test('a day is a real one, or empty, and may have a time of day', () => {
  expect(accepts(TypedBound, '')).toBe(true)
  expect(accepts(TypedBound, '2026-11-21')).toBe(true)
  expect(accepts(TypedBound, '2026-02-30')).toBe(false)
  expect(accepts(TypedBound, '21 Nov')).toBe(false)
  expect(accepts(TypedBound, '1969-12-31')).toBe(false)
  expect(accepts(TypedBound, '2026-11-21 14:30')).toBe(true)
  expect(accepts(TypedBound, '2026-11-21 9:05')).toBe(true)
  expect(accepts(TypedBound, '2026-11-21 24:00')).toBe(false)
  expect(accepts(TypedBound, '2026-11-21 14:30 x')).toBe(false)
})
