import * as z from 'zod/mini'
import { privateStores } from '#base/private-store.ts'
import type { Customer } from '#api/schemas/customers.ts'
import { list } from '#api/schemas/fields.ts'
import type { Ticket, TicketEntry } from '#api/schemas/tickets.ts'

/*
 * The platform has no list of tickets: they come inside customer records. This index keeps those of
 * the records read, per store, so that the tickets page has something to show.
 */
const text = z.optional(z.string())

const KnownEntry = z.object({ name: text, date: text, text })

const KnownTicket = z.object({
  id: z.string(),
  customerId: z.string(),
  emailAddress: text,
  subject: text,
  dateCreated: text,
  /** Nearly always the customer. */
  firstAuthor: text,
  lastEntry: z.optional(KnownEntry),
  /** Milliseconds since 1970 when the customer's record was read. */
  seenAt: z.number(),
})
export type KnownTicket = z.infer<typeof KnownTicket>

/** Older lines are dropped when the index is loaded. */
const KEPT_FOR = 90 * 86_400_000
const isRecent = (time: number) => time > Date.now() - KEPT_FOR

const TicketIndex = z.object({
  tickets: z.pipe(
    list(KnownTicket),
    z.transform((tickets) => tickets.filter(({ seenAt }) => isRecent(seenAt))),
  ),
  /** Author names under which replies from this browser have appeared. */
  ownNames: list(z.string()),
  /** The customer records read, with or without tickets, and when. */
  customers: z.catch(
    z.pipe(
      z.record(z.string(), z.number()),
      z.transform((customers) =>
        Object.fromEntries(Object.entries(customers).filter(([, seenAt]) => isRecent(seenAt))),
      ),
    ),
    () => ({}),
  ),
})
export type TicketIndex = z.infer<typeof TicketIndex>

const MOST_TICKETS = 300
const MOST_CUSTOMERS = 1000
const MOST_NAMES = 20
const LONGEST_LINE = 200

const empty: TicketIndex = { tickets: [], ownNames: [], customers: {} }

export const ticketIndex = privateStores('tickets', TicketIndex, empty)

/** Replaces the customer's remembered tickets with those of their current record. */
export function rememberTickets(
  storeId: string,
  customer: Pick<Customer, 'id' | 'emailAddress' | 'tickets'>,
  seenAt = Date.now(),
) {
  if (customer.id === '') return
  const theirs = customer.tickets
    .filter((ticket) => ticket.id !== '' && isOfStore(ticket, storeId))
    .map((ticket) => knownTicket(ticket, customer, seenAt))
  ticketIndex(storeId).set(({ tickets, customers, ownNames }) => {
    const others = tickets.filter(({ customerId }) => customerId !== customer.id)
    return {
      tickets: [...others, ...theirs].toSorted(byLastEntry).slice(0, MOST_TICKETS),
      customers: latest({ ...customers, [customer.id]: seenAt }),
      ownNames,
    }
  })
}

/** Remembers the author name under which one of our replies came back. */
export function rememberOwnName(storeId: string, name: string | undefined) {
  if (!name) return
  ticketIndex(storeId).set((index) =>
    index.ownNames.includes(name)
      ? index
      : { ...index, ownNames: [name, ...index.ownNames].slice(0, MOST_NAMES) },
  )
}

/**
 * Whether the customer seems to have written last. A guess, because entries carry only a name: the
 * customer is whoever wrote first, unless that name is one of ours.
 */
export function isWaiting(
  { firstAuthor, lastEntry }: Pick<KnownTicket, 'firstAuthor' | 'lastEntry'>,
  ownNames: readonly string[],
): boolean {
  const lastAuthor = lastEntry?.name
  return Boolean(lastAuthor) && lastAuthor === firstAuthor && !ownNames.includes(lastAuthor ?? '')
}

/** The tickets that seem to wait for a reply, longest wait first. */
export function waitingTickets({ tickets, ownNames }: TicketIndex): KnownTicket[] {
  return tickets
    .filter((ticket) => isWaiting(ticket, ownNames))
    .toSorted((a, b) => byLastEntry(b, a))
}

/** Sorts entries by time; those without a date keep their place. */
export function inOrder(entries: readonly TicketEntry[]): TicketEntry[] {
  return entries.toSorted((a, b) =>
    a.dateCreated && b.dateCreated ? compare(a.dateCreated, b.dateCreated) : 0,
  )
}

function isOfStore(ticket: Ticket, storeId: string): boolean {
  return !ticket.storeId || ticket.storeId.toLowerCase() === storeId.toLowerCase()
}

function knownTicket(
  ticket: Ticket,
  customer: Pick<Customer, 'id' | 'emailAddress'>,
  seenAt: number,
): KnownTicket {
  const entries = inOrder(ticket.entries)
  const last = entries.at(-1)
  return {
    id: ticket.id,
    customerId: customer.id,
    emailAddress: shortLine(ticket.emailAddress ?? customer.emailAddress),
    subject: shortLine(ticket.subject),
    dateCreated: shortLine(ticket.dateCreated),
    firstAuthor: shortLine(entries[0]?.name),
    lastEntry: last && {
      name: shortLine(last.name),
      date: shortLine(last.dateCreated),
      text: shortLine(last.message),
    },
    seenAt,
  }
}

/** Cuts a text of any length to one short line. */
function shortLine(value: string | undefined): string | undefined {
  return value
    ?.slice(0, LONGEST_LINE * 2)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_LINE)
}

function byLastEntry(a: KnownTicket, b: KnownTicket): number {
  return compare(dateOf(b), dateOf(a))
}

const dateOf = ({ lastEntry, dateCreated }: KnownTicket) => lastEntry?.date ?? dateCreated ?? ''

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function latest(customers: Record<string, number>): Record<string, number> {
  const entries = Object.entries(customers)
  if (entries.length <= MOST_CUSTOMERS) return customers
  return Object.fromEntries(entries.toSorted(([, a], [, b]) => b - a).slice(0, MOST_CUSTOMERS))
}
