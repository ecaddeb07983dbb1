import { expect, test } from 'vitest'
import { readPeriod } from './period-address.ts'
import { periodChoices, periodOf } from './period.ts'

const now = Date.parse('2026-11-21T13:30:00Z')
const of = (search: Parameters<typeof periodOf>[0]) => periodOf(search, 'UTC', now)

test('a named period ends today, or yesterday', () => {
  expect(of({ period: 'week' })).toMatchObject({
    title: 'Last 7 days',
    first: { year: 2026, month: 11, day: 15 },
    days: 7,
    end: 0,
    before: 'the 7 days before',
  })
  expect(of({ period: 'yesterday' })).toMatchObject({ days: 1, end: 1, before: 'the day before' })
})

test('free dates become whole days, in either order, and never reach beyond today', () => {
  const days = { first: { year: 2026, month: 11, day: 1 }, days: 10, end: 11 }
  expect(of({ dateFrom: '2026-11-01', dateTo: '2026-11-10' })).toMatchObject(days)
  expect(of({ dateFrom: '2026-11-10', dateTo: '2026-11-01' })).toMatchObject(days)
  expect(of({ dateFrom: 'month', dateTo: 'month' })).toMatchObject({
    title: 'This month',
    days: 21,
    end: 0,
  })
})

test('one bound means that day, or from it until today', () => {
  expect(of({ dateTo: '2026-11-10' })).toMatchObject({ days: 1, end: 11 })
  expect(of({ dateFrom: '2026-11-10' })).toMatchObject({ days: 12, end: 0 })
})

const title = (dateFrom: string, dateTo?: string) => of({ dateFrom, dateTo })?.title

test('free dates have a short title', () => {
  expect(title('2026-11-01', '2026-11-10')).toBe('1 to 10 Nov 2026')
  expect(title('2026-05-01', '2026-11-10')).toBe('1 May to 10 Nov 2026')
  expect(title('2025-12-30', '2026-01-02')).toBe('30 Dec 2025 to 2 Jan 2026')
  expect(title('2026-11-03', '2026-11-03')).toBe('3 Nov 2026')
})

test('dates of a named period are that period', () => {
  expect(of({ dateFrom: 'today-6d', dateTo: 'today' })?.name).toBe('week')
})

test('today and future dates are not a period', () => {
  expect(of({})).toBeUndefined()
  expect(of({ dateFrom: 'today', dateTo: 'today' })).toBeUndefined()
  expect(of({ dateFrom: '2027-01-01', dateTo: '2027-01-02' })).toBeUndefined()
})

test('malformed parameters of an address are dropped', () => {
  const address = { period: 'decade', dateFrom: 'soon', dateTo: 7 }
  expect(Object.values(readPeriod(address)).filter(Boolean)).toEqual([])
})

test('a control marks one choice, and none for free dates', () => {
  const marked = (period?: ReturnType<typeof of>) =>
    periodChoices(period).flatMap(({ label, current }) => (current ? [label] : []))
  expect(marked()).toEqual(['Today'])
  expect(marked(of({ period: 'quarter' }))).toEqual(['90 days'])
  expect(marked(of({ dateTo: '2026-11-10' }))).toEqual([])
})
