import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import { mergedFeed } from './feed.ts'

const orders = (...times: string[]) =>
  times.map((time) => z.parse(Order, { id: time, dateCreated: `2026-11-21T${time}:00Z` }))
const shown = (feed: ReturnType<typeof mergedFeed>) =>
  feed.entries.map(({ storeId, order }) => `${storeId} ${order.id}`)

test('orders of several stores come newest first', () => {
  const feed = mergedFeed([
    { storeId: 'a', orders: orders('14:00', '12:00'), hasMore: false },
    { storeId: 'b', orders: orders('13:00'), hasMore: false },
  ])
  expect(shown(feed)).toEqual(['a 14:00', 'b 13:00', 'a 12:00'])
  expect(feed.until).toBeUndefined()
})

test('the feed ends where a store with older orders was read to, and names that store', () => {
  const feed = mergedFeed([
    { storeId: 'a', orders: orders('14:00', '12:00'), hasMore: true },
    { storeId: 'b', orders: orders('13:00', '09:00'), hasMore: true },
    { storeId: 'c', orders: orders('11:00'), hasMore: false },
  ])
  expect(shown(feed)).toEqual(['a 14:00', 'b 13:00', 'a 12:00'])
  expect(feed.until).toBe(Date.parse('2026-11-21T12:00:00Z'))
  expect(feed.next).toEqual(['a'])
})

test('O8: a store that is not listed newest first, and has more, is left out and named', () => {
  const feed = mergedFeed([
    { storeId: 'a', orders: orders('14:00'), hasMore: false },
    { storeId: 'b', orders: orders('08:00', '09:00'), hasMore: true },
    { storeId: 'c', orders: orders('11:00', '12:00'), hasMore: false },
  ])
  expect(shown(feed)).toEqual(['a 14:00', 'c 12:00', 'c 11:00'])
  expect(feed).toMatchObject({ until: undefined, next: [], unsorted: ['b'] })
})

test('a store without orders does not hold up the feed', () => {
  const feed = mergedFeed([
    { storeId: 'a', orders: [], hasMore: true },
    { storeId: 'b', orders: orders('13:00'), hasMore: false },
  ])
  expect(shown(feed)).toEqual(['b 13:00'])
})

test('a store whose orders have no readable time, and has more, is left out and named', () => {
  const undated = orders('soon', 'later')
  const feed = mergedFeed([
    { storeId: 'a', orders: orders('14:00'), hasMore: true },
    { storeId: 'b', orders: undated, hasMore: true },
  ])
  expect(shown(feed)).toEqual(['a 14:00'])
  expect(feed).toMatchObject({ next: ['a'], unsorted: ['b'] })
})
