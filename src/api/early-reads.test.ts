import { afterEach, expect, it, vi } from 'vitest'
import { readAll, readItem } from './client.ts'
import { Coupon } from './schemas/coupons.ts'
import { ProductReference } from './schemas/products.ts'

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

it('a whole list that stops arriving ends within a minute, and a slow one does not', async () => {
  vi.useFakeTimers()
  const settled = vi.fn<(result: unknown) => void>()
  let part!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (part = controller) })
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body)))
  vi.stubGlobal('fetch', send)
  const call = readAll('listAllProducts', { storeId }, ProductReference)
  void call.then(settled, settled)
  await vi.advanceTimersByTimeAsync(40_000)
  part.enqueue(new TextEncoder().encode('{"success":true,'))
  await vi.advanceTimersByTimeAsync(44_000)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }))
  expect(send).toHaveBeenCalledOnce()
})

it.each([204, 205])('a whole list answered with %i has an empty body', async (status) => {
  const empty = new Response(null, { status })
  // As browsers have it, though no specification does.
  Object.defineProperty(empty, 'body', { value: new Response('').body })
  vi.stubGlobal('fetch', () => Promise.resolve(empty))
  await expect(readAll('listAllProducts', { storeId }, ProductReference)).rejects.toMatchObject({
    kind: 'unreadable',
  })
})
