import { expect, test } from 'vitest'
import { commaList, semicolonList } from './lists.ts'

test('a list leaves out what is empty', () => {
  expect(commaList(['card', undefined, '', false, 'bank'])).toBe('card, bank')
  expect(semicolonList(['Red, small', 'Blue'])).toBe('Red, small; Blue')
  expect(commaList([])).toBe('')
})
