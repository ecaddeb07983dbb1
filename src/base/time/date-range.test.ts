import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boundDay,
  boundOf,
  rangePresets,
  rangeText,
  resolveBound,
  typedBound,
} from './date-range.ts'
import { type CalendarDay, isRealDay, sameDay } from './calendar.ts'
import { endOfDay, startOfDay, wallClock } from './time-zone.ts'

const now = Date.parse('2025-11-21T13:32:00Z')
const iso = (instant: number) => new Date(instant).toISOString()
const hours = (day: CalendarDay) =>
  (endOfDay(day, 'Europe/Amsterdam') + 1 - startOfDay(day, 'Europe/Amsterdam')) / 3_600_000
const resolve = (text: string, side: 'from' | 'to' = 'from', zone = 'UTC') =>
  resolveBound(text, side, zone, now)

describe('whole days of a zone', () => {
  test.each([
    ['UTC', '2025-11-21T00:00:00.000Z', '2025-11-21T23:59:59.999Z'],
    ['America/New_York', '2025-11-21T05:00:00.000Z', '2025-11-22T04:59:59.999Z'],
    ['Pacific/Auckland', '2025-11-20T11:00:00.000Z', '2025-11-21T10:59:59.999Z'],
    ['Asia/Kathmandu', '2025-11-20T18:15:00.000Z', '2025-11-21T18:14:59.999Z'],
  ])('%s', (zone, start, end) => {
    const day = { year: 2025, month: 11, day: 21 }
    expect(iso(startOfDay(day, zone))).toBe(start)
    expect(iso(endOfDay(day, zone))).toBe(end)
  })

  test('T10: days have 23 or 25 hours when the clocks change', () => {
    expect(hours({ year: 2025, month: 3, day: 30 })).toBe(23)
    expect(hours({ year: 2025, month: 10, day: 26 })).toBe(25)
  })

  test('a day may start at one o’clock or repeat its first hour', () => {
    expect(iso(startOfDay({ year: 2018, month: 11, day: 4 }, 'America/Sao_Paulo'))).toBe(
      '2018-11-04T03:00:00.000Z',
    )
    expect(iso(startOfDay({ year: 2025, month: 11, day: 2 }, 'America/Havana'))).toBe(
      '2025-11-02T04:00:00.000Z',
    )
  })

  const zones = ['America/New_York', 'Pacific/Auckland', 'Asia/Kolkata', 'Africa/Cairo', 'UTC']
  const days = fc.record({
    year: fc.integer({ min: 1970, max: 2050 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  test('a day begins where the one before ends', () => {
    fc.assert(
      fc.property(days.filter(isRealDay), fc.constantFrom(...zones), (day, zone) => {
        const start = startOfDay(day, zone)
        expect(sameDay(wallClock(start, zone), day)).toBe(true)
        expect(sameDay(wallClock(start - 1, zone), day)).toBe(false)
        expect(sameDay(wallClock(endOfDay(day, zone), zone), day)).toBe(true)
      }),
    )
  })
})

describe('bounds in the address', () => {
  test.each([
    ['today', '2025-11-21T00:00:00.000Z', '2025-11-21T23:59:59.999Z'],
    ['today-6d', '2025-11-15T00:00:00.000Z', '2025-11-15T23:59:59.999Z'],
    ['today-21d', '2025-10-31T00:00:00.000Z', '2025-10-31T23:59:59.999Z'],
    ['month', '2025-11-01T00:00:00.000Z', '2025-11-30T23:59:59.999Z'],
    ['month-1m', '2025-10-01T00:00:00.000Z', '2025-10-31T23:59:59.999Z'],
    ['month-9m', '2025-02-01T00:00:00.000Z', '2025-02-28T23:59:59.999Z'],
    ['2026-11-01', '2026-11-01T00:00:00.000Z', '2026-11-01T23:59:59.999Z'],
  ])('%s', (text, from, to) => {
    expect(resolve(text)).toBe(from)
    expect(resolve(text, 'to')).toBe(to)
  })

  test('an instant is the same as lower and upper bound', () => {
    const instant = '2025-11-21T12:58:02.500Z'
    expect(resolve(instant)).toBe(instant)
    expect(resolve(instant, 'to')).toBe(instant)
    expect(resolve('2025-11-21T14:58:02+02:00')).toBe('2025-11-21T12:58:02.000Z')
  })

  test('"today" is the current day in the zone', () => {
    expect(resolve('today', 'from', 'Pacific/Auckland')).toBe('2025-11-21T11:00:00.000Z')
  })

  test.each(['', 'yesterday', 'today-1m', 'month-2d', 'today-99999d', '2026-02-30', '12'])(
    '%s is not a bound',
    (text) => {
      expect(resolve(text)).toBeUndefined()
      expect(boundDay(text, 'from', 'UTC', now)).toBeUndefined()
    },
  )
})

test.each([
  [{ from: 'today-6d', to: 'today' }, 'Last 7 days'],
  [{ from: 'today-1d', to: 'today-1d' }, 'Yesterday'],
  [{ from: '2025-11-01', to: 'today' }, '1 Nov 2025 to 21 Nov 2025'],
  [{ from: '2025-11-01', to: '2025-11-01' }, '1 Nov 2025'],
  [{ from: '2025-11-01' }, 'since 1 Nov 2025'],
  [{ to: '2025-11-01T10:00:00Z' }, 'until 1 Nov 2025, 10:00'],
  [{ from: 'nonsense' }, undefined],
  [{}, undefined],
])('%o reads %s', (range, expected) => {
  expect(rangeText(range, 'UTC', now)).toBe(expected)
})

test('no preset resolves to an empty period', () => {
  for (const { from, to } of rangePresets) {
    const start = resolveBound(from, 'from', 'Europe/Amsterdam', now) ?? ''
    const end = resolveBound(to, 'to', 'Europe/Amsterdam', now) ?? ''
    expect(start < end).toBe(true)
  }
})

describe('a time of day', () => {
  const zone = 'Europe/Berlin'

  test('is typed by the zone’s clock, and its whole minute counts', () => {
    expect(boundOf('2026-11-21 14:30', 'from', zone)).toBe('2026-11-21T13:30:00.000Z')
    expect(boundOf('2026-11-21 14:30', 'to', zone)).toBe('2026-11-21T13:30:59.999Z')
    expect(boundOf('2026-07-01 9:05', 'from', zone)).toBe('2026-07-01T07:05:00.000Z')
    expect(boundOf('2026-11-21', 'to', zone)).toBe('2026-11-21')
    expect(boundOf('', 'to', zone)).toBeUndefined()
  })

  test('T10: is the first one of an hour that repeats, and one that exists where an hour is left out', () => {
    expect(boundOf('2025-10-26 02:30', 'from', zone)).toBe('2025-10-26T00:30:00.000Z')
    expect(boundOf('2025-03-30 02:30', 'from', zone)).toBe('2025-03-30T00:30:00.000Z')
  })

  test('is shown and edited as it was typed, unless it bounds a whole day', () => {
    const range = { from: '2026-11-21T13:30:00.000Z', to: '2026-11-21T22:59:59.999Z' }
    expect(typedBound(range.from, 'from', zone, now)).toBe('2026-11-21 14:30')
    expect(typedBound(range.to, 'to', zone, now)).toBe('2026-11-21')
    expect(rangeText(range, zone, now)).toBe('21 Nov 2026, 14:30 to 21 Nov 2026')
  })
})
