import { expect, test } from 'vitest'
import { laterTimes, momentOf, offeredMoment, restUntil } from './later-times.ts'

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

test('a saved reply that is sent at night puts the ticket off until the next evening', () => {
  const night = Date.parse('2026-11-23T22:00:00Z')
  expect(new Date(restUntil('this-evening', night, 'UTC')).toISOString()).toMatch('2026-11-24T18')
  expect(new Date(restUntil('monday', night, 'UTC')).toISOString()).toMatch('2026-11-30T09')
})

const at = (day: string, time: string) => momentOf(day, time, 'Europe/Berlin')

test('a day and time of one’s own are read by the clock of the chosen zone', () => {
  const now = Date.parse('2026-11-22T23:30:00Z')
  expect(offeredMoment(now, 'Europe/Berlin')).toEqual({ day: '2026-11-24', time: '09:00' })
  expect(new Date(at('2026-11-24', '9:00')).toISOString()).toBe('2026-11-24T08:00:00.000Z')
  // This hour does not exist on the day when clocks go forward.
  expect(new Date(at('2027-03-28', '02:30')).toISOString()).toMatch(/^2027-03-28T0[01]:30/)
  expect(at('', '09:00')).toBeNaN()
})
