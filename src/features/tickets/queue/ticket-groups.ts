import { t } from '#base/language/words.ts'
import { instantOf } from '#base/time/by-time.ts'
import type { TicketsAddress } from '#model/reading/lists/lists.ts'
import type { TicketIndex } from '#model/reading/memory/tickets.ts'
import type { KnownTicket } from '#model/records/tickets/ticket-records.ts'
import { isWaiting, waitingTickets } from '#model/records/tickets/waiting.ts'
import { folded } from '#base/text/folded.ts'
import type { LinkProps } from '@tanstack/react-router'
import { fromList } from '#model/hooks/use-list-origin.ts'
import type { TicketNotes } from '#model/reading/memory/ticket-notes.ts'

const LATE_AFTER = 4 * 3_600_000
const ANSWERED = t`Answered`

type Rest = 'answered' | 'empty' | 'later'

/** Every ticket, group by group: waiting, put off until now, answered, without messages, later. */
export function inGroups(index: TicketIndex): KnownTicket[] {
  const waiting = waitingTickets(index)
  const isFirst = new Set(waiting.map(({ id }) => id))
  const rest: Record<Rest, KnownTicket[]> = { answered: [], empty: [], later: [] }
  for (const ticket of index.tickets) {
    if (!isFirst.has(ticket.id)) rest[restOf(ticket, index)].push(ticket)
  }
  return [...waiting, ...rest.answered, ...rest.empty, ...rest.later]
}

/** The open ticket, if answering it has taken it out of those that wait. */
export function answeredNow(index: TicketIndex, openId: string): KnownTicket | undefined {
  const open = index.tickets.find(({ id }) => id === openId)
  return open && groupOf(open, index, 0) === ANSWERED ? open : undefined
}

/** It stands above the others, in sight, until the merchant leaves it. */
export function withAnswered(
  shown: readonly KnownTicket[],
  answered: KnownTicket | undefined,
): readonly KnownTicket[] {
  if (!answered) return shown
  return [answered, ...shown.filter(({ id }) => id !== answered.id)]
}

/** The heading over a ticket. */
export function groupOf(ticket: KnownTicket, index: TicketIndex, now: number): string {
  if (index.resting.has(ticket.id)) return t`Later`
  if (isWaiting(ticket, index.ownNames)) {
    if (waitsSince(ticket) === undefined) return t`Waiting, no time given`
    return isLate(ticket, now) ? t`Over 4 hours` : t`Under 4 hours`
  }
  if (index.due.has(ticket.id)) return t`Put off until now`
  return ticket.lastEntry ? ANSWERED : t`No messages yet`
}

/** What was put off and drafts are lists without groups. */
export const hasGroups = ({ view }: TicketsAddress) => !view || view === 'all' || view === 'waiting'

/** Waits so long that it should be seen first. */
export function isLate(ticket: KnownTicket, now: number): boolean {
  const since = waitsSince(ticket)
  return since !== undefined && now - since > LATE_AFTER
}

const waitsSince = ({ lastEntry, dateCreated }: KnownTicket) =>
  instantOf(lastEntry?.date ?? dateCreated)

function restOf({ id, lastEntry }: KnownTicket, { resting }: TicketIndex): Rest {
  if (resting.has(id)) return 'later'
  return lastEntry ? 'answered' : 'empty'
}

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
