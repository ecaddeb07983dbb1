import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { ordersQuery } from '#api/orders.ts'
import { ordersList } from './lists.ts'
import { loadList } from './load-list.ts'

/* The router draws a page again for each new object that its loader gives. */
it('a list that opens as before has the same request; another page or filter has its own', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const open = (address: { page?: number; status?: string }) =>
    loadList({
      list: ordersList,
      address,
      owner: 'store',
      read: (query) => ordersQuery('store', query),
      queryClient,
      preload: true,
    })
  const first = await open({})
  expect(await open({})).toBe(first)
  expect((await open({ page: 2 })).address).toEqual({ page: 2 })
  expect((await open({ status: 'COMPLETED' })).query).toMatchObject({ status: 'COMPLETED' })
  expect(await open({})).toBe(first)
})
