import { describe, expect, it } from 'vitest'
import {
  type PageRows,
  countIn,
  isAmong,
  nextAcross,
  neighboursAmong,
  neighboursOn,
  ownRows,
  placeOn,
} from './neighbours.ts'

const page = (number: number, ids: string, hasMore = true): PageRows => ({
  page: number,
  pages: hasMore ? 3 : number,
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
    expect(placeOn('e', page(2, 'def'), { pageSize: 3 })).toBe(5)
    expect(placeOn('h', page(3, 'gh', false), { pageSize: 3, count: 8 })).toBe(8)
  })

  it('follows the page size that the platform really gives', () => {
    expect(placeOn('e', page(2, 'def'), { pageSize: 50, before: page(1, 'abc') })).toBe(5)
    expect(placeOn('e', page(2, 'def'), { pageSize: 50 })).toBeUndefined()
    const last = page(3, 'gh', false)
    expect(placeOn('h', last, { pageSize: 50, count: 8 })).toBe(8)
    expect(placeOn('h', last, { pageSize: 50, before: page(2, 'def') })).toBe(8)
    expect(placeOn('h', last, { pageSize: 50 })).toBeUndefined()
  })

  it('is unknown among rows that belong to other pages, until the page before is known', () => {
    const here = page(2, 'adef')
    expect(placeOn('e', here, { pageSize: 3 })).toBeUndefined()
    expect(placeOn('e', ownRows(here, page(1, 'abc')), { pageSize: 3 })).toBe(5)
  })

  it('is 0 for a record that is not listed', () => {
    expect(placeOn('x', page(2, 'def'), { pageSize: 3 })).toBe(0)
  })
})

it('an only page, or a count that fits the page, gives the number of records', () => {
  expect(countIn(page(2, 'def'), { pageSize: 3 })).toBeUndefined()
  expect(countIn(page(1, 'gh', false), { pageSize: 3 })).toBe(2)
  expect(countIn(page(3, 'gh', false), { pageSize: 3, count: 8 })).toBe(8)
  expect(countIn(page(3, 'gh', false), { pageSize: 3, count: 5 })).toBeUndefined()
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

/** Pages of three. */
const listOf = (ids: string) => (number: number) => {
  const rows = ids.slice((number - 1) * 3, number * 3)
  return Promise.resolve(page(number, rows, number * 3 < ids.length))
}

const next = (walked: string, number: number, ids: string) =>
  nextAcross({ walked: walked.split(''), page: number, readFresh: listOf(ids) })

describe('G3: the next record where the list has moved', () => {
  it('is on the next page if nothing moved', async () => {
    expect(await next('abc', 1, 'abcdefg')).toEqual({ id: 'd', page: 2 })
  })

  it('moved to this page if others left it', async () => {
    expect(await next('abc', 1, 'cdefg')).toEqual({ id: 'd', page: 1 })
    expect(await next('abc', 1, 'acdefg')).toEqual({ id: 'd', page: 1 })
  })

  it('is the first one if all that was walked through left', async () => {
    expect(await next('abc', 1, 'defg')).toEqual({ id: 'd', page: 1 })
    expect(await next('ghi', 3, 'abcdefjkl')).toEqual({ id: 'j', page: 3 })
  })

  it('moved to the page before, where the one before it is still known', async () => {
    expect(await next('abcdef', 2, 'abghi')).toEqual({ id: 'g', page: 1 })
    expect(await next('abcdef', 2, 'abcghi')).toEqual({ id: 'g', page: 2 })
  })

  it('is none at the end of the list', async () => {
    expect(await next('abc', 1, 'abc')).toBeUndefined()
    expect(await next('def', 2, 'ab')).toEqual({ id: 'a', page: 1 })
  })

  it('is not one that was walked through, if others arrived at the top', async () => {
    expect(await next('abc', 1, 'xyabcd')).toEqual({ id: 'd', page: 2 })
    expect(await next('abc', 1, 'xyzabcd')).toEqual({ id: 'd', page: 3 })
  })

  it('is not one of this page, if the page after it is older', () => {
    expect(neighboursOn('c', page(1, 'abc'), undefined, page(2, 'bcd')).next).toEqual({
      id: 'd',
      page: 2,
    })
  })
})

it('finds a record by its ID in either case, and neighbours keep theirs', () => {
  const rows = { page: 1, sent: ['aB', 'cD', 'eF'], shown: ['aB', 'cD', 'eF'], hasMore: false }
  expect(placeOn('Cd', rows, { pageSize: 20 })).toBe(2)
  expect(isAmong('Cd', rows)).toBe(true)
  expect(neighboursOn('Cd', rows, undefined, undefined)).toEqual({
    previous: { id: 'aB', page: 1 },
    next: { id: 'eF', page: 1 },
  })
})
