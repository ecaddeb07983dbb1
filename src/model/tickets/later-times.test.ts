import { expect, test } from 'vitest'
import { laterTimes } from './later-times.ts'

const iso = (now: string, zone = 'UTC') =>
  laterTimes(Date.parse(now), zone).map(({ label, until }) => [
    label,
    new Date(until).toISOString().slice(0, 16),
  ])

test('offers an hour, this evening, tomorrow, Monday and a week, each day once', () => {
  expect(iso('2026-11-20T14:33:00Z')).toEqual([
    ['In 1 hour', '2026-11-20T15:33'],
    ['This evening', '2026-11-20T18:00'],
    ['Tomorrow', '2026-11-21T09:00'],
    ['Monday', '2026-11-23T09:00'],
    ['In a week', '2026-11-27T09:00'],
  ])
})

test('on a Monday night it means next Monday, and no evening that is over', () => {
  expect(iso('2026-11-23T22:00:00Z').map(([label]) => label)).not.toContain('This evening')
  expect(iso('2026-11-23T22:00:00Z').slice(-2)).toEqual([
    ['In 3 days', '2026-11-26T09:00'],
    ['Monday', '2026-11-30T09:00'],
  ])
})
