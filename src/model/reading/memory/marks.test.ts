import { expect, test } from 'vitest'
import { openPrivateStores } from '#base/storage/private-owner.ts'
import {
  dueTickets,
  markTicket,
  nextEnd,
  restingTickets,
  ticketMarks,
  unmarkTicket,
} from './marks.ts'
import type { KnownTicket } from '#model/records/tickets/ticket-records.ts'

const ticket = (text: string): KnownTicket => ({
  id: 't',
  customerId: 'c',
  emailAddress: undefined,
  subject: undefined,
  dateCreated: undefined,
  firstAuthor: 'Ann',
  lastEntry: { name: 'Ann', date: '2026-11-01', text },
  authors: ['Ann'],
  said: '',
  seenAt: 0,
})
const resting = (text: string, now = Date.now()) =>
  restingTickets([ticket(text)], ticketMarks('s').get(), now)

test('a ticket that needs no answer comes back when the customer writes again', () => {
  openPrivateStores('merchant')
  markTicket('s', ticket('Thanks!'), { isDone: true })
  expect(resting('Thanks!').get('t')?.isDone).toBe(true)
  expect(resting('It broke again').size).toBe(0)
})

test('a ticket put off comes back at its time, or at once with a new message', () => {
  const until = Date.now() + 1000
  markTicket('s', ticket('Later?'), { isDone: false, until })
  expect(nextEnd(resting('Later?'))).toBe(until)
  expect(resting('Later?', until + 1).size).toBe(0)
  expect(resting('Now!').size).toBe(0)
  const due = (text: string, now: number) =>
    dueTickets([ticket(text)], ticketMarks('s').get(), now).has('t')
  expect(due('Later?', until - 1)).toBe(false)
  expect(due('Later?', until)).toBe(true)
  expect(due('Now!', until)).toBe(false)
})

test('a ticket can be brought back by hand', () => {
  markTicket('s', ticket('x'), { isDone: false, until: undefined })
  expect(nextEnd(resting('x'))).toBeUndefined()
  unmarkTicket('s', 't')
  expect(resting('x').size).toBe(0)
})
