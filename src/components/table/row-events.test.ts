import { describe, expect, it } from 'vitest'
import { rangeBetween } from './row-events.ts'

describe('a range', () => {
  const ids = ['a', 'b', 'c', 'd']

  it.each([
    ['b', 'd', ['b', 'c', 'd']],
    ['d', 'b', ['b', 'c', 'd']],
    ['c', 'c', ['c']],
  ])('from %s to %s holds both ends', (from, to, range) => {
    expect(rangeBetween(ids, from, to)).toEqual(range)
  })

  it('is one row if the other end is unknown or on another page', () => {
    expect(rangeBetween(ids, undefined, 'c')).toEqual(['c'])
    expect(rangeBetween(ids, 'x', 'c')).toEqual(['c'])
  })
})
