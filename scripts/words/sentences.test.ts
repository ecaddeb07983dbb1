import { expect, test } from 'vitest'
import { findMessages } from './extract.ts'

/** Whole by themselves, but for one. This list only shrinks: write sentences instead of pieces. */
const whole = [
  // Above a list.
  'Counted as your team:',
  'Known from the customers that this browser has checked:',
  'Reading {all} of this store:',
  'Reading {all} since {since}:',
  // Of a letter.
  "Hi '{{'customer.name|there'}}',",
]

test('no text is a piece that the code puts before or after another', () => {
  const pieces = findMessages()
    .map(({ message }) => message)
    .filter((message) => /^[\s,;:.)\]]|[\s,;:([]$/.test(message))
  expect(pieces.toSorted()).toEqual(whole.toSorted())
})
