import { folded } from '#base/text/folded.ts'
import type { LinkProps } from '@tanstack/react-router'
import { t } from '#base/language/words.ts'
import type { TicketsAddress } from '#model/reading/lists/lists.ts'
import { fromList } from '#model/hooks/use-list-origin.ts'
import type { KnownTicket } from '#model/records/tickets/ticket-records.ts'
import type { TicketIndex } from '#model/reading/memory/tickets.ts'
import type { TicketNotes } from '#model/reading/memory/ticket-notes.ts'
import { waitingTickets } from '#model/records/tickets/waiting.ts'
import { inGroups } from './ticket-groups.ts'

/** The tickets of a view in the order of their groups: those waiting first, longest wait first. */
export function ticketsShown(
  index: TicketIndex,
  { view, q }: TicketsAddress,
  drafted: ReadonlySet<string>,
  notes: TicketNotes,
): KnownTicket[] {
  const all = inGroups(index)
  const shown = {
    waiting: () => waitingTickets(index),
    later: () => index.tickets.filter(({ id }) => index.resting.has(id)),
    drafts: () => all.filter(({ id }) => drafted.has(id)),
    all: () => all,
  }[view ?? 'all']()
  const term = q && folded(q)
  return term
    ? shown.filter((ticket) => textOf(ticket, notes[ticket.id]?.text).includes(term))
    : shown
}

/** A search that begins among those that wait looks through every ticket. */
export function searchedTickets(before: TicketsAddress, q: string | undefined): TicketsAddress {
  const isNew = q !== undefined && before.q === undefined && before.view === 'waiting'
  return { ...before, q, ...(isNew && { view: 'all' }) }
}

function textOf({ id, emailAddress, subject, authors, said }: KnownTicket, note = ''): string {
  return folded([id, emailAddress, subject, note, ...authors, said].join('\n'))
}

export const subjectWords = (subject: string | undefined) => subject?.trim() || t`No subject`

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
