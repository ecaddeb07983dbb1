import { afterEach, expect, it, vi } from 'vitest'
import { readItem } from './client.ts'
import { Coupon } from './schemas/coupons.ts'

const storeId = '11111111-1111-1111-1111-111111111111'
const couponId = '22222222-2222-2222-2222-222222222222'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('an early read whose body stalls ends before the host ends it, and is not repeated', async () => {
  vi.useFakeTimers()
  const send = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', send)
  const stalled = Promise.resolve(new Response(new ReadableStream()))
  const address = `/api/stores/${storeId}/coupons/${couponId}`
  vi.stubGlobal('__firstReads', new Map([[address, stalled]]))
  vi.spyOn(performance, 'now').mockReturnValue(2_000)
  const call = readItem('getCoupon', { storeId, couponId }, Coupon).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(58_000)
  expect(await call).toMatchObject({ kind: 'timeout' })
  expect(send).not.toHaveBeenCalled()
})
