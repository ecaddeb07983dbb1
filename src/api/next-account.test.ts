import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readItem } from './client.ts'
import { session } from './session.ts'
import { User } from './schemas/user.ts'

const send = vi.fn<typeof fetch>()
const answers = (data: object) =>
  send.mockImplementation(() => Promise.resolve(Response.json({ success: true, data })))

beforeEach(() => vi.stubGlobal('fetch', send))
afterEach(async () => {
  answers({})
  await session.signOut()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  send.mockReset()
})

describe('while another account signs in', () => {
  it('an answer never reaches another account than the one that requested it', async () => {
    answers({})
    await session.signIn({ apiKey: 'k-1' })
    const pending: ((response: Response) => void)[] = []
    send.mockReturnValueOnce(new Promise((resolve) => pending.push(resolve)))
    const late = readItem('getUser', {}, User)
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    await session.signIn({ apiKey: 'k-2' })
    pending[0]?.(Response.json({ success: true, data: { id: 'of the last' } }))
    await expect(late).rejects.toMatchObject({ kind: 'cancelled' })
  })

  it('a refused read is not tried again with the key of the next account', async () => {
    vi.useFakeTimers()
    answers({})
    await session.signIn({ apiKey: 'k-1' })
    send.mockReturnValueOnce(Promise.resolve(Response.json({}, { status: 429 })))
    const refused = readItem('getUser', {}, User).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1)
    await session.signIn({ apiKey: 'k-2' })
    const before = send.mock.calls.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await refused).toMatchObject({ kind: 'cancelled' })
    expect(send).toHaveBeenCalledTimes(before)
  })
})
