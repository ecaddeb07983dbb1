import { expect, test } from 'vitest'
import { learnStaff } from './staff.ts'
import type { KnownTicket } from '#model/records/tickets/ticket-records.ts'

const nobody = { proved: [], ours: [], others: [] }
const ticket = (customerId: string, ...authors: string[]): KnownTicket => ({
  id: customerId,
  customerId,
  emailAddress: undefined,
  subject: undefined,
  dateCreated: undefined,
  firstAuthor: authors[0],
  authors,
  said: '',
  seenAt: 0,
})

test('a name that answers three customers is ours, one that answers two is asked about', () => {
  const tickets = [ticket('a', 'Ann', 'Ines'), ticket('b', 'Ben', 'Ines')]
  expect(learnStaff(tickets, nobody)).toEqual({ ours: [], asked: 'Ines' })
  const many = [...tickets, ticket('c', 'Cleo', 'Ines')]
  expect(learnStaff(many, nobody)).toEqual({ ours: ['Ines'], asked: undefined })
  expect(learnStaff([...many, ticket('d', 'Dan', 'Tom')], nobody).asked).toBe('Tom')
})

test('one’s own name is never asked about, and is a customer’s where it opens more tickets', () => {
  const tickets = [ticket('a', 'Ann', 'Ines')]
  expect(learnStaff(tickets, nobody, ['ines'])).toEqual({ ours: ['Ines'], asked: undefined })
  const other = ticket('b', 'Ines', 'Tom')
  expect(learnStaff([...tickets, other], nobody, ['ines'])).toEqual({ ours: [], asked: 'Tom' })
  const denied = { ...nobody, others: ['Ines'] }
  expect(learnStaff(tickets, denied, ['ines'])).toEqual({ ours: [], asked: undefined })
})

test('a name that opens tickets is not ours, however many customers share it', () => {
  const tickets = ['a', 'b', 'c', 'd'].map((id) => ticket(id, 'Customer'))
  expect(learnStaff(tickets, nobody)).toEqual({ ours: [], asked: undefined })
})

test('a customer who answers under a second name is asked about, not assumed to be ours', () => {
  const found = learnStaff([ticket('a', 'Anna Berg', 'anna@mail.example')], nobody)
  expect(found).toEqual({ ours: [], asked: 'anna@mail.example' })
})

test('the merchant’s answer wins over what was learnt, a proof over the answer', () => {
  const tickets = ['a', 'b', 'c'].map((id) => ticket(id, 'Ann', 'Ines'))
  expect(learnStaff(tickets, { ...nobody, others: ['Ines'] })).toEqual({
    ours: [],
    asked: undefined,
  })
  const proved = { proved: ['Ines'], ours: [], others: ['Ines'] }
  expect(learnStaff(tickets, proved).ours).toEqual(['Ines'])
})
