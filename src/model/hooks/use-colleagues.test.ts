import { expect, test } from 'vitest'
import { presenceWords } from './use-colleagues.ts'

const who = (name: string, doing: 'reading' | 'writing') => ({ name, doing })

test.each([
  [[], undefined],
  [[who('Tom', 'reading')], 'Tom is reading this ticket'],
  [[who('Tom', 'writing'), who('Ines', 'reading')], 'Tom is writing here'],
  [[who('Tom', 'writing'), who('Ines', 'writing')], 'Tom and Ines are writing here'],
  [[who(' ', 'writing')], 'A colleague is writing here'],
  [[who('Tom', 'reading'), who('Tom', 'reading')], 'Tom is reading this ticket'],
])('%j', (others, words) => {
  expect(presenceWords(others)).toBe(words)
})
