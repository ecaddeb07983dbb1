import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetch, steady } from './query.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('a loader does not repeat a read that has just failed, but repeats it later', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('refused'))
  const options = { queryKey: ['listOrders'], queryFn }
  await prefetch(client, options)
  await prefetch(client, options)
  expect(queryFn).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  await prefetch(client, options)
  expect(queryFn).toHaveBeenCalledTimes(2)
})

it('a loader asked for the same gives the same object, and another for anything else', () => {
  const [client, other] = [new QueryClient(), new QueryClient()]
  const first = steady(client, ['listOrders', 1], { query: 1 })
  expect(steady(client, ['listOrders', 1], { query: 2 })).toBe(first)
  expect(steady(client, ['listOrders', 2], { query: 3 })).toEqual({ query: 3 })
  expect(steady(client, ['listOrders', 1], { query: 4, products: 5 })).toEqual({
    query: 4,
    products: 5,
  })
  expect(steady(other, ['listOrders', 1], { query: 6 })).toEqual({ query: 6 })
})
