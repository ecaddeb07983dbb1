import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStaticTransport } from './transport-static.ts'

const storeId = '11111111-1111-1111-1111-111111111111'
const send = vi.fn<typeof fetch>()
let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('fetch', send)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  send.mockReset()
})

const good = () => Promise.resolve(Response.json({ success: true, data: {} }))
const refusal = (status: number) => () => Promise.resolve(new Response('', { status }))
const create = () => createStaticTransport('https://api.service.test/v1/')

describe('a call', () => {
  it('goes to the address fixed at build, with the key and no other own header', async () => {
    send.mockImplementation(good)
    const transport = create()
    await transport.signIn({ apiKey: 'k-1' })
    await transport.send({
      operation: 'refundOrder',
      path: '/x',
      body: '{}',
      operationId: 'op-1',
    })
    expect(send.mock.calls[1]).toEqual([
      'https://api.service.test/v1/x',
      {
        method: 'DELETE',
        body: '{}',
        signal: undefined,
        headers: { Authorization: 'Bearer k-1', 'Content-Type': 'application/json' },
        credentials: 'omit',
        cache: 'no-store',
        redirect: 'error',
        keepalive: true,
      },
    ])
  })

  it('is not sent without a key', async () => {
    const call = create().send({ operation: 'getUser', path: '/user' })
    await expect(call).rejects.toMatchObject({ kind: 'refused', status: 401 })
    expect(send).not.toHaveBeenCalled()
  })
})

describe('signing in', () => {
  it('keeps the key in memory only, unless the merchant wants it remembered', async () => {
    send.mockImplementation(good)
    await create().signIn({ apiKey: 'k-1' })
    expect([...stored.values()]).toEqual([])
    expect(create().isSignedIn()).toBe(false)

    await create().signIn({ apiKey: 'k-1', remember: true })
    expect(create().isSignedIn()).toBe(true)
  })

  it('uses a remembered key only for the service it was entered for', async () => {
    send.mockImplementation(good)
    await create().signIn({ apiKey: 'k-1', remember: true })
    expect(createStaticTransport('https://api.service.test/v1').isSignedIn()).toBe(true)

    const elsewhere = createStaticTransport('https://api.other.test/v1')
    expect(elsewhere.isSignedIn()).toBe(false)
    await elsewhere.send({ operation: 'getUser', path: '/user' }).catch(() => {})
    expect(send).toHaveBeenCalledTimes(1)
    expect(stored.size).toBe(0)
    expect(create().isSignedIn()).toBe(false)
  })

  it('drops a remembered key without a service', () => {
    stored.set('counter.api-key', 'k-1')
    expect(create().isSignedIn()).toBe(false)
    expect(stored.size).toBe(0)
  })

  it('works in memory if storage is blocked', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    send.mockImplementation(good)
    const transport = create()
    await transport.signIn({ apiKey: 'k-1', remember: true })
    expect(transport.isSignedIn()).toBe(true)
  })

  it('takes and keeps no key on a page that came over http', async () => {
    send.mockImplementation(good)
    await create().signIn({ apiKey: 'k-1', remember: true })
    vi.stubGlobal('isSecureContext', false)
    const transport = create()
    expect(transport.isSignedIn()).toBe(false)
    await expect(transport.signIn({ apiKey: 'k-1' })).rejects.toMatchObject({
      code: 'PAGE_INSECURE',
    })
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('asks for a store id if the account is not readable, and checks the key with it', async () => {
    send.mockImplementationOnce(refusal(403)).mockImplementationOnce(refusal(403))
    send.mockImplementationOnce(good)
    const transport = create()
    await expect(transport.signIn({ apiKey: 'k-1' })).rejects.toMatchObject({
      code: 'STORE_ID_NEEDED',
    })
    expect(await transport.signIn({ apiKey: 'k-1', storeId })).toEqual({
      canReadUser: false,
      storeId,
    })
    expect(send.mock.lastCall?.[0]).toBe(
      `https://api.service.test/v1/stores/${storeId}/orders?Page=1&PageSize=1`,
    )
  })

  it.each([401, 404, 500])('fails with status %i, and remembers no key', async (status) => {
    send.mockImplementation(refusal(status))
    const transport = create()
    const call = transport.signIn({ apiKey: 'k-1', remember: true })
    await expect(call).rejects.toMatchObject({ status, operation: 'signIn' })
    expect(transport.isSignedIn()).toBe(false)
    expect(stored.size).toBe(0)
  })

  it('reports a blocked first call as a likely cross-origin refusal', async () => {
    send.mockRejectedValueOnce(new TypeError('failed'))
    const transport = create()
    const signIn = () => transport.signIn({ apiKey: 'k-1' })
    await expect(signIn()).rejects.toMatchObject({ kind: 'cross-origin' })
    send.mockImplementationOnce(good)
    await signIn()
    send.mockRejectedValueOnce(new TypeError('failed'))
    await expect(signIn()).rejects.toMatchObject({ kind: 'network' })
  })
})

it('signing out forgets the key everywhere', async () => {
  send.mockImplementation(good)
  const transport = create()
  await transport.signIn({ apiKey: 'k-1', remember: true })
  await transport.signOut()
  expect(transport.isSignedIn()).toBe(false)
  expect(stored.size).toBe(0)
})
