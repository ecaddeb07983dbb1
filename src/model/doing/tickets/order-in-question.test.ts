import { expect, test } from 'vitest'
import { Order } from '#api/schemas/orders.ts'
import { Ticket } from '#api/schemas/tickets.ts'
import { orderInQuestion } from './order-in-question.ts'

const orders = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].map((start) =>
  Order.parse({ id: `${start}-0000-4000-8000-000000000001` }),
)
const ticket = (subject: string, ...messages: string[]) =>
  Ticket.parse({ id: 't', subject, entries: messages.map((message) => ({ message })) })
const asked = (told: Ticket, chosen?: string) => orderInQuestion(orders, told, chosen)?.id[0]

test('a ticket that names no order is about the newest one', () => {
  expect(asked(ticket('Key is in use', 'Hello'))).toBe('a')
  expect(orderInQuestion([], ticket('Hello'), undefined)).toBeUndefined()
})

test('a ticket is about the order named last, in any spelling of its id', () => {
  expect(asked(ticket('Order BBBBBBBB', 'Any news?'))).toBe('b')
  expect(asked(ticket('Order bbbbbbbb', 'No, cccccccc-0000-4000-8000-000000000001'))).toBe('c')
})

test('a choice by hand wins while the customer has that order', () => {
  expect(asked(ticket('Order bbbbbbbb'), orders[2]?.id)).toBe('c')
  expect(asked(ticket('Order bbbbbbbb'), 'gone')).toBe('b')
})

test('a ticket is never about an order without an id', () => {
  expect(orderInQuestion([Order.parse({})], ticket('Hello'), undefined)).toBeUndefined()
})
