import { expect, test } from 'vitest'
import type { KnownCustomer, KnownTicket } from './ticket-records.ts'
import { newWriters, wroteSince } from './wrote.ts'

const SINCE = Date.parse('2026-11-21T09:00:00Z')
const READ = SINCE + 60_000

const ticket = (id: string, customerId: string, name: string, date?: string): KnownTicket => ({
  id,
  customerId,
  lastEntry: { name, date },
  authors: [],
  said: '',
  seenAt: READ,
})

function indexOf(tickets: KnownTicket[], readAt = READ) {
  const ids = new Set(tickets.map(({ customerId }) => customerId))
  const customers = [...ids].map((id): [string, KnownCustomer] => [id, { id, readAt, tickets: [] }])
  return { tickets, ownNames: ['Ines'], resting: new Map(), customers: new Map(customers) }
}

const after = '2026-11-21T10:00:00Z'
const before = '2026-11-21T08:00:00Z'

test('who wrote counts once, in however many tickets, unless one of us has answered since', () => {
  const tickets = [
    ticket('1', 'ann', 'Ann', after),
    ticket('2', 'ann', 'Ann', after),
    ticket('3', 'bob', 'Bob', before),
    ticket('4', 'cat', 'Ines', after),
  ]
  expect(wroteSince(indexOf(tickets), SINCE, true)).toEqual({ count: 1, isMore: false })
})

test('more may have written while not everybody was checked since then', () => {
  const known = [ticket('1', 'ann', 'Ann', after)]
  expect(wroteSince(indexOf(known), SINCE, false)).toEqual({ count: 1, isMore: true })
  expect(wroteSince(indexOf(known, SINCE - 1), SINCE, true)).toEqual({ count: 1, isMore: true })
  const undated = indexOf([ticket('1', 'ann', 'Ann')])
  expect(wroteSince(undated, SINCE, true)).toEqual({ count: 0, isMore: true })
})

test('a notice counts who wrote, not tickets, and nothing that had waited before', () => {
  const known = indexOf([ticket('1', 'ann', 'Ann', before), ticket('2', 'bob', 'Bob', after)])
  const now = indexOf([
    ticket('1', 'ann', 'Ann', after),
    ticket('3', 'ann', 'Ann', after),
    ticket('2', 'bob', 'Bob', after),
    ticket('4', 'cat', 'Cat', before),
    ticket('5', 'dan', 'Dan'),
    ticket('6', 'eve', 'Ines', after),
  ])
  expect(new Set(newWriters(known, now, SINCE))).toEqual(new Set(['ann']))
  expect(newWriters(indexOf([ticket('5', 'dan', 'Ines')]), now, SINCE)).toContain('dan')
})
