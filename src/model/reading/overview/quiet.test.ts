import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import { isNoneToday, isQuiet, quietPeriod } from './quiet.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const daysAgo = (...ages: number[]) =>
  ages.map((age) =>
    z.parse(Order, {
      id: String(age),
      dateCreated: new Date(now - age * 86_400_000).toISOString(),
    }),
  )
const of = (...ages: number[]) => quietPeriod(daysAgo(...ages), 'UTC', now)

test.each([
  ['ten within a week', [2, 2, 3, 3, 4, 4, 5, 5, 6, 6], 'week', true],
  ['the tenth a month ago', [2, 3, 4, 5, 6, 7, 8, 9, 10, 29], 'month', true],
  ['the tenth just before that', [2, 3, 4, 5, 6, 7, 8, 9, 10, 30], 'quarter', true],
  ['fewer than ten, one of them lately', [5, 80], 'week', false],
  ['one long ago', [89], 'quarter', false],
] as const)('%s: the shortest period that shows something', (_, ages, period, hasEnough) => {
  expect(of(...ages)).toEqual({ period, hasEnough })
})

test.each([
  ['none since yesterday', [], true, true],
  ['a few yesterday', [1, 1, 1], true, true],
  ['one of them today', [0, 1, 1], false, false],
  ['many yesterday, none yet today', Array(10).fill(1), false, true],
])('%s: whether the store is quiet', (_, ages, quiet, none) => {
  expect(isQuiet(daysAgo(...ages), 'UTC', now)).toBe(quiet)
  expect(isNoneToday(daysAgo(...ages), 'UTC', now)).toBe(none)
})

test('orders older than every period, or none, choose none', () => {
  expect(of(90)).toBeUndefined()
  expect(of()).toBeUndefined()
})
