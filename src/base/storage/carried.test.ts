import { expect, test } from 'vitest'
import { withUnknown } from './sealed-change.ts'

const note = (text: string) => ({ text, at: 1 })

test('a field that this build does not know stays with its entry', () => {
  const stored = { a: { text: 'old', at: 1, colour: 'red' }, b: note('b') }
  const known = { a: note('old'), b: note('b') }
  expect(withUnknown(stored, known, { a: note('new'), c: note('c') })).toEqual({
    a: { text: 'new', at: 1, colour: 'red' },
    c: note('c'),
  })
})

test('an entry that this build cannot read stays', () => {
  const stored = { a: note('a'), b: { words: 'of a newer build' } }
  expect(withUnknown(stored, { a: note('a') }, {})).toEqual({ b: stored.b })
})

test('an item of a list stays by its id, and one that was taken out does not', () => {
  const newer = { id: 'newer', kind: 7 }
  const stored = [{ id: 'one', text: 'a', colour: 'red' }, newer, { id: 'two', text: 'b' }]
  const known = [
    { id: 'one', text: 'a' },
    { id: 'two', text: 'b' },
  ]
  expect(withUnknown(stored, known, [{ id: 'three' }, { id: 'one', text: 'c' }])).toEqual([
    { id: 'three' },
    { id: 'one', text: 'c', colour: 'red' },
    newer,
  ])
})

test('what this build took away from an entry stays away', () => {
  const entry = { id: 'one', note: 'mine' }
  expect(withUnknown([entry], [entry], [{ id: 'one', note: undefined }])).toEqual([
    { id: 'one', note: undefined },
  ])
  expect(withUnknown(['a', 'b'], ['a', 'b'], ['b'])).toEqual(['b'])
})
