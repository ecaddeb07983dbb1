import { expect, test } from 'vitest'
import { startOfLate } from './search-periods.ts'

test.each([
  ['0', '2026-11-27T00:10:00.000Z'],
  ['2', '2026-11-25T00:10:00.000Z'],
])('shortly after midnight, last night’s orders are looked through as well: %s', (days, start) => {
  expect(startOfLate(days, Date.parse('2026-11-28T00:10:00Z'))).toBe(start)
})
