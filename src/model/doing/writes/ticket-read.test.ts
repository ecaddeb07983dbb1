import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberOwnName } from '#model/reading/memory/staff.ts'
import { rememberTickets } from '#model/reading/memory/tickets.ts'
import { replyKind } from '#model/doing/writes/kinds/reply.ts'

const signedIn = { status: 'signed-in', account: 'ours' }
let current: typeof signedIn
let onRead: () => void

vi.mock('#api/session.ts', () => ({
  session: { current: () => current, subscribe: () => () => {}, epoch: () => 0 },
}))
vi.mock('#model/reading/memory/tickets.ts', () => ({ rememberTickets: vi.fn() }))
vi.mock('#model/reading/memory/staff.ts', () => ({
  rememberOwnEntries: vi.fn(),
  rememberOwnName: vi.fn(),
}))
vi.mock('#api/customers.ts', () => ({
  customerQuery: () => ({ queryKey: ['customer'] }),
  readCustomer() {
    onRead()
    return Promise.resolve({ id: 'c', tickets: [{ id: 't', entries: [] }] })
  },
}))

const target = { storeId: 's', customerId: 'c', ticketId: 't' }

beforeEach(() => {
  vi.clearAllMocks()
  current = signedIn
  onRead = () => {}
})

describe('reading a ticket', () => {
  it('remembers it', async () => {
    await expect(replyKind.read(target)).resolves.toMatchObject({ id: 't' })
    expect(rememberTickets).toHaveBeenCalledOnce()
  })

  it.each([
    { status: 'signed-out', account: '' },
    { status: 'signed-in', account: 'theirs' },
  ])('neither remembers nor returns it if the session has become %o', async (next) => {
    onRead = () => (current = next)
    await expect(replyKind.read(target)).rejects.toMatchObject({ status: 401 })
    expect(rememberTickets).not.toHaveBeenCalled()
  })

  it('does not remember the author name of a reply that is done after sign-out', () => {
    const entries = [{ id: 'e', name: 'Ines', message: 'On its way.' }]
    replyKind.onDone?.(entries, target, true)
    expect(rememberOwnName).toHaveBeenCalledOnce()
    current = { status: 'signed-out', account: '' }
    replyKind.onDone?.(entries, target, true)
    expect(rememberOwnName).toHaveBeenCalledOnce()
  })
})
