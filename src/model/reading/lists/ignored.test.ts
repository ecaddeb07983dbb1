import { expect, test } from 'vitest'
import { ignoredParts } from './ignored.ts'
import { couponsList, ordersList } from './lists.ts'

const orders = [
  { status: 'COMPLETED', amount: 10, dateCreated: '2026-11-21T10:00:00Z' },
  { status: 'REFUNDED', amount: 20, dateCreated: '2026-11-20T10:00:00Z' },
]

test('F3: a filter that the rows contradict is named', () => {
  expect(ignoredParts(ordersList, { status: 'refunded' }, orders)).toEqual([
    'Your platform ignored the filter “Status”, so the list has more than what matches.',
  ])
  expect(ignoredParts(ordersList, { dateFrom: '2026-11-21T00:00:00Z' }, orders)).toHaveLength(1)
})

test('F3: a filter that holds, or that no row can ever prove, is not named', () => {
  expect(ignoredParts(ordersList, { dateFrom: '2026-11-20T10:00:00Z' }, orders)).toEqual([])
  expect(ignoredParts(ordersList, { status: 'REFUNDED' }, orders.slice(1))).toEqual([])
  expect(ignoredParts(ordersList, { chat: 'x' }, orders)).toEqual([])
})

test('O38: of rows without the field that is filtered, nobody can tell whether they match', () => {
  const bare = [{ code: 'A' }, { code: 'B', isEnabled: true, uses: 1, percentageDecrease: null }]
  const asked = { isEnabled: true, usesFrom: 0, percentageFrom: 10, percentageTo: 20 }
  expect(ignoredParts(couponsList, asked, bare)).toEqual(
    ['Enabled', 'Uses', 'Percentage'].map(
      (label) => `Some rows don’t show “${label}”, so nobody can tell whether they match.`,
    ),
  )
  expect(ignoredParts(couponsList, { ...asked, q: 'A' }, [])).toEqual([])
  // Where another row proves that the filter is ignored, that says more.
  expect(ignoredParts(ordersList, { email: 'ann' }, [{ customerEmail: 'bob@x.org' }, {}])).toEqual([
    'Your platform ignored the filter “Customer email”, so the list has more than what matches.',
  ])
})

const ignoredFrom = (dateFrom: string, dateCreated: string) =>
  ignoredParts(ordersList, { dateFrom }, [{ dateCreated }]).some((part) => /ignored/.test(part))

test('O40: a row of a moment before the bound contradicts it, unless its time may be cut', () => {
  expect(ignoredFrom('2026-11-21T00:00:00.000Z', '2026-11-20T23:59:59.100Z')).toBe(true)
  expect(ignoredFrom('2026-11-21T00:00:00.500Z', '2026-11-21T00:00:00.000Z')).toBe(true)
  expect(ignoredFrom('2026-11-21T00:00:00.500Z', '2026-11-21T00:00:00Z')).toBe(false)
  expect(ignoredFrom('2026-11-21T00:00:00.500Z', '')).toBe(false)
})

test('F8: codes that some engines take for dates are not compared', () => {
  const coupons = [{ code: 'SAVE-10' }, { code: 'SAVE-5' }, { code: 'MAY 2001' }]
  expect(ignoredParts(couponsList, { sort: 'code' }, coupons)).toEqual([])
  expect(ignoredParts(couponsList, { sort: '-code' }, coupons)).toEqual([])
})

test('F8: a time without a zone is UTC, whatever the browser’s zone', () => {
  const sorted = [
    { dateCreated: '2026-11-21T10:00:00Z' },
    { dateCreated: '2026-11-21T09:59:00' },
    { dateCreated: '2026-11-21T09:58:00Z' },
  ]
  expect(ignoredParts(ordersList, { sort: '-dateCreated' }, sorted)).toEqual([])
})

test('F3: a sort that the rows contradict is named, for numbers and dates only', () => {
  expect(ignoredParts(ordersList, { sort: '-amount' }, orders)).toEqual([
    'Your platform didn’t sort the list as you asked.',
  ])
  expect(ignoredParts(ordersList, { sort: 'amount' }, orders)).toEqual([])
  expect(ignoredParts(ordersList, { sort: '-dateCreated' }, orders)).toEqual([])
  expect(ignoredParts(ordersList, { sort: '-status' }, orders)).toEqual([])
})
