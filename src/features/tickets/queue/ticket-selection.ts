import type { LinkProps } from '@tanstack/react-router'
import type { TicketsAddress } from '#model/reading/lists/lists.ts'
import { fromList } from '#model/hooks/use-list-origin.ts'
import type { KnownTicket } from '#model/records/tickets/ticket-records.ts'
import type { TicketIndex } from '#model/reading/memory/tickets.ts'
import type { TicketNotes } from '#model/reading/memory/ticket-notes.ts'
import { waitingTickets } from '#model/records/tickets/waiting.ts'

/** The tickets of a view: those waiting first, longest wait first; then by latest message. */
export function ticketsShown(
  index: TicketIndex,
  { view, q }: TicketsAddress,
  drafted: ReadonlySet<string>,
  notes: TicketNotes,
): KnownTicket[] {
  const waiting = waitingTickets(index)
  const isFirst = new Set(waiting.map(({ id }) => id))
  const others = index.tickets.filter(({ id }) => !isFirst.has(id))
  const later = index.tickets.filter(({ id }) => index.resting.has(id))
  const all = [...waiting, ...others]
  const drafts = all.filter(({ id }) => drafted.has(id))
  const shown = { waiting, later, drafts, all }[view ?? 'all']
  const term = q?.toLowerCase()
  return term
    ? shown.filter((ticket) => textOf(ticket, notes[ticket.id]?.text).includes(term))
    : shown
}

function textOf({ id, emailAddress, subject, authors, said }: KnownTicket, note = ''): string {
  return [id, emailAddress, subject, note, ...authors].join('\n').toLowerCase().concat('\n', said)
}

export const subjectWords = (subject: string | undefined) => subject?.trim() || 'No subject'

type TicketPlace = Pick<KnownTicket, 'id' | 'customerId'>

/** A link to a ticket with the same list beside it; `isFromPage` if it leaves the list's page. */
export function ticketLink(
  storeId: string,
  { id, customerId }: TicketPlace,
  search: TicketsAddress = {},
  isFromPage = false,
) {
  return {
    to: '/stores/$storeId/customers/$customerId/tickets/$ticketId',
    params: { storeId, customerId, ticketId: id },
    search,
    ...(isFromPage && { state: fromList(search) }),
  } satisfies LinkProps
}
