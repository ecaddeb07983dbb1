import { expect, test } from 'vitest'
import { lengthHint, rangeHint } from './limit-hint.ts'

test('a hint names the length that a text may have', () => {
  expect(lengthHint({ minimum: 3, maximum: 128 })).toBe('3 to 128 characters')
  expect(lengthHint({ minimum: 0, maximum: 2048 })).toBe('Up to 2,048 characters')
  expect(lengthHint({})).toBeUndefined()
})

test('a hint names a range, without limits that nobody meets', () => {
  expect(rangeHint({ minimum: 0, maximum: 100_000 })).toBe('0 to 100,000')
  expect(rangeHint({ minimum: 1, maximum: 2 ** 31 - 1 })).toBe('1 or more')
  expect(rangeHint({ minimum: 0, maximum: 2 ** 31 - 1 })).toBeUndefined()
})
