import { expect, it } from 'vitest'
import { around, between } from './links.ts'

it('bounds a record by the second before and after it', () => {
  expect(around('2026-11-22T09:00:00.5Z')).toEqual({
    from: '2026-11-22T08:59:59.500Z',
    to: '2026-11-22T09:00:01.500Z',
  })
})

it('bounds several records by the first and the last of them', () => {
  const [early, late] = [Date.UTC(2026, 10, 22, 9), Date.UTC(2026, 10, 22, 10)]
  const bounds = { from: '2026-11-22T08:59:59.000Z', to: '2026-11-22T10:00:01.000Z' }
  expect(between(early, late)).toEqual(bounds)
  expect(between(late, early)).toEqual(bounds)
})

it('leaves the list open around a record whose time is not known', () => {
  expect(around(undefined)).toEqual({})
  expect(around('2026-11-22')).toEqual({})
})
