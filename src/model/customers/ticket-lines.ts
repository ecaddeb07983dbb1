import type { Ticket } from '#api/schemas/tickets.ts'
import { inOrder, isWaiting } from '#model/memory/tickets.ts'

export type TicketLine = {
  id: string
  subject: string | undefined
  messages: number
  /** The beginning of the last message. */
  preview: string
  /** When it was written, else when the ticket was opened. */
  date: string | undefined
  /** The customer seems to have the last word. */
  isWaiting: boolean
}

const PREVIEW = 160

/** A line for each ticket, the one with the latest message first. */
export function ticketLines(tickets: Ticket[], ownNames: readonly string[]): TicketLine[] {
  return tickets
    .map(({ id, subject, dateCreated, entries: given }) => {
      const entries = inOrder(given)
      const last = entries.at(-1)
      return {
        id,
        subject,
        messages: entries.length,
        preview: last?.message?.slice(0, PREVIEW) ?? '',
        date: last?.dateCreated ?? dateCreated,
        isWaiting: isWaiting({ firstAuthor: entries[0]?.name, lastEntry: last }, ownNames),
      }
    })
    .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
}
