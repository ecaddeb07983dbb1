import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { erasePrivateStores, openPrivateStores } from '#base/storage/private-owner.ts'
import { isSearchTooShort, learned, mayCount, notePoint } from './learned.ts'
import { observeList, pageFindings, refusalFindings } from './observe.ts'

beforeEach(() => openPrivateStores('merchant'))
afterEach(erasePrivateStores)

const rows = (...statuses: string[]) => statuses.map((status) => ({ id: status, status }))
const asked = { Page: 1, PageSize: 20 }
const storeId = 's'

test('a filter is learned from the rows that prove it', () => {
  observeList(['listOrders', { storeId }, { ...asked, status: 'paid' }], {
    data: { items: rows('PAID', 'UNPAID'), hasMore: false },
  })
  expect(learned('filter', 'listOrders.status')).toMatchObject({ behaviour: 'contains' })
  expect(learned('filterCase', 'listOrders.status')).toMatchObject({ behaviour: 'either' })
  expect(learned('filter', 'listOrders.gateway')).toBeUndefined()
})

test('a page of one row tells whether rows can be counted', () => {
  expect(mayCount()).toBe(true)
  const one = { ...asked, PageSize: 1 }
  observeList(['listOrders', { storeId }, one], { data: { items: rows('A', 'B'), pages: 1 } })
  expect(mayCount()).toBe(false)
})

test('a shorter page than asked for is a limit only if more follow, and limits are so', () => {
  const query = { Page: 1, PageSize: 100 }
  const found = (length: number, pages: number) =>
    pageFindings('listReviews', query, { items: Array.from({ length }, () => ({})), pages })
  expect(found(50, 3)).toEqual([{ point: 'pageSizeLargest', behaviour: 'clamped', detail: '50' }])
  expect(found(50, 1)).toEqual([])
  // The platform tells too many pages.
  expect(found(4, 3)).toEqual([])
})

test('a sort for the newest first is no proof, since lists come so anyway', () => {
  const items = [3, 2, 1].map((day) => ({ id: '', dateCreated: `2026-01-0${day}` }))
  const sorted = (Sorts: string) => pageFindings('listOrders', { ...asked, Sorts }, { items })
  expect(sorted('-dateCreated')).toEqual([])
  expect(sorted('dateCreated')).toEqual([
    { point: 'sorts', subject: 'listOrders.dateCreated', behaviour: 'ignored' },
  ])
})

const refusal = (status: number, retryAt?: Date) =>
  new ApiError({ kind: 'refused', operation: 'searchCustomers', status, retryAt })

test('a refused short search is remembered with the length that was refused', () => {
  observeList(['searchCustomers', { storeId, query: 'ab' }, asked], { error: refusal(400) })
  expect(learned('shortSearches', 'searchCustomers')).toMatchObject({
    behaviour: 'refused',
    detail: '2',
  })
  expect(learned('shortSearches', 'searchCoupons')).toBeUndefined()
})

test('searches as short as one that was refused are not sent for a day', () => {
  const at = Date.now()
  const isTooShortNow = (text: string, operation = 'searchCustomers') =>
    isSearchTooShort(operation, text, at)
  expect(isTooShortNow('a')).toBe(false)
  observeList(['searchCustomers', { storeId, query: 'ab' }, asked], { error: refusal(400), at })
  expect(isTooShortNow('a')).toBe(true)
  expect(isTooShortNow(' ab ')).toBe(true)
  expect(isTooShortNow('abc')).toBe(false)
  expect(isTooShortNow('ab', 'searchCoupons')).toBe(false)
  expect(isSearchTooShort('searchCustomers', 'ab', at + 86_400_001)).toBe(false)
})

test('a refusal of several things at once proves none of them', () => {
  const query = { ...asked, email: 'x', Sorts: 'amount' }
  expect(refusalFindings('listOrders', { storeId }, query, refusal(400))).toEqual([])
  expect(refusalFindings('listOrders', { storeId }, asked, refusal(500))).toEqual([])
})

const found = (PageSize: number) =>
  refusalFindings('listOrders', { storeId }, { Page: 1, PageSize }, refusal(400))

test('a refusal of nothing but a page’s size is told of that size', () => {
  expect(found(100)).toEqual([{ point: 'pageSizeLargest', behaviour: 'refused', detail: '50' }])
  expect(found(50)).toEqual([{ point: 'pageSizeLargest', behaviour: 'refused', detail: '20' }])
  expect(found(1)).toEqual([{ point: 'pageSizeOfOne', behaviour: 'refused' }])
  expect(found(20)).toEqual([])
})

test('asked too often: with and without a time to wait', () => {
  const told = refusal(429, new Date(Date.now() + 30_000))
  expect(refusalFindings('listOrders', { storeId }, asked, told)).toEqual([
    { point: 'tooOften', behaviour: 'told', detail: '30' },
  ])
  expect(refusalFindings('listOrders', { storeId }, asked, refusal(429))).toEqual([
    { point: 'tooOften', behaviour: 'untold' },
  ])
})

test('later proof replaces earlier proof, and an older answer never does', () => {
  notePoint({ point: 'pageSizeOfOne', behaviour: 'ignored' }, 1_000)
  notePoint({ point: 'pageSizeOfOne', behaviour: 'counts' }, 500)
  expect(learned('pageSizeOfOne')).toMatchObject({ behaviour: 'ignored', answers: 1 })
  notePoint({ point: 'pageSizeOfOne', behaviour: 'counts' }, 2_000)
  notePoint({ point: 'pageSizeOfOne', behaviour: 'counts' }, 90_000)
  notePoint({ point: 'pageSizeOfOne', how: 'No orders' }, 99_000)
  expect(learned('pageSizeOfOne')).toMatchObject({ behaviour: 'counts', answers: 2, at: 90_000 })
})

test('another account learns by itself', () => {
  notePoint({ point: 'pageSizeOfOne', behaviour: 'ignored' })
  openPrivateStores('someone else')
  expect(learned('pageSizeOfOne')).toBeUndefined()
})
