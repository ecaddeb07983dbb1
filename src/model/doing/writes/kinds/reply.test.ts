import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { customerQuery } from '#api/customers.ts'
import { queryClient } from '#api/query-client.ts'
import { session } from '#api/session.ts'
import { replyKind } from './reply.ts'

const signedIn = { status: 'signed-in', account: 'ours', canReadUser: true } as const

beforeEach(() => void vi.spyOn(session, 'current').mockReturnValue(signedIn))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const id = '11111111-1111-1111-1111-111111111111'
const entry = { id: 'q', name: 'Ann', message: 'Where is it?' }
const its = { storeId: id, customerId: id, ticketId: id }

const answers = (data: object) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ success: true, data })))

it.each([null, undefined, {}, 'none', [null]])(
  'a ticket without readable entries is shown but proves nothing: %j',
  async (odd) => {
    answers({ id, tickets: [{ id, entries: odd }] })
    await expect(replyKind.read(its)).rejects.toMatchObject({ kind: 'unreadable' })
    const { queryKey } = customerQuery(id, id)
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ tickets: [{ id, entries: [] }] })
    // Another ticket of the same customer does not affect this one.
    answers({
      id,
      tickets: [
        { id: 'other', entries: odd },
        { id, entries: [entry] },
      ],
    })
    expect(await replyKind.read(its)).toMatchObject({ id, entries: [entry] })
  },
)
