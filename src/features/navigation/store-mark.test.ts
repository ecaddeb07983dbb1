import { expect, test } from 'vitest'
import { readableAccent } from './store-mark.tsx'

test.each([
  ['#8c3333', 'rgb(140 51 51)'],
  ['#000', 'rgb(0 0 0)'],
])('keeps %s, on which white can be read', (colour, expected) => {
  expect(readableAccent(colour)).toBe(expected)
})

test('darkens a bright colour', () => {
  expect(readableAccent('#ffff00')).toMatch(/^rgb\(1[0-3]\d 1[0-3]\d 0\)$/)
})

test.each(['red', 'url(https://x.example)', '#12', '#12345g', '', undefined, '#fff;color:red'])(
  'refuses %s',
  (colour) => expect(readableAccent(colour)).toBeUndefined(),
)
