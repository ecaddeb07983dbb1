import { describe, expect, it, test } from 'vitest'
import { Coupon } from '#api/schemas/coupons.ts'
import { couponStates, timeLeft, usesLeft, usesLimit } from './state.ts'

const clock = { now: Date.parse('2026-11-21T12:00:00Z'), zone: 'Europe/Berlin' }
const coupon = (fields: Record<string, unknown>) => Coupon.parse({ id: 'c', ...fields })

describe('the state of a coupon', () => {
  it.each([
    [{ isEnabled: true }, ['active']],
    [{ isEnabled: false }, ['disabled']],
    [{}, []],
    [{ isEnabled: null, expirationDate: '2026-11-21T11:59:59Z' }, ['expired']],
    [{ isEnabled: true, expirationDate: '2026-11-21T12:00:01Z' }, ['active']],
    [{ isEnabled: true, expirationDate: 'soon' }, ['active']],
    [{ isEnabled: true, expirationDate: '2026-11-21' }, ['active']],
    [{ isEnabled: true, expirationDate: '2026-11-20' }, ['expired']],
    [{ isEnabled: true, uses: 3, maximumUses: 3 }, ['usedUp']],
    [{ isEnabled: true, uses: 4, maximumUses: 3 }, ['usedUp']],
    [{ isEnabled: true, uses: 0, maximumUses: 0 }, ['active']],
    [{ isEnabled: true, uses: 310, maximumUses: -1 }, ['active']],
    [{ isEnabled: true, uses: 310, maximumUses: null }, ['active']],
    [{ isEnabled: true, maximumUses: 5 }, ['active']],
    [
      { isEnabled: false, uses: 1, maximumUses: 1, expirationDate: '2020-01-01T00:00:00Z' },
      ['disabled', 'expired', 'usedUp'],
    ],
  ])('%j is %j', (fields, states) => {
    expect(couponStates(coupon(fields), clock)).toEqual(states)
  })
})

test('a limit of 0 or -1 is no limit', () => {
  expect([null, 0, -1, 1].map((maximumUses) => usesLimit(coupon({ maximumUses })))).toEqual([
    undefined,
    undefined,
    undefined,
    1,
  ])
})

test('uses left are never below 0, and unknown without a count', () => {
  expect(usesLeft(coupon({ uses: 87, maximumUses: 200 }))).toBe(113)
  expect(usesLeft(coupon({ uses: 9, maximumUses: 5 }))).toBe(0)
  expect(usesLeft(coupon({ uses: 0, maximumUses: 5 }))).toBe(5)
  expect(usesLeft(coupon({ maximumUses: 5 }))).toBeUndefined()
  expect(usesLeft(coupon({ uses: 5 }))).toBeUndefined()
})

it.each([
  ['2026-11-21T12:00:00Z', 'Ended'],
  ['2026-11-21T12:30:00Z', 'under an hour'],
  ['2026-11-21T13:00:00Z', '1 hour'],
  ['2026-11-23T11:59:00Z', '47 hours'],
  ['2026-11-23T12:00:00Z', '2 days'],
  [null, undefined],
  ['yesterday', undefined],
])('a coupon that ends %s has left: %s', (expirationDate, left) => {
  expect(timeLeft(coupon({ expirationDate }), clock)).toBe(left)
})
