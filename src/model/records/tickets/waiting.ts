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

type Known = Tickets & { customers: ReadonlyMap<string, KnownCustomer> }

/** Longest wait first; answered ones that came back stand at the end. */
export function waitingTickets({ tickets, ownNames, resting, due }: Tickets): KnownTicket[] {
  const open = tickets.filter(({ id }) => !resting.has(id)).toSorted((a, b) => byLastEntry(b, a))
  const isAnswered = (ticket: KnownTicket) => !isWaiting(ticket, ownNames)
  return [
    ...open.filter((ticket) => !isAnswered(ticket)),
    ...open.filter((ticket) => isAnswered(ticket) && due?.has(ticket.id)),
  ]
}

/**
 * How many customers wrote since then and wait for a reply. `isWhole` says whether all customers
 * were checked; one who was checked before may have written meanwhile.
 */
export function wroteSince(
  { tickets, ownNames, resting, customers }: Known,
  since: number,
  isWhole: boolean,
): RowCount {
  const waiting = waitingWords({ tickets, ownNames, resting })
  const isKnown = isWhole && waiting.every(({ at }) => at !== undefined)
  return {
    count: new Set(waiting.flatMap(({ writer, at = 0 }) => (at >= since ? writer : []))).size,
    isMore: !isKnown || [...customers.values()].some(({ readAt }) => readAt < since),
  }
}

/**
 * The customers whose words wait now and did not before, unless these are older than `since`, as
 * where a browser reads its first tickets, or one comes back that was put aside. Without a time,
 * they are new of a customer who was known.
 */
export function newWriters(before: Known, now: Known, since: number): string[] {
  const known = new Set(waitingWords(before).map(({ key }) => key))
  return waitingWords(now).flatMap(({ key, writer, at }) => {
    const isNew = at === undefined ? before.customers.has(writer) : at >= since
    return isNew && !known.has(key) ? writer : []
  })
}

const waitingWords = ({ tickets, ownNames, resting }: Tickets) =>
  waitingTickets({ tickets, ownNames, resting }).map(({ id, customerId, lastEntry }) => ({
    key: `${id} ${lastEntry?.date ?? ''}`,
    writer: customerId || id,
    at: instantOf(lastEntry?.date),
  }))

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
