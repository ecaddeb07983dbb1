import { expect, test } from 'vitest'
import { movesAlong, withFixedDates } from './fixed-dates.ts'

const now = Date.parse('2026-11-21T23:30:00Z')
const yesterday =
  'https://counter.example/stores/s/orders?status=FAILED&dateFrom=today-1d&dateTo=today-1d'

test('B21: a link to yesterday means the same day tomorrow', () => {
  expect(withFixedDates(yesterday, 'UTC', now)).toBe(
    'https://counter.example/stores/s/orders?status=FAILED&dateFrom=2026-11-20&dateTo=2026-11-20',
  )
  expect(withFixedDates(yesterday, 'Europe/Berlin', now)).toContain('dateFrom=2026-11-21')
})

test('B21: a month is fixed to its first and last day', () => {
  const link = 'https://counter.example/?from=month-1m&to=month-1m'
  expect(withFixedDates(link, 'UTC', now)).toBe(
    'https://counter.example/?from=2026-10-01&to=2026-10-31',
  )
})

test('only relative dates move along', () => {
  expect(movesAlong(yesterday)).toBe(true)
  expect(movesAlong('https://counter.example/?dateFrom=2026-11-20&status=today')).toBe(false)
  expect(movesAlong('https://counter.example/?dateFrom=2026-11-20')).toBe(false)
})
