import { instantOf } from '#base/time/by-time.ts'
import type { RowCount } from '#model/records/row-counts.ts'
import type { KnownCustomer } from './ticket-records.ts'
import { type Tickets, waitingTickets } from './waiting.ts'

type Known = Tickets & { customers: ReadonlyMap<string, KnownCustomer> }

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
    const isNew = at === undefined ? before.customers.has(writer.toLowerCase()) : at >= since
    return isNew && !known.has(key) ? writer : []
  })
}

const waitingWords = ({ tickets, ownNames, resting }: Tickets) =>
  waitingTickets({ tickets, ownNames, resting }).map(({ id, customerId, lastEntry }) => ({
    key: `${id} ${lastEntry?.date ?? ''}`,
    writer: customerId || id,
    at: instantOf(lastEntry?.date),
  }))
