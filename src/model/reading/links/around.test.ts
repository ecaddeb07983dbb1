import { expect, it } from 'vitest'
import { around } from './around.ts'

it('bounds a record by the second before and after it', () => {
  expect(around('2026-11-22T09:00:00.5Z')).toEqual({
    from: '2026-11-22T08:59:59.500Z',
    to: '2026-11-22T09:00:01.500Z',
  })
})

it('leaves the list open around a record whose time is not known', () => {
  expect(around(undefined)).toEqual({})
  expect(around('2026-11-22')).toEqual({})
})
