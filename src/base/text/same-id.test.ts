import { expect, test } from 'vitest'
import { eachId } from './same-id.ts'

test('an id that comes in two cases, or not at all, is counted once or not', () => {
  expect(eachId(['Ab', undefined, 'aB', '', 'c', 'Ab'])).toEqual(['Ab', 'c'])
})
