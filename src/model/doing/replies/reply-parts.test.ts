import { expect, test } from 'vitest'
import { replyParts, restAfter } from './reply-parts.ts'

const texts = (draft: string, limit: number, whole?: (text: string) => string) =>
  replyParts(draft, limit, whole)?.map(({ text }) => text)
const whole = (text: string) => text.replaceAll('⟪••⟫', 'K'.repeat(30))
const same = (text: string) => text

test('a reply within the limit stays one, without a number', () => {
  expect(replyParts(' Hello \r\n', 5)).toEqual([{ text: 'Hello', rest: '' }])
})

test.each([
  ['a paragraph', `${'a'.repeat(20)}\n\n${'b'.repeat(20)}`],
  ['a line', `${'a'.repeat(20)}\n${'b'.repeat(20)}`],
  ['a sentence', `${'a'.repeat(19)}. ${'b'.repeat(20)}`],
  ['a word', `${'a'.repeat(20)} ${'b'.repeat(20)}`],
])('a longer one is cut after %s', (_, draft) => {
  const parts = replyParts(draft, 36)
  expect(parts?.[0]?.text).toMatch(/^a+\.?\n\n\(1\/2\)$/)
  expect(parts?.[1]).toEqual({ text: `${'b'.repeat(20)}\n\n(2/2)`, rest: '' })
  expect(parts?.[0]?.rest).toBe('b'.repeat(20))
})

test('every part fits, and nothing is lost or doubled', () => {
  const words = Array.from({ length: 900 }, (_, at) => `word${at}${at % 9 ? '' : '.\n\n'}`)
  const parts = texts(words.join(' '), 2048)
  expect(parts?.every(({ length }) => length <= 2048)).toBe(true)
  const sent = parts?.map((text) => text.replace(/\n\n\(\d\/\d\)$/, '')).join(' ')
  expect(sent?.split(/\s+/)).toEqual(words.join(' ').split(/\s+/))
})

test('text without a break is cut hard, but never within a character', () => {
  const parts = texts('😀'.repeat(40), 50)
  expect(parts?.join('').replaceAll(/\n\n\(\d\/\d\)/g, '')).toBe('😀'.repeat(40))
  expect(parts?.every((text) => text.isWellFormed())).toBe(true)
})

test('a delivered key counts in full length, and its mask is never cut', () => {
  const parts = texts(`${'a'.repeat(30)}⟪••⟫${'b'.repeat(10)}`, 50, whole)
  expect(parts).toEqual([
    `${'a'.repeat(30)}\n\n(1/2)`,
    `${'K'.repeat(30)}${'b'.repeat(10)}\n\n(2/2)`,
  ])
})

test('more than five parts are too long', () => {
  expect(replyParts('x'.repeat(2041 * 5), 2048)).toHaveLength(5)
  expect(replyParts('x'.repeat(2041 * 5 + 1), 2048)).toBeUndefined()
})

test('a draft of which an earlier page sent the first part loses that part', () => {
  expect(restAfter('One\n\nTwo', 'One\n\n(1/2)', same)).toBe('Two')
  expect(restAfter('Three', 'One\n\n(1/2)', same)).toBeUndefined()
  expect(restAfter('One and more', 'One', same)).toBeUndefined()
})
