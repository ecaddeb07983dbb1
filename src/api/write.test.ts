import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RefundOrder } from './schemas/order-detail.ts'
import { stubFetch } from './stubbed-fetch.testing.ts'
import { deleteVariant, refundOrder, updateStore } from './writes.ts'

const id = '11111111-1111-1111-1111-111111111111'
const send = stubFetch()
const onLateAnswer = vi.fn<(outcome: unknown) => void>()

afterEach(() => void onLateAnswer.mockReset())

const refund = (reason = 0) =>
  refundOrder(id, id, { reason } as RefundOrder, { operationId: 'op-1', onLateAnswer })

describe('the request', () => {
  it('is sent once, with body, operation id and keepalive', async () => {
    send.mockResolvedValue(Response.json({ success: true, data: { id, amount: 5 } }))
    expect(await refund()).toMatchObject({ outcome: 'applied', data: { amount: 5 } })
    expect(send).toHaveBeenCalledTimes(1)
    expect(send.mock.calls[0]).toMatchObject([
      `/api/stores/${id}/orders/${id}/refund`,
      {
        method: 'DELETE',
        body: '{"reason":0}',
        keepalive: true,
        redirect: 'error',
        headers: {
          'X-Requested-By': 'counter',
          'X-Operation-Id': 'op-1',
          'Content-Type': 'application/json',
        },
      },
    ])
  })

  it('holds no marks of a page from right to left', async () => {
    send.mockResolvedValue(Response.json({ success: true }))
    await updateStore(id, { description: '\u2068\u20685 USD\u2069\u2069' }, { operationId: 'op-5' })
    expect(send.mock.calls[0]?.[1]?.body).toBe('{"description":"5 USD"}')
  })

  it('has neither body nor content type if the operation takes none', async () => {
    send.mockResolvedValue(Response.json({ success: true }))
    await deleteVariant(id, id, id, { operationId: 'op-2' })
    const init = send.mock.calls[0]?.[1]
    expect(init?.body).toBeUndefined()
    expect(Object.keys(init?.headers ?? {})).toEqual(['X-Requested-By', 'X-Operation-Id'])
  })

  it('goes without keepalive if its body is too large', async () => {
    send.mockResolvedValue(Response.json({ success: true }))
    await updateStore(id, { description: 'ü'.repeat(40_000) }, { operationId: 'op-3' })
    expect(send.mock.calls[0]?.[1]?.keepalive).toBe(false)
  })
})

describe('nothing is sent', () => {
  it('if the body breaks a limit', async () => {
    expect(await refund(4)).toMatchObject({ outcome: 'not-sent', error: { kind: 'invalid' } })
    expect(send).not.toHaveBeenCalled()
  })

  it('if an id is malformed', async () => {
    const call = deleteVariant(id, id, '..', { operationId: 'op-4' })
    expect(await call).toMatchObject({ outcome: 'not-sent' })
    expect(send).not.toHaveBeenCalled()
  })

  it('while the device is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(await refund()).toMatchObject({ outcome: 'not-sent', error: { kind: 'offline' } })
    expect(send).not.toHaveBeenCalled()
  })
})

describe('the outcome is', () => {
  it.each([201, 202, 206])('applied, with status %i', async (status) => {
    send.mockResolvedValue(Response.json({ success: true, data: { id } }, { status }))
    expect(await refund()).toMatchObject({ outcome: 'applied' })
  })

  it.each([null, undefined, 'odd', 5])('applied, even if the record is %j', async (data) => {
    send.mockResolvedValue(Response.json({ success: true, data }))
    expect(await refund()).toEqual({ outcome: 'applied', data: undefined })
  })

  it('rejected, if a 2xx answer says `success: false`', async () => {
    send.mockResolvedValue(Response.json({ success: false, code: 'NO' }))
    expect(await refund()).toMatchObject({ outcome: 'rejected', error: { code: 'NO' } })
  })

  it.each([400, 401, 403, 404, 413, 422, 429])('rejected, with status %i', async (status) => {
    send.mockResolvedValue(new Response('<html>', { status }))
    expect(await refund()).toMatchObject({ outcome: 'rejected', error: { status } })
  })

  it.each([300, 304, 408, 409, 418, 451, 499, 500, 502, 503, 504, 520])(
    'unknown, with status %i, without a retry',
    async (status) => {
      send.mockResolvedValue(new Response(null, { status }))
      expect(await refund()).toMatchObject({ outcome: 'unknown', error: { status } })
      await vi.runAllTimersAsync()
      expect(send).toHaveBeenCalledTimes(1)
    },
  )

  it('rejected as unsent, if the host says that it did not forward the write', async () => {
    const status = 503
    const headers = { 'x-not-sent': '1' }
    send.mockResolvedValue(Response.json({ code: 'STORE_UNAVAILABLE' }, { status, headers }))
    expect(await refund()).toMatchObject({ outcome: 'rejected', error: { kind: 'unsent' } })
  })

  it.each(['', '<html>', '{"success":true,"da', '[]', '{"success":"true"}'])(
    'unknown, if the answer is unreadable: %j',
    async (body) => {
      send.mockResolvedValue(new Response(body))
      expect(await refund()).toMatchObject({ outcome: 'unknown', error: { kind: 'unreadable' } })
    },
  )

  it('unknown, if the connection is lost', async () => {
    send.mockRejectedValue(new TypeError('failed'))
    expect(await refund()).toMatchObject({ outcome: 'unknown', error: { kind: 'network' } })
  })
})

describe('the time limit', () => {
  it('makes a write unknown without aborting it, and its late answer still counts', async () => {
    const pending: ((response: Response) => void)[] = []
    send.mockReturnValue(new Promise((resolve) => pending.push(resolve)))
    const call = refund()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await call).toMatchObject({ outcome: 'unknown', error: { kind: 'timeout' } })
    expect(send.mock.calls[0]?.[1]?.signal).toBeUndefined()
    expect(onLateAnswer).not.toHaveBeenCalled()

    pending[0]?.(Response.json({ success: true, data: { id } }))
    await vi.runAllTimersAsync()
    expect(onLateAnswer).toHaveBeenCalledExactlyOnceWith({
      outcome: 'applied',
      data: expect.objectContaining({ id }) as unknown,
    })
  })

  it('does not report an answer in time twice', async () => {
    send.mockResolvedValue(Response.json({ success: true }))
    await refund()
    await vi.runAllTimersAsync()
    expect(onLateAnswer).not.toHaveBeenCalled()
  })
})
