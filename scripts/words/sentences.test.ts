import { expect, test } from 'vitest'
import { findMessages } from './extract.ts'
import { type Part, parseMessage } from './message.ts'

/** Whole by themselves, but for one. This list only shrinks: write sentences instead of pieces. */
const whole = [
  // Above a list.
  'Counted as your team:',
  'Not finished on your platform:',
  'Known from the customers that this browser has checked:',
  'Reading {all} of this store:',
  'Reading {all} since {since}:',
  // Of a letter.
  "Hi '{{'customer.name|there'}}',",
]

const isPiece = (text: string) => /^[\s,;:.)\]]|[\s,;:([]$/.test(text)

/** In a form, also the one word that agrees with a count outside it. */
const isFormPiece = (text: string) => isPiece(text) || /^\p{L}*$/u.test(text)

function hasPieces(message: string): boolean {
  const forms: string[] = []
  const textOf = (parts: readonly Part[], form: string): string =>
    parts
      .map((part) => {
        if (typeof part === 'string') return part
        if ('value' in part) return `{${part.value}}`
        if ('tag' in part) return textOf(part.parts, form)
        const text = textOf(part.forms[form] ?? [], form)
        forms.push(text)
        return text
      })
      .join('')
  const parts = parseMessage(message)
  return ['one', 'other'].some((form) => isPiece(textOf(parts, form))) || forms.some(isFormPiece)
}

test('no text is a piece that the code puts before or after another', () => {
  const pieces = findMessages()
    .map(({ message }) => message)
    .filter((message) => hasPieces(message))
  expect(pieces.toSorted()).toEqual(whole.toSorted())
})
