import * as z from 'zod/mini'
import { instantOf } from '#base/time/by-time.ts'
import { isSameId } from '#base/text/same-id.ts'
import type { Customer } from '#api/schemas/customers.ts'
import { list } from '#api/schemas/fields.ts'
import type { Ticket, TicketEntry } from '#api/schemas/tickets.ts'

/* The platform has no list of tickets: they come inside customer records. */
const text = z.optional(z.string())

const KnownEntry = z.object({ name: text, date: text, text })

const KnownTicket = z.object({
  id: z.string(),
  customerId: z.string(),
  emailAddress: text,
  subject: text,
  dateCreated: text,
  firstAuthor: text,
  lastEntry: z.optional(KnownEntry),
  /** Of the last entry, if the platform sent one. */
  lastId: text,
  authors: list(z.string()),
  said: z.catch(z.string(), ''),
  /** Milliseconds since 1970 when the customer's record was read. */
  seenAt: z.number(),
})
export type KnownTicket = z.infer<typeof KnownTicket>

export const KnownCustomer = z.object({
  id: z.string(),
  email: text,
  /** Milliseconds since 1970. */
  readAt: z.number(),
  tickets: list(KnownTicket),
})
export type KnownCustomer = z.infer<typeof KnownCustomer>

const LONGEST_LINE = 200
const LONGEST_SAID = 4_000
const MOST_AUTHORS = 20

type CustomerPart = Pick<Customer, 'id' | 'emailAddress' | 'tickets'>

export function knownCustomer(
  storeId: string,
  customer: CustomerPart,
  readAt: number,
): KnownCustomer {
  return {
    id: customer.id,
    email: shortLine(customer.emailAddress?.toLowerCase()),
    readAt,
    tickets: customer.tickets
      .filter((ticket) => ticket.id !== '' && isOfStore(ticket, storeId))
      .map((ticket) => knownTicket(ticket, customer, readAt)),
  }
}

export function entryKey({ id, dateCreated, name, message }: TicketEntry): string {
  return id || JSON.stringify([dateCreated, name, message])
}

export function inOrder(entries: readonly TicketEntry[]): TicketEntry[] {
  return entries.toSorted((a, b) => {
    const [first, second] = [instantOf(a.dateCreated), instantOf(b.dateCreated)]
    return first === undefined || second === undefined ? 0 : first - second
  })
}

export function byLastEntry(a: KnownTicket, b: KnownTicket): number {
  return dateOf(b) - dateOf(a)
}

/** Also if the ticket names no store. */
export function isOfStore(ticket: Ticket, storeId: string): boolean {
  return !ticket.storeId || isSameId(ticket.storeId, storeId)
}

function knownTicket(ticket: Ticket, customer: CustomerPart, seenAt: number): KnownTicket {
  const entries = inOrder(ticket.entries)
  const last = entries.at(-1)
  const names = entries.flatMap(({ name }) => shortLine(name) ?? [])
  return {
    id: ticket.id,
    customerId: customer.id,
    emailAddress: shortLine(ticket.emailAddress ?? customer.emailAddress),
    subject: shortLine(ticket.subject),
    dateCreated: shortLine(ticket.dateCreated),
    firstAuthor: shortLine(entries[0]?.name),
    lastEntry: last && knownEntry(last),
    lastId: last?.id || undefined,
    authors: [...new Set(names)].slice(0, MOST_AUTHORS),
    said: saidIn(entries),
    seenAt,
  }
}

export const knownEntry = ({ name, dateCreated, message }: TicketEntry) => ({
  name: shortLine(name),
  date: shortLine(dateCreated),
  text: shortLine(message),
})

function saidIn(entries: readonly TicketEntry[]): string {
  let said = ''
  for (const { message = '' } of entries.toReversed()) {
    if (said.length >= LONGEST_SAID) break
    said += `${message.slice(0, LONGEST_SAID - said.length).toLowerCase()}\n`
  }
  return said.slice(0, LONGEST_SAID).trim()
}

function shortLine(value: string | undefined): string | undefined {
  return (
    value
      ?.slice(0, LONGEST_LINE * 2)
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, LONGEST_LINE) || undefined
  )
}

const dateOf = ({ lastEntry, dateCreated }: KnownTicket) =>
  instantOf(lastEntry?.date ?? dateCreated) ?? 0
