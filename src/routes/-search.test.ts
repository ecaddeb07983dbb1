import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './-search.ts'

describe('the search of an address', () => {
  test.each([
    ['?chat=123456789012345678', { chat: '123456789012345678' }],
    ['?email=null&status=true', { email: 'null', status: 'true' }],
    ['?status=A&status=B', { status: 'A' }],
    ['?email=a%2Bb%40c.de', { email: 'a+b@c.de' }],
    ['?__proto__=x', {}],
    ['', {}],
  ])('%s is read as text', (search, expected) => {
    expect(parseSearch(search)).toEqual(expected)
  })

  test('leaves out empty values and keeps zero and false', () => {
    expect(stringifySearch({ a: undefined, b: null, c: '', page: 0, isEnabled: false })).toBe(
      '?page=0&isEnabled=false',
    )
  })

  test('T23, T24: a written search reads back the same', () => {
    const search = { email: 'a+b@c.de', dateFrom: '2026-11-01T00:00:00Z', chat: '#1 &=?' }
    expect(parseSearch(stringifySearch(search))).toEqual(search)
  })
})
