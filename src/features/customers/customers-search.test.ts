import { describe, expect, test } from 'vitest'
import { isFiltered, noFilters, searchOf } from './customers-search.ts'

test('without a text there is nothing to ask the service for', () => {
  expect(searchOf({ email: 'a', balanceFrom: 0 })).toBeNull()
  expect(searchOf({ q: 'ann', email: 'a' })).toEqual({ q: 'ann', email: 'a' })
})

describe('filters', () => {
  test('a balance of nothing is a filter', () => {
    expect(isFiltered({ balanceFrom: 0 })).toBe(true)
  })

  test('the text, the sort and the page are none', () => {
    expect(isFiltered({ q: 'ann', sort: 'totalSpend', page: 2 })).toBe(false)
    expect(isFiltered(noFilters)).toBe(false)
  })
})
