import { describe, expect, it, test } from 'vitest'
import { operations } from '#api/operations.ts'
import { addressReader, namesOf } from './address.ts'
import { isFiltered, noFilters } from './filters.ts'
import { resolved } from './load-list.ts'
import { couponsList, customersList, ordersList, reviewsList, webhookLogsList } from './lists.ts'

const readOrders = addressReader(ordersList)
const readCoupons = addressReader(couponsList)

describe('drops a malformed parameter and keeps the others', () => {
  it.each<[Record<string, unknown>, object]>([
    [{ dateFrom: 'garbage', status: 'PAID' }, { status: 'PAID' }],
    [{ dateFrom: '2026-02-30', dateTo: '2026-02-28' }, { dateTo: '2026-02-28' }],
    [{ dateFrom: 'today-6m', dateTo: 'today-6d' }, { dateTo: 'today-6d' }],
    [
      { dateFrom: 'month-1m', dateTo: '2026-11-01T10:00:00Z' },
      { dateFrom: 'month-1m', dateTo: '2026-11-01T10:00:00Z' },
    ],
    [{ page: '0', pageSize: '30', sort: '1x' }, {}],
    [{ page: '2147483648' }, {}],
    [
      { page: '07', pageSize: '010' },
      { page: 7, pageSize: 10 },
    ],
    [{ email: '  a@b.c ', chat: ' ' }, { email: 'a@b.c' }],
    [{ email: 'x'.repeat(2049) }, {}],
    [{ unknown: '1', q: 'x' }, {}],
  ])('%j', (given, read) => {
    expect(readOrders(given)).toEqual(read)
  })

  it('sets a dropped parameter to undefined, so that the router does not keep its text', () => {
    expect(readOrders({ page: 'x' })).toHaveProperty('page', undefined)
  })

  it('reads numbers, decimals and flags from text or values', () => {
    expect(readCoupons({ usesFrom: '-3', amountTo: '2.5', isEnabled: 'false' })).toEqual({
      usesFrom: -3,
      amountTo: 2.5,
      isEnabled: false,
    })
    expect(readCoupons({ usesFrom: 0, amountTo: 2.5, isEnabled: true })).toEqual({
      usesFrom: 0,
      amountTo: 2.5,
      isEnabled: true,
    })
    expect(readCoupons({ usesFrom: '1.5', amountTo: '1e3', isEnabled: '1' })).toEqual({})
    expect(addressReader(reviewsList)({ rating: '6' })).toEqual({})
  })

  it('keeps a parameter that is not a filter if the list declares it', () => {
    expect(addressReader(webhookLogsList)({ log: 'a' })).toEqual({ log: 'a' })
    expect(addressReader(customersList)({ q: 'ann' })).toEqual({ q: 'ann' })
  })
})

describe('filters', () => {
  it('0 and false count as set; sort, page and the text of a customer search are not filters', () => {
    expect(isFiltered(couponsList, { usesFrom: 0 })).toBe(true)
    expect(isFiltered(couponsList, { isEnabled: false })).toBe(true)
    expect(isFiltered(couponsList, { sort: 'uses', page: 2 })).toBe(false)
    expect(isFiltered(customersList, { q: 'ann', sort: 'totalSpend' })).toBe(false)
    expect(isFiltered(customersList, { balanceFrom: 0 })).toBe(true)
  })

  it('clearing removes them all', () => {
    const cleared = {
      ...readOrders({ status: 'PAID', dateFrom: 'today' }),
      ...noFilters(ordersList),
    }
    expect(isFiltered(ordersList, cleared)).toBe(false)
  })

  test.each([ordersList, reviewsList, couponsList, customersList, webhookLogsList])(
    'every parameter of $operation is a filter',
    (list) => {
      const paging = ['Filters', 'Sorts', 'Page', 'PageSize']
      const wire = operations[list.operation].query.filter((name) => !paging.includes(name))
      const own = wire.map((name) => name.charAt(0).toLowerCase() + name.slice(1))
      // The search is part of the path, and tags are the merchant's own.
      const described = list.filters.flatMap(namesOf).filter((name) => !['q', 'tag'].includes(name))
      expect(described.toSorted()).toEqual(own.toSorted())
    },
  )
})

it('resolves dates to whole days of the time zone and keeps the other parameters', () => {
  const address = { status: 'PAID', dateFrom: 'today-1d', dateTo: '2026-11-21', page: 2 }
  const now = Date.UTC(2026, 10, 21, 12)
  expect(resolved(ordersList, address, 'Europe/Berlin', now)).toEqual({
    status: 'PAID',
    dateFrom: '2026-11-19T23:00:00.000Z',
    dateTo: '2026-11-21T22:59:59.999Z',
    page: 2,
  })
})
