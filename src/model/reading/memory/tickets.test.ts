import { beforeEach, describe, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '#base/storage/local-storage.testing.ts'
import type { Ticket } from '#api/schemas/tickets.ts'

const storeId = '11111111-1111-1111-1111-111111111111'
let databases: Map<string, Map<string, unknown>>

vi.mock('idb-keyval', () => import('#base/storage/idb-keyval.testing.ts'))

beforeEach(() => {
  stubLocalStorage()
  databases = new Map()
  vi.stubGlobal('fakeDatabases', databases)
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('navigator', {})
  account = 'merchant'
})

let account = 'merchant'

/** Loads the module as a page does, and waits until it has opened what earlier pages kept. */
async function loadTickets() {
  vi.resetModules()
  const { openPrivateStores } = await import('#base/storage/private-owner.ts')
  openPrivateStores(account)
  const tickets = await import('./tickets.ts')
  const index = tickets.ticketIndex(storeId)
  await vi.waitFor(() => expect(index.get().isLoading).toBe(false))
  return {
    ...tickets,
    ...(await import('#model/records/tickets/waiting.ts')),
    index,
    ids: () => index.get().tickets.map(({ id }) => id),
  }
}

const kept = () => databases.get('counter-tickets')?.size ?? 0
const untilKept = () => vi.waitFor(() => expect(kept()).toBeGreaterThan(0), { timeout: 3000 })

const entry = (name: string | undefined, minute: number, message = 'Hello') => ({
  id: `${name}-${minute}`,
  name,
  message,
  dateCreated: `2026-11-01T10:${String(minute).padStart(2, '0')}:00Z`,
})
const ticket = (id: string, entries: Ticket['entries'], more: Partial<Ticket> = {}): Ticket => ({
  id,
  subject: `About ${id}`,
  entries,
  ...more,
})
const customer = (id: string, tickets: Ticket[]) => ({ id, emailAddress: `${id}@a.b`, tickets })

describe('remembered tickets', () => {
  test('have their customer, their last entry by date, and every word', async () => {
    const { rememberTickets, index } = await loadTickets()
    const entries = [entry('Ann', 9, 'last\nline'), entry('Ann', 1, 'FIRST'), entry('Bob', 5)]
    rememberTickets(storeId, customer('c1', [ticket('t1', entries)]), 77)
    expect(index.get().tickets).toEqual([
      {
        id: 't1',
        customerId: 'c1',
        emailAddress: 'c1@a.b',
        subject: 'About t1',
        dateCreated: undefined,
        firstAuthor: 'Ann',
        lastEntry: { name: 'Ann', date: '2026-11-01T10:09:00Z', text: 'last line' },
        lastId: 'Ann-9',
        authors: ['Ann', 'Bob'],
        said: 'last\nline\nhello\nfirst',
        seenAt: 77,
      },
    ])
    expect(index.get().customers.get('c1')?.readAt).toBe(77)
  })

  test('survive a reload, encrypted', async () => {
    const before = await loadTickets()
    before.rememberTickets(storeId, customer('c1', [ticket('t1', [entry('Ann', 1, 'secret')])]))
    await untilKept()
    const onDisk = JSON.stringify([...databases.get('counter-tickets')!], (_, value: unknown) =>
      value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value,
    )
    expect(onDisk).not.toMatch(/secret|c1@a\.b|About/)
    expect((await loadTickets()).ids()).toEqual(['t1'])
  })

  test('are forgotten 90 days after their customer was read', async () => {
    const before = await loadTickets()
    const old = Date.now() - 91 * 86_400_000
    before.rememberTickets(storeId, customer('c1', [ticket('t1', [])]), old)
    before.rememberTickets(storeId, customer('c2', [ticket('t2', [])]))
    await vi.waitFor(() => expect(kept()).toBe(2), { timeout: 3000 })
    expect((await loadTickets()).ids()).toEqual(['t2'])
  })

  test('are gone for another account and after a sign-out', async () => {
    const before = await loadTickets()
    before.rememberTickets(storeId, customer('c1', [ticket('t1', [])]))
    await untilKept()
    account = 'somebody else'
    expect((await loadTickets()).ids()).toEqual([])
    expect(kept()).toBe(0)
    account = 'merchant'
    const again = await loadTickets()
    again.rememberTickets(storeId, customer('c1', [ticket('t1', [])]))
    await untilKept()
    const { erasePrivateStores } = await import('#base/storage/private-owner.ts')
    erasePrivateStores()
    const { erased } = await import('#base/storage/account-disk.ts')
    await erased()
    expect(again.ids()).toEqual([])
    expect(kept()).toBe(0)
  })

  test('of two tabs are both kept, and the later reading of a customer stays', async () => {
    // As in a browser, one tab writes after the other.
    let held: Promise<unknown> = Promise.resolve()
    const request = (_name: string, work: () => Promise<unknown>) => (held = held.then(work))
    vi.stubGlobal('navigator', { locks: { request } })
    const one = await loadTickets()
    const two = await loadTickets()
    const now = Date.now()
    two.rememberTickets(storeId, customer('c2', [ticket('t2', [])]), now)
    two.rememberTickets(storeId, customer('c1', [ticket('newer', [])]), now)
    one.rememberTickets(storeId, customer('c1', [ticket('older', [])]), now - 100)
    // Each look loads the modules anew, which takes its time on a busy machine.
    await vi.waitFor(
      async () => expect((await loadTickets()).ids().toSorted()).toEqual(['newer', 't2']),
      { timeout: 15_000 },
    )
  })

  test('are replaced by the customer’s next record; other customers’ stay', async () => {
    const { rememberTickets, ids } = await loadTickets()
    rememberTickets(storeId, customer('c1', [ticket('t1', []), ticket('t2', [])]), 1)
    rememberTickets(storeId, customer('c2', [ticket('t3', [])]), 2)
    rememberTickets(storeId, customer('c1', [ticket('t2', [])]), 3)
    expect(ids().toSorted()).toEqual(['t2', 't3'])
  })

  test('are kept per store, with texts cut short', async () => {
    const { rememberTickets, index, ids } = await loadTickets()
    const foreign = ticket('t1', [], { storeId: '22222222-2222-2222-2222-222222222222' })
    const long = ticket('t2', [entry('Ann', 1, 'x'.repeat(1_000_000))], {
      subject: 'y'.repeat(1_000_000),
    })
    rememberTickets(storeId, customer('c1', [foreign, long, ticket('', [])]))
    expect(ids()).toEqual(['t2'])
    expect(JSON.stringify(index.get().tickets).length).toBeLessThan(5000)
  })

  test('last until the page closes if the browser blocks its database', async () => {
    vi.stubGlobal('fakeDatabases', undefined)
    const { rememberTickets, ids } = await loadTickets()
    rememberTickets(storeId, customer('c1', [ticket('t1', [])]))
    expect(ids()).toEqual(['t1'])
  })

  test('never lose one that waits, however many there are', async () => {
    const { rememberTickets, waitingTickets, index } = await loadTickets()
    const { answerWhetherOurs } = await import('./staff.ts')
    answerWhetherOurs(storeId, 'Ines', true)
    const start = Date.now()
    for (let number = 0; number < 20_600; number += 1) {
      // Those who wait have waited longest.
      const name = number < 400 ? `Customer ${number}` : 'Ines'
      const dateCreated = new Date(start - 1e9 + number * 1000).toISOString()
      const entries = [{ id: `e${number}`, name, dateCreated }]
      rememberTickets(storeId, customer(`c${number}`, [ticket(`t${number}`, entries)]))
    }
    await vi.waitFor(() => expect(index.get().customers.size).toBeLessThanOrEqual(20_000), {
      timeout: 5000,
    })
    const ids = new Set(waitingTickets(index.get()).map(({ id }) => id))
    const lost = Array.from({ length: 400 }, (_, number) => `t${number}`).filter(
      (id) => !ids.has(id),
    )
    expect(lost).toEqual([])
  })
})

const by = (name: string | undefined) => ({ lastEntry: { name } })

describe('waiting tickets', () => {
  test.each([
    ['the customer wrote last', by('Ann'), ['Ines'], true],
    ['the customer wrote last under a second name', by('ann@mail.example'), ['Ines'], true],
    ['somebody without a name wrote last', by(undefined), ['Ines'], true],
    ['one of ours wrote last', by('Ines'), ['Ines'], false],
    ['nobody wrote', { lastEntry: undefined }, [], false],
  ])('%s', async (_, known, ownNames, expected) => {
    const { isWaiting } = await loadTickets()
    expect(isWaiting(known, ownNames)).toBe(expected)
  })

  test('are sorted by longest wait', async () => {
    const { rememberTickets, index, waitingTickets } = await loadTickets()
    const tickets = [ticket('new', [entry('Ann', 9)]), ticket('old', [entry('Ann', 1)])]
    rememberTickets(storeId, customer('c1', tickets))
    expect(waitingTickets(index.get()).map(({ id }) => id)).toEqual(['old', 'new'])
  })
})
