import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { KnownTicket } from './tickets.ts'
import type { Ticket } from '#api/schemas/tickets.ts'

const storeId = '11111111-1111-1111-1111-111111111111'

vi.mock('idb-keyval', () => import('#base/idb-keyval.testing.ts'))

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('fakeDatabases', new Map())
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.resetModules()
})

/** Loads the module as a page does for a signed-in merchant. */
async function loadTickets() {
  const { openPrivateStores } = await import('#base/private-owner.ts')
  openPrivateStores('merchant')
  const tickets = await import('./tickets.ts')
  const { privateStoresLoaded } = await import('#base/private-store.ts')
  await privateStoresLoaded()
  return tickets
}

const entry = (name: string, minute: number, message = 'Hello') => ({
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
  test('have their customer and their last entry by date', async () => {
    const { rememberTickets, ticketIndex } = await loadTickets()
    const entries = [entry('Ann', 9, 'last\nline'), entry('Ann', 1), entry('Bob', 5)]
    rememberTickets(storeId, customer('c1', [ticket('t1', entries)]), 77)
    expect(ticketIndex(storeId).get().tickets).toEqual([
      {
        id: 't1',
        customerId: 'c1',
        emailAddress: 'c1@a.b',
        subject: 'About t1',
        dateCreated: undefined,
        firstAuthor: 'Ann',
        lastEntry: { name: 'Ann', date: '2026-11-01T10:09:00Z', text: 'last line' },
        seenAt: 77,
      },
    ])
    expect(ticketIndex(storeId).get().customers).toEqual({ c1: 77 })
  })

  test('survive a reload', async () => {
    const before = await loadTickets()
    before.rememberTickets(storeId, customer('c1', [ticket('t1', [entry('Ann', 1)])]))
    before.rememberOwnName(storeId, 'Ines')
    await vi.waitFor(async () => {
      vi.resetModules()
      const { ticketIndex } = await loadTickets()
      const { tickets, ownNames } = ticketIndex(storeId).get()
      expect(tickets[0]?.id).toBe('t1')
      expect(ownNames).toEqual(['Ines'])
    })
  })

  test('are replaced by the customer’s next record; other customers’ stay', async () => {
    const { rememberTickets, ticketIndex } = await loadTickets()
    rememberTickets(storeId, customer('c1', [ticket('t1', []), ticket('t2', [])]))
    rememberTickets(storeId, customer('c2', [ticket('t3', [])]))
    rememberTickets(storeId, customer('c1', [ticket('t2', [])]))
    expect(
      ticketIndex(storeId)
        .get()
        .tickets.map(({ id }) => id)
        .toSorted(),
    ).toEqual(['t2', 't3'])
  })

  test('are kept per store, with texts cut short', async () => {
    const { rememberTickets, ticketIndex } = await loadTickets()
    const foreign = ticket('t1', [], { storeId: '22222222-2222-2222-2222-222222222222' })
    const long = ticket('t2', [entry('Ann', 1, 'x'.repeat(1_000_000))], {
      subject: 'y'.repeat(1_000_000),
    })
    rememberTickets(storeId, customer('c1', [foreign, long, ticket('', [])]))
    expect(
      ticketIndex(storeId)
        .get()
        .tickets.map(({ id }) => id),
    ).toEqual(['t2'])
    expect(JSON.stringify(ticketIndex(storeId).get()).length).toBeLessThan(1000)
    expect(ticketIndex('22222222-2222-2222-2222-222222222222').get().tickets).toEqual([])
  })

  test('are forgotten 90 days after their customer was read', async () => {
    const before = await loadTickets()
    const old = Date.now() - 91 * 86_400_000
    before.rememberTickets(storeId, customer('c1', [ticket('t1', [])]), old)
    before.rememberTickets(storeId, customer('c2', [ticket('t2', [])]))
    await vi.waitFor(async () => {
      vi.resetModules()
      const { ticketIndex } = await loadTickets()
      const { tickets, customers } = ticketIndex(storeId).get()
      expect(tickets.map(({ id }) => id)).toEqual(['t2'])
      expect(Object.keys(customers)).toEqual(['c2'])
    })
  })

  test('are limited to the latest 300', async () => {
    const { rememberTickets, ticketIndex } = await loadTickets()
    const many = Array.from({ length: 301 }, (_, n) =>
      ticket(`t${n}`, [], { dateCreated: new Date(n * 60_000).toISOString() }),
    )
    rememberTickets(storeId, customer('c1', many))
    const ids = ticketIndex(storeId)
      .get()
      .tickets.map(({ id }) => id)
    expect(ids).toHaveLength(300)
    expect(ids).not.toContain('t0')
    expect(ids[0]).toBe('t300')
  })
})

const by = (firstAuthor: string | undefined, name: string | undefined) => ({
  firstAuthor,
  lastEntry: { name },
})

describe('waiting tickets', () => {
  test.each([
    ['the customer wrote last', by('Ann', 'Ann'), [], true],
    ['somebody else wrote last', by('Ann', 'Ines'), [], false],
    ['we wrote first and last', by('Ines', 'Ines'), ['Ines'], false],
    ['nobody has a name', by(undefined, undefined), [], false],
  ])('%s', async (_, known, ownNames, expected) => {
    const { isWaiting } = await loadTickets()
    expect(isWaiting(known, ownNames)).toBe(expected)
  })

  test('are sorted by longest wait', async () => {
    const { rememberTickets, ticketIndex, waitingTickets } = await loadTickets()
    const tickets = [ticket('new', [entry('Ann', 9)]), ticket('old', [entry('Ann', 1)])]
    rememberTickets(storeId, customer('c1', tickets))
    const ids = waitingTickets(ticketIndex(storeId).get()).map(({ id }: KnownTicket) => id)
    expect(ids).toEqual(['old', 'new'])
  })
})
