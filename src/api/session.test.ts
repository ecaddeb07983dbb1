import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubLocalStorage } from '#base/storage/local-storage.testing.ts'
import * as z from 'zod/mini'
import { cleanApiKey, session } from './session.ts'
import { readItem } from './client.ts'
import { User } from './schemas/user.ts'
import { openTabChannel } from '#base/storage/tab-channel.ts'

const send = vi.fn<typeof fetch>()
const changed = vi.fn<() => void>()
let unsubscribe = () => {}

beforeEach(() => {
  vi.stubGlobal('fetch', send)
  unsubscribe = session.subscribe(changed)
})
afterEach(async () => {
  send.mockImplementation(() => Promise.resolve(Response.json({ success: true })))
  await session.signOut()
  unsubscribe()
  vi.unstubAllGlobals()
  send.mockReset()
  changed.mockReset()
})

const answers = (data: object) =>
  send.mockImplementation(() => Promise.resolve(Response.json({ success: true, data })))
const status = (code: number, body: object = {}) =>
  send.mockImplementation(() => Promise.resolve(Response.json(body, { status: code })))

const read = () => readItem('getUser', {}, User).catch(() => {})

/** A browser's storage, and its word that the connection is back. */
function stubBrowser() {
  const stored = stubLocalStorage()
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  return { stored, goOnline: () => events.dispatchEvent(new Event('online')) }
}

describe('signing in', () => {
  it('erases another account’s private data and keeps its own', async () => {
    const { stored } = stubBrowser()
    answers({})
    await session.signIn({ apiKey: 'k-1' })
    stored.set('counter.private.tickets', 'theirs')
    stored.set('counter-density', 'compact')
    await session.signIn({ apiKey: 'k-1' })
    expect(stored.get('counter.private.tickets')).toBe('theirs')
    await session.signIn({ apiKey: 'k-2' })
    expect(stored.has('counter.private.tickets')).toBe(false)
    expect(stored.get('counter-density')).toBe('compact')
    stored.set('counter.private.tickets', 'of the second')
    await session.signIn({ apiKey: 'k-2' })
    expect(stored.get('counter.private.tickets')).toBe('of the second')
  })

  it('drops early reads of the last session', async () => {
    const early = Response.json({ success: true, data: { id: 'of the last' } })
    vi.stubGlobal('__firstReads', new Map([['/api/user', Promise.resolve(early)]]))
    answers({ id: 'own' })
    await session.signIn({ apiKey: 'k-1' })
    expect(await readItem('getUser', {}, User)).toMatchObject({ id: 'own' })
  })

  it('sends the clean key to the host and notifies subscribers', async () => {
    answers({ canReadUser: true })
    await session.signIn({ apiKey: ' Bearer k-1\n' })
    expect(send.mock.calls[0]).toMatchObject([
      '/session',
      { method: 'POST', body: '{"apiKey":"k-1"}', headers: { 'X-Requested-By': 'counter' } },
    ])
    expect(session.current()).toMatchObject({ status: 'signed-in', canReadUser: true })
    expect(changed).toHaveBeenCalled()
  })

  it('stores nothing that reveals the key', async () => {
    answers({ canReadUser: true })
    await session.signIn({ apiKey: 'k-canary' })
    expect(JSON.stringify(session.current())).not.toContain('canary')
  })

  it('derives a stable account from each key', async () => {
    answers({})
    const accounts = []
    for (const apiKey of ['k-1', 'k-2', 'k-1']) {
      await session.signIn({ apiKey })
      accounts.push(session.current().account)
    }
    expect(accounts[0]).toBe(accounts[2])
    expect(accounts[0]).not.toBe(accounts[1])
  })

  it('reports that a store id is needed, and stays signed out', async () => {
    status(403, { success: false, code: 'STORE_ID_NEEDED', message: 'Which store?' })
    const call = session.signIn({ apiKey: 'k-1' })
    await expect(call).rejects.toMatchObject({ code: 'STORE_ID_NEEDED', message: 'Which store?' })
    expect(session.current().status).toBe('signed-out')
  })

  it('is of the account that the host names, which the next page is of, too', async () => {
    answers({ canReadUser: true, account: 'demo' })
    await session.signIn({ apiKey: 'demo-key-0000' })
    expect(session.current().account).toBe('demo')
  })

  it('opens the demo store without a key', async () => {
    answers({ canReadUser: true })
    await session.openDemo()
    expect(send.mock.calls[0]?.[1]?.body).toBe('{"demo":true}')
    expect(session.current()).toMatchObject({ status: 'signed-in', account: 'demo' })
  })
})

describe('a 401', () => {
  it('ends the session, and a new sign-in resumes it', async () => {
    answers({})
    await session.signIn({ apiKey: 'k-1' })
    status(401)
    await read()
    expect(session.current().status).toBe('expired')
    answers({})
    await session.signIn({ apiKey: 'k-1' })
    expect(session.current().status).toBe('signed-in')
  })

  it('of an earlier session does not end the current one', async () => {
    answers({})
    await session.signIn({ apiKey: 'k-1' })
    const pending: ((response: Response) => void)[] = []
    send.mockReturnValueOnce(new Promise((resolve) => pending.push(resolve)))
    const late = read()
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    await session.signIn({ apiKey: 'k-2' })
    pending[0]?.(new Response('', { status: 401 }))
    await late
    expect(session.current().status).toBe('signed-in')
  })
})

describe('signing out', () => {
  it('takes effect at once, even if the host cannot be reached', async () => {
    stubBrowser()
    answers({})
    await session.signIn({ apiKey: 'k-1' })
    send.mockRejectedValueOnce(new TypeError('failed'))
    await session.signOut()
    expect(session.current()).toEqual({ status: 'signed-out', account: '', canReadUser: true })
  })

  it('reaches the host once it can be reached, unless somebody has signed in again', async () => {
    const { stored, goOnline } = stubBrowser()
    answers({})
    await session.signIn({ apiKey: 'k-1' })
    send.mockRejectedValueOnce(new TypeError('failed'))
    await session.signOut()
    expect(stored.get('counter.sign-out-owed')).toBe('yes')
    send.mockClear()
    goOnline()
    await vi.waitFor(() => expect(stored.has('counter.sign-out-owed')).toBe(false))
    expect(send.mock.calls).toMatchObject([['/session', { method: 'DELETE', keepalive: true }]])

    await session.signIn({ apiKey: 'k-1' })
    send.mockRejectedValueOnce(new TypeError('failed'))
    await session.signOut()
    await session.signIn({ apiKey: 'k-1' })
    send.mockClear()
    goOnline()
    expect(send).not.toHaveBeenCalled()
    expect(session.current().status).toBe('signed-in')
  })

  it('is aborted before a new sign-in, whose cookie it would remove', async () => {
    stubBrowser()
    answers({})
    await session.signIn({ apiKey: 'k-1' })
    send.mockClear()
    send.mockImplementationOnce(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        }),
    )
    const signedOut = session.signOut()
    await vi.waitFor(() => expect(send).toHaveBeenCalledOnce())
    const ended = send.mock.calls[0]?.[1]?.signal
    answers({})
    const signedIn = session.signIn({ apiKey: 'k-1' })
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    expect(ended?.aborted).toBe(true)
    await Promise.all([signedOut, signedIn])
    expect(session.current().status).toBe('signed-in')
  })

  it('goes ahead if its question fails to load', async () => {
    answers({})
    await session.signIn({ apiKey: 'k-1' })
    session.askBeforeSignOut(() => Promise.reject(new TypeError('failed')))
    await session.signOut()
    session.askBeforeSignOut(() => Promise.resolve(true))
    expect(session.current().status).toBe('signed-out')
  })

  it('in another tab signs this tab out', async () => {
    answers({})
    await session.signIn({ apiKey: 'k-1' })
    const elsewhere = openTabChannel('counter.session', z.unknown(), () => {})
    elsewhere.send({ type: 'nonsense' })
    elsewhere.send({ type: 'signed-out' })
    await vi.waitFor(() => expect(session.current().status).toBe('signed-out'))
    elsewhere.close()
  })
})

describe('cleanApiKey', () => {
  it.each([' k-1 ', 'Bearer k-1', 'bearer   k-1'])('reads %j as k-1', (pasted) => {
    expect(cleanApiKey(pasted)).toBe('k-1')
  })

  it.each(['', '  ', 'k 1', 'k\n1', 'ключ', 'k\u200b1', 'k'.repeat(2049)])(
    'refuses %j',
    (pasted) => {
      expect(() => cleanApiKey(pasted)).toThrow(expect.objectContaining({ code: 'KEY_MALFORMED' }))
    },
  )
})
