import { highest } from '#base/numbers/large-lists.ts'
import { instantOf } from '#base/time/by-time.ts'
import { byLastEntry, type KnownCustomer, type KnownTicket } from './ticket-records.ts'

/** A guess, because a message carries only a name; one without counts as the customer's. */
export function isWaiting(
  { lastEntry }: Pick<KnownTicket, 'lastEntry'>,
  ownNames: readonly string[],
): boolean {
  return lastEntry !== undefined && !ownNames.includes(lastEntry.name ?? '')
}

export type Tickets = {
  tickets: readonly KnownTicket[]
  ownNames: readonly string[]
  resting: ReadonlyMap<string, unknown>
  /** Answered, and to be looked at again. */
  due?: ReadonlySet<string>
}

/** Longest wait first; answered ones that came back stand at the end. */
export function waitingTickets({ tickets, ownNames, resting, due }: Tickets): KnownTicket[] {
  const open = tickets.filter(({ id }) => !resting.has(id)).toSorted((a, b) => byLastEntry(b, a))
  const isAnswered = (ticket: KnownTicket) => !isWaiting(ticket, ownNames)
  return [
    ...open.filter((ticket) => !isAnswered(ticket)),
    ...open.filter((ticket) => isAnswered(ticket) && due?.has(ticket.id)),
  ]
}

export function oldestAnswered(
  customers: ReadonlyMap<string, KnownCustomer>,
  ownNames: readonly string[],
): KnownCustomer[] {
  return [...customers.values()]
    .filter(({ tickets }) => !tickets.some((ticket) => isWaiting(ticket, ownNames)))
    .map((customer) => ({ customer, last: lastWordOf(customer) }))
    .toSorted((a, b) => a.last - b.last)
    .map(({ customer }) => customer)
}

/** A customer without tickets is worth less than any who wrote within a year. */
function lastWordOf({ tickets, readAt }: KnownCustomer): number {
  if (tickets.length === 0) return readAt - 365 * 86_400_000
  return highest(tickets.map(({ lastEntry }) => instantOf(lastEntry?.date) ?? 0)) ?? 0
}
