import { expect, test } from 'vitest'
import { moreThanBefore, visitAt } from './visits.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

test('a visit begins after a while and compares with the end of the one before', () => {
  const first = visitAt(undefined, 0)
  expect(first.since).toBeUndefined()
  const later = visitAt({ ...first, latest: { CHARGEBACK: 2 } }, 10 * MINUTE)
  expect([later.seenAt, later.since]).toEqual([10 * MINUTE, undefined])
  const second = visitAt(later, 60 * MINUTE)
  expect(second).toMatchObject({
    seenAt: 60 * MINUTE,
    since: 10 * MINUTE,
    before: { CHARGEBACK: 2 },
  })
  const same = visitAt({ ...second, latest: { CHARGEBACK: 5 } }, 70 * MINUTE)
  expect(same).toMatchObject({ since: 10 * MINUTE, before: { CHARGEBACK: 2 } })
  expect(moreThanBefore(same, 'CHARGEBACK', 5)).toBe(3)
})

test('a status without an earlier count is not called new', () => {
  const visit = visitAt({ seenAt: 0, before: {}, latest: { REFUNDED: 4 } }, DAY)
  expect(moreThanBefore(visit, 'CHARGEBACK', 5)).toBeUndefined()
  expect(moreThanBefore(visit, 'REFUNDED', 4)).toBeUndefined()
  expect(moreThanBefore(visit, 'REFUNDED', 3)).toBeUndefined()
  expect(moreThanBefore(visit, 'REFUNDED', undefined)).toBeUndefined()
})

test('after a month there is nothing to compare with', () => {
  expect(visitAt({ seenAt: 0, before: {}, latest: {} }, 31 * DAY).since).toBeUndefined()
})
