import { expect, test } from 'vitest'
import { endedOnce, sentence, sentences, unended } from './sentences.ts'

test('what is empty is no sentence, and none ends twice', () => {
  expect(sentences(['Sent.', undefined, '', 'Kept.'])).toBe('Sent. Kept.')
  expect(['Sent', 'Sent.'].map(sentence)).toEqual(['Sent.', 'Sent.'])
})

test('a question keeps its own end, and what goes on has none', () => {
  expect(endedOnce('Stopped: refused. Is it complete?.')).toBe('Stopped: refused. Is it complete?')
  expect(['Refused.', '完全ですか？。', 'هل هو كامل؟.'].map(endedOnce)).toEqual([
    'Refused.',
    '完全ですか？',
    'هل هو كامل؟',
  ])
  expect(['Pages of 20: 18.', '页。', 'Refused'].map(unended)).toEqual([
    'Pages of 20: 18',
    '页',
    'Refused',
  ])
})
