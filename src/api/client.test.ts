import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { readAll, readItem, readPage } from './client.ts'
import { ApiError } from './errors.ts'
import { Order } from './schemas/orders.ts'
import { OrderDetail } from './schemas/order-detail.ts'
import { ProductReference } from './schemas/products.ts'
import { Coupon } from './schemas/coupons.ts'
import { slowReads } from './slow-reads.ts'
import { stubFetch } from './stubbed-fetch.testing.ts'

const storeId = '11111111-1111-1111-1111-111111111111'
const couponId = '22222222-2222-2222-2222-222222222222'
const send = stubFetch()

const answer = (data: unknown, more = {}) => Response.json({ success: true, data, ...more })
const status = (code: number, headers?: HeadersInit) => new Response('', { status: code, headers })

/** Runs all timers and returns the call’s result or error. */
async function outcome<Value>(call: Promise<Value>): Promise<Value | ApiError> {
  const settled = call.catch((error: unknown) => {
    if (error instanceof ApiError) return error
    throw error
  })
  await vi.runAllTimersAsync()
  return settled
}

const readCoupon = (signal?: AbortSignal) =>
  readItem('getCoupon', { storeId, couponId }, Coupon, { signal, identityOf: (coupon) => coupon })
const readProducts = () => readAll('listAllProducts', { storeId }, ProductReference)
const readOrders = () => readPage('listOrders', { storeId }, { Page: 1, PageSize: 20 }, Order)

const never = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
  })

describe('reading one record', () => {
  it('T75: sends the guard header and bypasses the cache', async () => {
    send.mockResolvedValue(answer({ id: couponId, code: 'SPRING' }))
    expect(await outcome(readCoupon())).toMatchObject({ code: 'SPRING' })
    const [address, init] = send.mock.calls[0] ?? []
    expect(address).toBe(`/api/stores/${storeId}/coupons/${couponId}`)
    expect(init).toMatchObject({
      method: 'GET',
      cache: 'no-store',
      redirect: 'error',
      credentials: 'same-origin',
      keepalive: false,
      headers: { 'X-Requested-By': 'counter' },
    })
  })

  it('`data: null` is reported as not-found', async () => {
    send.mockResolvedValue(answer(null))
    expect(await outcome(readCoupon())).toMatchObject({ kind: 'not-found' })
  })

  it('an answer without `data` is unreadable', async () => {
    send.mockResolvedValue(answer(undefined))
    expect(await outcome(readCoupon())).toMatchObject({ kind: 'unreadable' })
  })

  it.each([{ id: storeId }, { id: couponId, storeId: couponId }])(
    'a record of another id or store is reported as mismatch: %j',
    async (record) => {
      send.mockResolvedValue(answer(record))
      expect(await outcome(readCoupon())).toMatchObject({ kind: 'mismatch' })
    },
  )

  it('never sends a malformed id', async () => {
    const call = readItem('getCoupon', { storeId, couponId: '..' }, Coupon)
    expect(await outcome(call)).toMatchObject({ kind: 'invalid' })
    expect(send).not.toHaveBeenCalled()
  })
})

describe('reading a list', () => {
  it('keeps readable rows beside an unreadable one', async () => {
    send.mockResolvedValue(answer([null, 5, { id: 'a', amount: 'x' }, []], { pages: 3 }))
    expect(await outcome(readOrders())).toMatchObject({ items: [{ id: 'a' }], pages: 3 })
  })

  it.each([0, -1, 'x', undefined, 1.5])(
    'treats %j as an unknown number of pages',
    async (pages) => {
      send.mockResolvedValue(answer([], { pages }))
      expect(await outcome(readOrders())).toEqual({ items: [], hasMore: false })
    },
  )

  it('T05: null is an empty list, any other non-list is unreadable', async () => {
    send.mockResolvedValueOnce(answer(null))
    expect(await outcome(readProducts())).toEqual([])
    send.mockResolvedValueOnce(answer({ id: 'a' }))
    expect(await outcome(readProducts())).toMatchObject({ kind: 'unreadable' })
    send.mockResolvedValueOnce(answer(undefined))
    expect(await outcome(readProducts())).toMatchObject({ kind: 'unreadable' })
  })
})

describe('retrying', () => {
  it.each([
    [408, 3],
    [429, 3],
    [500, 2],
    [502, 3],
    [503, 3],
    [504, 3],
    [400, 1],
    [401, 1],
    [403, 1],
    [404, 1],
    [409, 1],
    [422, 1],
    [501, 1],
  ])('status %i is requested %i times in all', async (code, times) => {
    send.mockImplementation(() => Promise.resolve(status(code)))
    // A 404 without the service’s envelope comes from a gateway.
    const kind = code === 404 ? 'unreadable' : 'refused'
    expect(await outcome(readOrders())).toMatchObject({ kind, status: code })
    expect(send).toHaveBeenCalledTimes(times)
  })

  it.each([204, 205, 304])('a whole list answered with %i is requested once', async (code) => {
    send.mockImplementation(() => {
      const bare = new Response(null, { status: code })
      // Browsers give it an empty body; Node gives none.
      return Promise.resolve(Object.defineProperty(bare, 'body', { value: new Blob().stream() }))
    })
    expect(await outcome(readProducts())).toMatchObject({ status: code })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('returns the answer of a later attempt', async () => {
    send.mockRejectedValueOnce(new TypeError('failed')).mockResolvedValueOnce(answer([]))
    expect(await outcome(readOrders())).toEqual({ items: [], hasMore: false })
  })

  it('does not retry an unreadable answer or a refusal', async () => {
    send.mockImplementation(() => Promise.resolve(new Response('<html>')))
    expect(await outcome(readOrders())).toMatchObject({ kind: 'unreadable' })
    send.mockImplementation(() => Promise.resolve(Response.json({ success: false })))
    expect(await outcome(readOrders())).toMatchObject({ kind: 'refused' })
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('T34: waits as long as Retry-After says', async () => {
    send
      .mockResolvedValueOnce(status(503, { 'retry-after': '30' }))
      .mockResolvedValueOnce(answer([]))
    const call = readOrders()
    await vi.advanceTimersByTimeAsync(29_000)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(send).toHaveBeenCalledTimes(2)
    await call
  })

  it('reports a long Retry-After instead of waiting', async () => {
    send.mockResolvedValue(status(429, { 'retry-after': '86400' }))
    const error = await outcome(readOrders())
    expect(send).toHaveBeenCalledTimes(1)
    expect(error).toMatchObject({ retryAt: new Date(Date.now() + 86_400_000) })
  })
})

describe('timeouts and cancelling', () => {
  it('gives up after 45 seconds without headers, and does not retry', async () => {
    send.mockImplementation(never)
    const settled = vi.fn<(error: unknown) => void>()
    void readOrders().catch(settled)
    await vi.advanceTimersByTimeAsync(44_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.runAllTimersAsync()
    expect(settled.mock.calls[0]?.[0]).toMatchObject({ kind: 'timeout' })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('gives up on a body that stalls', async () => {
    send.mockResolvedValue(new Response(new ReadableStream()))
    expect(await outcome(readOrders())).toMatchObject({ kind: 'timeout' })
  })

  it('T82: ends at once when the caller aborts, also between retries', async () => {
    const leaving = new AbortController()
    send.mockImplementation(() => Promise.resolve(status(503)))
    const call = readCoupon(leaving.signal).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10)
    leaving.abort()
    expect(await call).toMatchObject({ kind: 'cancelled' })
    await vi.runAllTimersAsync()
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('can be cancelled after five seconds', async () => {
    send.mockReturnValue(new Promise(() => {}))
    const onChange = vi.fn<() => void>()
    const stopListening = slowReads.subscribe(onChange)
    const call = readOrders().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(4_999)
    expect(slowReads.get()).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(slowReads.get()).toBe(1)
    slowReads.cancel()
    expect(await call).toMatchObject({ kind: 'cancelled' })
    expect(slowReads.get()).toBe(0)
    expect(onChange).toHaveBeenCalledTimes(2)
    expect(send).toHaveBeenCalledTimes(1)
    stopListening()
  })

  it('T34: sends five reads at once at most, and drops a queued one whose caller aborted', async () => {
    const pending: ((response: Response) => void)[] = []
    send.mockImplementation(() => new Promise((resolve) => pending.push(resolve)))
    const leaving = new AbortController()
    const calls = Array.from({ length: 8 }, () => readOrders())
    const left = readCoupon(leaving.signal).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(0)
    expect(send).toHaveBeenCalledTimes(5)
    leaving.abort()
    expect(await left).toMatchObject({ kind: 'cancelled' })
    while (pending.length > 0) {
      pending.shift()?.(answer([]))
      await vi.advanceTimersByTimeAsync(0)
    }
    await Promise.all(calls)
    expect(send).toHaveBeenCalledTimes(8)
  })
})

it('any JSON yields a record or an ApiError', async () => {
  const envelopes = fc.record({ success: fc.constantFrom(true, false, 1), data: fc.jsonValue() })
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), envelopes), async (body) => {
      send.mockImplementation(() => Promise.resolve(Response.json(body)))
      const read = readItem('getOrder', { storeId, orderId: couponId }, OrderDetail)
      const result = await outcome(read)
      expect(result instanceof ApiError || typeof result === 'object').toBe(true)
    }),
  )
})
