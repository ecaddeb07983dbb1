import { ReplyToTicket } from '#api/schemas/tickets.ts'
import { type Handler, bodyOf, byId, created, orNotFound, storeOf } from './call.ts'
import type { Store } from './database.ts'
import type { Ticket, TicketEntry } from './records.ts'
import type { Customer } from './seed-customers.ts'
import { STAFF_NAME, ticketsOf } from './seed-tickets.ts'
import { instant } from './seed-time.ts'
import { spelt } from './spelling.ts'

/** Appends an entry on every call, even with the same text. */
export const replyTicket: Handler = (call) => {
  const store = storeOf(call)
  const id = call.parameters['ticketId']!.toLowerCase()
  const customer = orNotFound(store.seed.ticketOwners().get(id), 'TICKET')
  const { message } = bodyOf(call, ReplyToTicket)
  const entry: TicketEntry = {
    id: crypto.randomUUID(),
    dateCreated: instant(call.database.clock()),
    message: spelt(message, call.database.character.spelling),
    name: STAFF_NAME,
  }
  store.replies.set(id, [...(store.replies.get(id) ?? []), entry])
  return created(byId(ticketsWithReplies(store, customer), id, 'TICKET'))
}

export function ticketsWithReplies(store: Store, customer: Customer): Ticket[] {
  return ticketsOf(store.id, customer, store.seed.now).map((ticket) => ({
    ...ticket,
    entries: [...ticket.entries, ...(store.replies.get(ticket.id) ?? [])],
  }))
}
