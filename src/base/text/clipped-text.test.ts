import { expect, test } from 'vitest'
import { clippedText } from './characters.ts'

test('a text that is short enough is not cut', () => {
  expect(clippedText('', 10)).toBeUndefined()
  expect(clippedText('ten in all', 10)).toBeUndefined()
  expect(clippedText('one\ntwo', 10, 2)).toBeUndefined()
})

test('a longer text is cut between words', () => {
  expect(clippedText('one two three', 10)).toBe('one two…')
  expect(clippedText('one\ntwo\nthree', 100, 2)).toBe('one\ntwo…')
})

test('a text without blanks is cut where it is, and no character is halved', () => {
  expect(clippedText('a'.repeat(100), 50)).toBe(`${'a'.repeat(50)}…`)
  expect(clippedText(`${'a'.repeat(49)}😀😀`, 50)).toBe(`${'a'.repeat(49)}…`)
})
