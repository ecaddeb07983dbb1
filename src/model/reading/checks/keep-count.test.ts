import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allProductsQuery } from '#api/products.ts'
import { ProductReference } from '#api/schemas/products.ts'
import { manyCouponsQuery } from '#model/reading/lists/many-coupons.ts'
import { checksCount } from './count.ts'
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
  await vi.runAllTimersAsync()
  expect(checksCount.get()).toBeUndefined()
  queryClient.setQueryData(manyCouponsQuery(storeId).queryKey, { coupons: [], isComplete: true })
  await vi.runAllTimersAsync()
  expect(checksCount.get()).toEqual({ storeId, count: 1 })
  stop()
  queryClient.setQueryData(allProductsQuery(storeId).queryKey, [])
  await vi.runAllTimersAsync()
  expect(checksCount.get()).toEqual({ storeId, count: 1 })
  expect(send).not.toHaveBeenCalled()
})
