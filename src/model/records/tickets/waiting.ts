import { highest } from '#base/numbers/large-lists.ts'
import { instantOf } from '#base/time/by-time.ts'
import type { RowCount } from '#model/records/row-counts.ts'
import { byLastEntry, type KnownCustomer, type KnownTicket } from './ticket-records.ts'

/** A guess, because a message carries only a name; one without counts as the customer's. */
export function isWaiting(
  { lastEntry }: Pick<KnownTicket, 'lastEntry'>,
  ownNames: readonly string[],
): boolean {
  return lastEntry !== undefined && !ownNames.includes(lastEntry.name ?? '')
}

type Tickets = {
  tickets: readonly KnownTicket[]
  ownNames: readonly string[]
  resting: ReadonlyMap<string, unknown>
  /** Answered, and to be looked at again. */
  due?: ReadonlySet<string>
}

export function waitingTickets({ tickets, ownNames, resting, due }: Tickets): KnownTicket[] {
  return tickets
    .filter(
      (ticket) => (isWaiting(ticket, ownNames) || due?.has(ticket.id)) && !resting.has(ticket.id),
    )
    .toSorted((a, b) => byLastEntry(b, a))
}

/**
 * How many customers wrote since then and wait for a reply. `isWhole` says whether all customers
 * were checked; one who was checked before may have written meanwhile.
 */
export function wroteSince(
  {
    tickets,
    ownNames,
    resting,
    customers,
  }: Tickets & { customers: ReadonlyMap<string, KnownCustomer> },
  since: number,
  isWhole: boolean,
): RowCount {
  const waiting = waitingTickets({ tickets, ownNames, resting }).map((ticket) => ({
    writer: ticket.customerId || ticket.id,
    at: instantOf(ticket.lastEntry?.date),
  }))
  const isKnown = isWhole && waiting.every(({ at }) => at !== undefined)
  return {
    count: new Set(waiting.flatMap(({ writer, at = 0 }) => (at >= since ? writer : []))).size,
    isMore: !isKnown || [...customers.values()].some(({ readAt }) => readAt < since),
  }
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
  return highest(tickets.map(({ lastEntry }) => Date.parse(lastEntry?.date ?? '') || 0)) ?? 0
}
