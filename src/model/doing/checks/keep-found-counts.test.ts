import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPrivateStores } from '#base/storage/private-owner.ts'
import { keptChecks } from '#model/reading/checks/kept.ts'
import { waitingCount } from '#model/doing/tickets/waiting-count.ts'
import { foundCounts } from '#model/reading/overview/found-counts.ts'
import { keepFoundCounts } from './keep-found-counts.ts'

const storeId = '11111111-1111-1111-1111-111111111111'
const { reviews } = foundCounts

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the last count is told as such after a reload, to nobody else, and for a day', () => {
  openPrivateStores('alice')
  // The overview may be faster than the part that keeps it.
  reviews.set({ storeId, count: 37, isPartial: false })
  const stop = keepFoundCounts(undefined, storeId)
  expect(keptChecks(storeId).get().counts).toMatchObject({ reviews: { count: 37 } })
  // More than that may be there, which would be told as less after a reload.
  reviews.set({ storeId, count: 5, isPartial: true })
  stop()

  function reload() {
    reviews.set(undefined)
    keepFoundCounts(undefined, storeId)()
    return reviews.get()
  }
  expect(reload()).toEqual({ storeId, count: 37, isPartial: false, isKept: true })
  vi.advanceTimersByTime(25 * 3_600_000)
  expect(reload()).toBeUndefined()
  openPrivateStores('bob')
  vi.setSystemTime(Date.now() - 25 * 3_600_000)
  expect(reload()).toBeUndefined()
})

test('how many tickets waited is told again, until a read knows more than nothing', () => {
  openPrivateStores('carol')
  waitingCount.set({ storeId, count: 14, isPartial: false })
  keepFoundCounts(undefined, storeId)()
  waitingCount.set({ storeId, count: 0, isPartial: true })
  keepFoundCounts(undefined, storeId)()
  expect(waitingCount.get()).toMatchObject({ count: 14, isKept: true })
  waitingCount.set({ storeId, count: 3, isPartial: true })
  keepFoundCounts(undefined, storeId)()
  expect(waitingCount.get()).toMatchObject({ count: 3, isPartial: true })
})
