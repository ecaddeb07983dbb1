import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from './errors.ts'
import { buildPath, buildQuery } from './request.ts'

const STORE = '11111111-1111-1111-1111-111111111111'
const BASE = 'https://service.test/root'

function refusal(build: () => unknown): ApiError | undefined {
  try {
    build()
    return undefined
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
}

describe('buildPath', () => {
  it('T07: fills in ids of any UUID shape', () => {
    const orderId = '00000000-0000-0000-0000-00000000000A'
    expect(buildPath('refundOrder', { storeId: STORE, orderId })).toBe(
      `/stores/${STORE}/orders/${orderId}/refund`,
    )
    expect(buildPath('getUser', {})).toBe('/user')
  })

  it.each(['', '..', '.', 'abc', `${STORE}/..`, `${STORE}%2f..`, ` ${STORE}`, `${STORE}\n`])(
    'refuses the id %j',
    (storeId) => {
      expect(refusal(() => buildPath('listOrders', { storeId }))?.kind).toBe('invalid')
    },
  )

  it.each(['', '  ', '.', '..', ' .. ', '../user', 'a/%2E./b', 'a\\..%2fb', 'a\u0000', '\ud800'])(
    'refuses the search text %j',
    (query) => {
      const build = () => buildPath('searchCustomers', { storeId: STORE, query })
      expect(refusal(build)?.kind).toBe('invalid')
    },
  )

  it('T18: any text stays one path segment and decodes to itself', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('.', '/', '\\', '%', '2', 'e', 'f', '?', '#', ';', '+') }),
    )
    const before = `/root/stores/${STORE}/coupons/search/`
    fc.assert(
      fc.property(texts, (query) => {
        const build = () => buildPath('searchCoupons', { storeId: STORE, query })
        if (refusal(build)) return true
        const url = new URL(BASE + build())
        const [text = '', ...rest] = url.pathname.replace(before, '').split('/')
        return (
          url.pathname.startsWith(before) &&
          rest.length === 0 &&
          decodeURIComponent(text) === query.trim() &&
          url.search + url.hash === ''
        )
      }),
      { numRuns: 2000 },
    )
  })
})

describe('buildQuery', () => {
  it('T16: sends 0 and false, and leaves out undefined only', () => {
    const query = { UsesFrom: 0, IsEnabled: false, UsesTo: undefined, AmountFrom: null, Sorts: '' }
    expect(buildQuery('listCoupons', query)).toBe('?UsesFrom=0&IsEnabled=false')
    expect(buildQuery('listCoupons', {})).toBe('')
  })

  it('orders the parameters like the specification', () => {
    expect(
      buildQuery('listOrders', { PageSize: 20, Page: 1, email: 'a+b@c.de', dateTo: 'x' }),
    ).toBe('?dateTo=x&email=a%2Bb%40c.de&Page=1&PageSize=20')
  })

  it('refuses a parameter that the operation does not have', () => {
    const wrong = { sorts: '-uses' } as object
    expect(refusal(() => buildQuery('listCoupons', wrong))?.kind).toBe('invalid')
  })

  it.each([Number.NaN, Infinity, -Infinity])('refuses the number %j', (AmountFrom) => {
    expect(refusal(() => buildQuery('listCoupons', { AmountFrom }))?.kind).toBe('invalid')
  })

  it.each([0, -1, 1.5, 2_147_483_648, true, 'x'])('refuses page %j', (Page) => {
    expect(refusal(() => buildQuery('listOrders', { Page }))?.kind).toBe('invalid')
  })

  it('accepts the largest page', () => {
    expect(buildQuery('listOrders', { Page: 2_147_483_647 })).toBe('?Page=2147483647')
  })

  it('every text decodes to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (email) => {
        if (refusal(() => buildQuery('listOrders', { email }))) return
        const url = new URL(`${BASE}${buildQuery('listOrders', { email, Page: 1 })}`)
        expect([...url.searchParams]).toEqual([
          ['email', email],
          ['Page', '1'],
        ])
      }),
    )
  })
})
