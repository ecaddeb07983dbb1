import { expect, test } from 'vitest'
import { countFirst } from './end.ts'

/** Each asked for in turn. */
const numbers = (...told: (number | undefined)[]) => {
  const left = [...told]
  return () => Promise.resolve(left.shift())
}

test.each([
  { what: 'nothing moved', inside: [24, 24], all: 24, first: { expected: 24 } },
  { what: 'a row is hidden', inside: [24], all: 25, first: { expected: 25, isOpen: true } },
  {
    what: 'a row is hidden, and one leaves between the counts',
    inside: [24, 23],
    all: 24,
    first: { expected: 24, isOpen: true },
  },
  { what: 'nothing counts', inside: [], all: undefined, first: { isOpen: true } },
])('whether a fixed end is given up: $what', async ({ inside, all, first }) => {
  expect(await countFirst(numbers(...inside), numbers(all))).toEqual(first)
})
