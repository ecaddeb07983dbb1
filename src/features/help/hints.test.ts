import { expect, test } from 'vitest'
import { nextHint, OFF } from './hints.ts'

const everywhere = () => true
const withoutLists = (selector: string) => selector.startsWith('nav')

test('shows each hint once, one a day, and only beside what it is about', () => {
  expect(nextHint({}, '2026-11-22', everywhere)?.id).toBe('rows')
  expect(nextHint({ rows: '2026-11-22' }, '2026-11-22', everywhere)).toBeUndefined()
  expect(nextHint({ rows: '2026-11-21' }, '2026-11-22', everywhere)?.id).toBe('search')
  expect(nextHint({}, '2026-11-22', withoutLists)?.id).toBe('account')
  expect(nextHint({}, '2026-11-22', () => false)).toBeUndefined()
})

test('shows no hint once the merchant wants no more', () => {
  expect(nextHint({ [OFF]: 'yes' }, '2026-11-22', everywhere)).toBeUndefined()
})
