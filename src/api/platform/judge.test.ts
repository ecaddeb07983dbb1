import { expect, test } from 'vitest'
import { isCaseIgnored, listOrderShown, oneRowShown, sortShown, textFilterShown } from './judge.ts'

test.each([
  [['PAID', 'PAID'], undefined],
  [['PAID', 'UNPAID'], 'contains'],
  [['PAID', 'FAILED'], 'ignored'],
  [[undefined, 'PAID'], undefined],
  [[], undefined],
])('rows %j of a filter for "paid" prove: %s', (values, shown) => {
  expect(textFilterShown(values, 'paid')).toBe(shown)
})

test('other capitals in a row prove that capitals do not matter', () => {
  expect(isCaseIgnored(['PAID'], 'paid')).toBe(true)
  expect(isCaseIgnored(['paid', 'UNPAID', 5], 'paid')).toBe(false)
})

test.each([
  [[1, 2, 3], false, 'followed'],
  [[3, 2, 1], false, 'ignored'],
  [[3, 2, 1], true, 'followed'],
  [[2, 2, 3], false, undefined],
  [['b', 'a', 'c'], false, undefined],
  [['2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z'], false, 'ignored'],
  [[], true, undefined],
])('rows %j, descending %s: %s', (values, isDescending, shown) => {
  expect(sortShown(values, isDescending)).toBe(shown)
})

test.each([
  [['2026-01-03', '2026-01-02', '2026-01-01'], 'newest'],
  [['2026-01-01', '2026-01-02', '2026-01-03'], 'oldest'],
  [['2026-01-01', '2026-01-03', '2026-01-02'], 'unsorted'],
  [['2026-01-01'], undefined],
])('a list that was not sorted by request: %j is %s', (dates, shown) => {
  expect(listOrderShown(dates)).toBe(shown)
})

test.each([
  [1, 350, { least: 341, most: 360 }, 'counts'],
  [1, 18, { least: 341, most: 360 }, 'wrong'],
  [1, 701, { least: 341, most: 360 }, 'wrong'],
  [20, 18, undefined, 'ignored'],
  [1, undefined, undefined, 'uncounted'],
  [1, 0, undefined, 'uncounted'],
  [0, 0, undefined, undefined],
])('a page of one row with %s rows and %s pages, between %j: %s', (rows, pages, known, shown) => {
  expect(oneRowShown(rows, pages, known)).toBe(shown)
})
