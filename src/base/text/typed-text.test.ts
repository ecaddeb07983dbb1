import { expect, test } from 'vitest'
import { type Typed, followAddress } from './typed-text.ts'

const typed = (text: string, since: string, ...submitted: string[]): Typed => ({
  text,
  since,
  submitted,
})

test('typed text stays until the address shows another value', () => {
  expect(followAddress(typed('ab', ''), '')?.text).toBe('ab')
  expect(followAddress(typed('ab', ''), 'other')).toBeUndefined()
})

test('text typed after a search stays when that search arrives', () => {
  expect(followAddress(typed('abc', '', 'ab'), 'ab')).toEqual(typed('abc', 'ab'))
})

test('Back to a superseded search shows that search', () => {
  const arrived = followAddress(typed('b', '', 'a', 'b'), 'b')
  expect(arrived).toEqual(typed('b', 'b'))
  expect(followAddress(arrived, 'a')).toBeUndefined()
})

test('Back to the value from before the search shows that value', () => {
  expect(followAddress(followAddress(typed('a', '', 'a'), 'a'), '')).toBeUndefined()
})
