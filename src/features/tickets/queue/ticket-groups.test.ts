import { expect, test } from 'vitest'
import type { TicketIndex } from '#model/reading/memory/tickets.ts'
import type { KnownTicket } from '#model/records/tickets/ticket-records.ts'
import { answeredNow, groupOf, inGroups, withAnswered } from './ticket-groups.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')

const ticket = (id: string, name: string, date?: string): KnownTicket => ({
  id,
  customerId: id,
  lastEntry: name ? { name, date } : undefined,
  authors: [],
  said: '',
  seenAt: NOW,
})

const known = [
  ticket('new', 'Ann', '2026-11-21T11:00:00Z'),
  ticket('answered', 'Ines', '2026-11-21T10:00:00Z'),
  ticket('later', 'Bob', '2026-11-21T09:00:00Z'),
  ticket('empty', ''),
  ticket('due', 'Ines', '2026-11-20T09:00:00Z'),
  ticket('old', 'Cat', '2026-11-20T08:00:00Z'),
  ticket('undated', 'Dan'),
]

const index: TicketIndex = {
  tickets: known,
  ownNames: ['Ines'],
  resting: new Map([['later', { entry: '', isDone: false, at: NOW }]]),
  due: new Set(['due']),
  askedName: undefined,
  customers: new Map(),
  isLoading: false,
}

test('tickets stand group by group, the longest wait first', () => {
  expect(inGroups(index).map((one) => `${one.id}: ${groupOf(one, index, NOW)}`)).toEqual([
    'undated: Waiting, no time given',
    'old: Over 4 hours',
    'new: Under 4 hours',
    'due: Put off until now',
    'answered: Answered',
    'empty: No messages yet',
    'later: Later',
  ])
})

test('the ticket answered just now stands above the others', () => {
  expect(answeredNow(index, 'new')).toBeUndefined()
  expect(answeredNow(index, 'later')).toBeUndefined()
  const answered = answeredNow(index, 'answered')
  const ids = (shown: readonly KnownTicket[]) => withAnswered(shown, answered).map(({ id }) => id)
  expect(ids([known[5]!, known[0]!])).toEqual(['answered', 'old', 'new'])
  expect(ids([known[5]!, known[1]!])).toEqual(['answered', 'old'])
})
