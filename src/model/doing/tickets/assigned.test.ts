import { expect, test } from 'vitest'
import { holderOf, holderWords, isHeld, peopleKnown } from './assigned.ts'

test.each([
  ['', 'Tom', 'Nobody'],
  ['Tom', 'Tom', 'You'],
  ['Ines', 'Tom', 'Ines'],
  ['', '', 'Nobody'],
])('held by %j and read by %j: %j', (holder, me, words) => {
  expect(holderWords(holder, me)).toBe(words)
})

test('a merchant without a name holds no ticket', () => {
  expect(isHeld('', 'mine', '')).toBe(false)
  expect(isHeld('Tom', 'mine', 'Tom')).toBe(true)
  expect(isHeld('Tom', 'nobody', 'Tom')).toBe(false)
  expect(isHeld('', 'nobody', 'Tom')).toBe(true)
})

test('a ticket is found whatever case its id has', () => {
  expect(holderOf({ ab: 'Tom' }, 'AB')).toBe('Tom')
  expect(holderOf({}, 'AB')).toBe('')
})

test('people who are here come first, each once, and no name that the host refuses', () => {
  const assigned = { a: 'Zoe', b: 'Ines', c: 'Zoe' }
  const ours = ['Tom', 'Ines', ' ', 'x'.repeat(81), 'a\nb']
  expect(peopleKnown({ here: ['Tom', ''], assigned, ours })).toEqual(['Tom', 'Ines', 'Zoe'])
})
