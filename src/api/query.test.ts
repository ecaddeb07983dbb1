import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetch } from './query.ts'

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
