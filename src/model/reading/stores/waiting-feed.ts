import { type KnownTicket, byLastEntry } from '#model/records/tickets/ticket-records.ts'
import { waitingTickets } from '#model/records/tickets/waiting.ts'

type Known = Parameters<typeof waitingTickets>[0]
export type WaitingTicket = { storeId: string; ownNames: readonly string[]; ticket: KnownTicket }

/** Who waits in any of the stores, longest wait first, as in each store's own list. */
export function waitingFeed(
  sources: readonly { storeId: string; index: Known }[],
): WaitingTicket[] {
  return sources
    .flatMap(({ storeId, index }) =>
      waitingTickets(index).map((ticket) => ({ storeId, ownNames: index.ownNames, ticket })),
    )
    .toSorted((a, b) => byLastEntry(b.ticket, a.ticket))
}
