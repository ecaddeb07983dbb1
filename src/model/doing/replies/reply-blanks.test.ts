import { expect, test } from 'vitest'
import { erasePrivateStores, openPrivateStores } from '#base/storage/private-owner.ts'
import { blank, blankAfter, blanksIn, hiddenKey, withKeys } from './reply-blanks.ts'

test('a key is masked in the reply box and complete in what is sent', () => {
  const token = hiddenKey('NMB3-AAAA-BBBB-7Q4F')
  expect(token).not.toContain('AAAA')
  expect(blanksIn(`Here: ${token}`)).toEqual([])
  expect(withKeys(`Here: ${token}.`)).toBe('Here: NMB3-AAAA-BBBB-7Q4F.')
})

test('two keys with the same mask stay apart', () => {
  const one = hiddenKey('AAAA-BBBB-CCCC-7Q4F')
  const two = hiddenKey('DDDD-EEEE-FFFF-7Q4F')
  expect(one).not.toBe(two)
  expect(withKeys(`${one} ${two} ${one}`)).toBe(
    'AAAA-BBBB-CCCC-7Q4F DDDD-EEEE-FFFF-7Q4F AAAA-BBBB-CCCC-7Q4F',
  )
})

test('a key is forgotten with the account, and its mask has to be filled in', () => {
  openPrivateStores('first')
  const mask = hiddenKey('NMB3-AAAA-BBBB-7Q4F')
  openPrivateStores('first')
  expect(withKeys(mask)).toBe('NMB3-AAAA-BBBB-7Q4F')
  openPrivateStores('second')
  expect(withKeys(mask)).toBe(mask)
  expect(blanksIn(mask)).toHaveLength(1)
  erasePrivateStores()
})

const LONG = 'Which version do you use, and on which system? '.repeat(40)

// G7: of any length, and also what is left of one.
test.each([
  '⟦order⟧',
  '{{order.id}}',
  '⟪••••-9999⟫',
  `⟦${LONG}⟧`,
  `{{ask:${LONG}}}`,
  '{{ask:Which\nversion?}}',
  '{{}}',
  '{{ask:a single {brace}?}}',
  blank(LONG),
  `⟪${LONG}⟫`,
  '⟦half',
  '⟪••••-99',
  '{{ask:half',
])('%s has to be filled in first', (text) => {
  expect(blanksIn(`Hi ${text}`)).toEqual([{ start: 3, end: 3 + text.length }])
  expect(blanksIn(`Hi ${text}\n!`)[0]?.start).toBe(3)
})

test('braces of code are no blank', () => {
  expect(blanksIn('a {b} c {{ d }')).toEqual([])
})

test('Tab goes from blank to blank, and round', () => {
  const text = 'a ⟦one⟧ b ⟦two⟧'
  expect(blankAfter(text, 0)?.start).toBe(2)
  expect(blankAfter(text, 7)?.start).toBe(10)
  expect(blankAfter(text, 15)?.start).toBe(2)
  expect(blankAfter('none', 0)).toBeUndefined()
})
