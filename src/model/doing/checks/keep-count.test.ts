import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allProductsQuery } from '#api/products.ts'
import { ProductReference } from '#api/schemas/products.ts'
import { Order } from '#api/schemas/orders.ts'
import { openPrivateStores } from '#base/storage/private-owner.ts'
import { forgetMissing, tellLooked } from '#model/reading/memory/looked-goods.ts'
import { type Goods, UNTOLD_GOODS } from '#model/records/orders/goods.ts'
import { manyCouponsQuery } from '#model/reading/lists/many-coupons.ts'
import { knownJobs } from '#model/doing/jobs/known-jobs.ts'
import { searchesRestored } from '#model/doing/jobs/stored-search.ts'
import { checksCount, keptChecks } from '#model/reading/checks/kept.ts'
import { keepLastCount } from './keep-found-counts.ts'
import { keepChecksCount } from './keep-count.ts'

const storeId = '11111111-1111-1111-1111-111111111111'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('counts once a page has read products and coupons, and asks for neither', async () => {
  const send = vi.spyOn(globalThis, 'fetch')
  const queryClient = new QueryClient()
  const stop = keepChecksCount(queryClient, storeId)
  const products = [ProductReference.parse({ id: 'p', variants: [{ stock: 0 }] })]
  queryClient.setQueryData(allProductsQuery(storeId).queryKey, products)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(checksCount.get()).toBeUndefined()
  queryClient.setQueryData(manyCouponsQuery(storeId).queryKey, { coupons: [], isComplete: true })
  await vi.advanceTimersByTimeAsync(1_000)
  // Nobody looked through all orders yet, so there may be more.
  expect(checksCount.get()).toMatchObject({ storeId, count: 1, isPartial: true })
  openPrivateStores('alice')
  const goods: Goods = { ...UNTOLD_GOODS, state: 'missing' }
  tellLooked(storeId, [{ ...Order.parse({ id: 'o' }), goods }])
  expect(checksCount.get()).toMatchObject({ count: 2, isPartial: true, ofCatalogue: 1 })
  forgetMissing(storeId)
  stop()
  queryClient.setQueryData(allProductsQuery(storeId).queryKey, [])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(checksCount.get()).toMatchObject({ storeId, count: 1, isPartial: true })
  expect(send).not.toHaveBeenCalled()
})

test('the last whole count is told while what was looked through comes back', () => {
  openPrivateStores('alice')
  knownJobs.set(['search.one'])
  keptChecks(storeId).set((before) => ({ ...before, count: 3 }))
  keepLastCount(storeId, 'to-fix', 14)
  const stop = keepChecksCount(new QueryClient(), storeId)
  expect(checksCount.get()).toMatchObject({ count: 14, isPartial: false, isKept: true })
  searchesRestored.set(true)
  expect(checksCount.get()).toMatchObject({ count: 3, isPartial: true, isKept: undefined })
  stop()
})
