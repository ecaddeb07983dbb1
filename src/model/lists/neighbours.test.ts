import { describe, expect, it } from 'vitest'
import { type PageRows, countBy, neighboursAmong, neighboursOn, placeOn } from './neighbours.ts'

const page = (number: number, ids: string, hasMore = true): PageRows => ({
  page: number,
  sent: ids.split(''),
  shown: ids.split(''),
  hasMore,
})

describe('neighbours', () => {
  const here = page(2, 'def')

  it('are on the same page in its middle', () => {
    expect(neighboursOn('e', here, undefined, undefined)).toEqual({
      previous: { id: 'd', page: 2 },
      next: { id: 'f', page: 2 },
    })
  })

  it('are on the pages before and after at its edges', () => {
    expect(neighboursOn('d', here, page(1, 'abc'), undefined).previous).toEqual({
      id: 'c',
      page: 1,
    })
    expect(neighboursOn('f', here, undefined, page(3, 'ghi')).next).toEqual({ id: 'g', page: 3 })
  })

  it('end with the list', () => {
    expect(neighboursOn('a', page(1, 'a', false), undefined, undefined)).toEqual({
      previous: undefined,
      next: undefined,
    })
  })

  it('skip rows that the list hides', () => {
    const hidden = { ...here, shown: ['d', 'f'] }
    expect(neighboursOn('d', hidden, undefined, undefined).next).toEqual({ id: 'f', page: 2 })
  })

  it('are undefined for a record that is not listed', () => {
    expect(neighboursOn('x', here, undefined, page(3, 'ghi'))).toEqual({
      previous: undefined,
      next: undefined,
    })
  })
})

describe('the place', () => {
  it('is counted from the first page', () => {
    expect(placeOn('e', page(2, 'def'), 3)).toBe(5)
    expect(placeOn('h', page(3, 'gh', false), 3)).toBe(8)
  })

  it('follows the page size that the platform really gives', () => {
    expect(placeOn('e', page(2, 'def'), 50)).toBe(5)
  })

  it('is 0 for a record that is not listed', () => {
    expect(placeOn('x', page(2, 'def'), 3)).toBe(0)
  })
})

it('only the last page gives the number of records', () => {
  expect(countBy(page(2, 'def'), 3)).toBeUndefined()
  expect(countBy(page(3, 'gh', false), 3)).toBe(8)
  expect(countBy(page(4, '', false), 3)).toBeUndefined()
})

it('a list in memory gives every record its place', () => {
  expect(neighboursAmong('b', ['a', 'b', 'c'])).toEqual({
    previous: { id: 'a', page: 1 },
    next: { id: 'c', page: 1 },
    place: 2,
    count: 3,
    page: 1,
    pages: 1,
  })
  expect(neighboursAmong('x', ['a']).place).toBe(0)
})
