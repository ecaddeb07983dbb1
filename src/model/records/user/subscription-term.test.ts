import { expect, test } from 'vitest'
import { daysLeftText, subscriptionTerm } from './subscription-term.ts'

const lateInBerlin = Date.parse('2025-11-20T23:30:00Z')

const term = (zone: string) => subscriptionTerm('2025-03-04', '2026-03-04', lateInBerlin, zone)

test('counts calendar days in the chosen zone; plain dates do not shift', () => {
  expect(term('Europe/Berlin')?.daysLeft).toBe(103)
  expect(term('America/New_York')?.daysLeft).toBe(104)
  expect(term('Europe/Berlin')?.percent).toBeCloseTo((262 / 365) * 100)
})

test('stays within the bar before the start and after the end', () => {
  const before = subscriptionTerm('2026-01-01', '2027-01-01', lateInBerlin, 'UTC')
  const after = subscriptionTerm('2024-01-01', '2025-01-01', lateInBerlin, 'UTC')
  expect(before?.percent).toBe(0)
  expect(after).toMatchObject({ percent: 100, daysLeft: -323 })
})

test.each([
  [undefined, '2026-03-04'],
  ['2025-03-04', undefined],
  ['2026-03-04', '2025-03-04'],
  ['2025-03-04', '2025-03-04'],
  ['soon', '2025-02-30'],
])('does not guess from %s to %s', (started, expiry) => {
  expect(subscriptionTerm(started, expiry, lateInBerlin, 'UTC')).toBeUndefined()
})

test.each([
  [103, '103 days left'],
  [1, '1 day left'],
  [0, 'Last day'],
  [-4, 'Ended'],
])('%i reads "%s"', (days, words) => {
  expect(daysLeftText(days)).toBe(words)
})
