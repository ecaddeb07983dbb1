import { expect, test } from 'vitest'
import { atLeast } from './at-least.ts'

test.each([
  [1_234, true, '1,234+'],
  [7, false, '7'],
  // Most counts say nothing of more.
  [7, undefined, '7'],
])('%d, more %s: %s', (count, isMore, text) => expect(atLeast(count, isMore)).toBe(text))
