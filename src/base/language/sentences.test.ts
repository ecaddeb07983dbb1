import { expect, test } from 'vitest'
import { sentence, sentences } from './sentences.ts'

test('what is empty is no sentence, and none ends twice', () => {
  expect(sentences(['Sent.', undefined, '', 'Kept.'])).toBe('Sent. Kept.')
  expect(['Sent', 'Sent.'].map(sentence)).toEqual(['Sent.', 'Sent.'])
})
