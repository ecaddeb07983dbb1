import { expect, test } from 'vitest'
import {
  amountsShown,
  isCaseIgnored,
  listOrderShown,
  oneRowShown,
  percentageShown,
  sortShown,
  textFilterShown,
} from './judge.ts'

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
  [['2026-11-01 09:00+00', '2026-11-01T10:30+02', '2026-11-01T09:00:00'], true, 'ignored'],
  [['2026-11-01 09:00+00', '2026-11-01T10:30+02', '2026-11-01T08:00:00'], true, 'followed'],
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

const tax = (taxRate: number, taxAmount: number) => ({ taxRate, taxAmount, preTaxAmount: 29 })
const coupon = (percentageDecrease: number, netDecrease: number) => ({
  coupon: { percentageDecrease, netDecrease },
  items: [{ lineTotal: 20 }, { lineTotal: 30 }],
})

test.each([
  [{ tax: tax(21, 6.09) }, 'of100'],
  [{ tax: tax(0.21, 6.09) }, 'of1'],
  [{ tax: tax(0.5, 0.15) }, 'of100'],
  [{ tax: tax(0, 0) }, undefined],
  [{ tax: tax(0.21, 0) }, undefined],
  [coupon(40, 20), 'of100'],
  [coupon(0.4, 20), 'of1'],
  [coupon(0.4, -20), 'of1'],
  // For one of the goods, or four in a thousand of all: it may be either.
  [coupon(0.4, 0.2), undefined],
  [{ coupon: { percentageDecrease: 0.4 } }, undefined],
  [{ tax: null, coupon: null, items: [] }, undefined],
])('percentages on %j: %s', (order, shown) => {
  expect(percentageShown(order)).toBe(shown)
})

const orders = (count: number, amount: number | string, currencyCode = 'EUR') =>
  Array.from({ length: count }, () => ({ amount, currencyCode }))

test.each([
  [orders(20, 5930), 'whole'],
  [orders(19, 5930), undefined],
  [[...orders(20, 5930), ...orders(1, 59.3)], 'fractions'],
  [orders(1, '59.30'), 'fractions'],
  [orders(20, 5930, 'JPY'), undefined],
  // Whose smallest unit nobody knows.
  [orders(20, 5930, 'BTC'), undefined],
  [[...orders(20, 5930), ...orders(1, 0.5, 'BTC')], 'whole'],
  [orders(20, 0), undefined],
])('amounts of %j: %s', (rows, shown) => {
  expect(amountsShown(rows)).toBe(shown)
})
