import { expect, test } from 'vitest'
import { differingPart } from './differing-part.ts'

test.each([
  ['Pro 2027', 'Pro', 'Pro| 2027|'],
  ['the blue pen', 'the red pen', 'the |blue| pen'],
  ['Pen', 'Pencil', '|Pen|'],
  ['a', '', '|a|'],
  ['', 'a', '||'],
  ['a a', 'a', 'a| a|'],
  ['a', 'a a', 'a||'],
])('%j, which was %j', (text, other, parts) => {
  const { start, differing, end } = differingPart(text, other)
  expect([start, differing, end].join('|')).toBe(parts)
  expect(start + differing + end).toBe(text)
})
