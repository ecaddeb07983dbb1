import type { Ticket } from '#api/schemas/tickets.ts'
import { instantOf } from '#base/time/by-time.ts'
import { comparing } from '#base/numbers/compare.ts'
import { inOrder } from '#model/records/tickets/ticket-records.ts'
import { isWaiting } from '#model/records/tickets/waiting.ts'

export type TicketLine = {
  id: string
  subject: string | undefined
  messages: number
  preview: string
  /** The date of the last message, or of the ticket without one. */
  date: string | undefined
  isWaiting: boolean
}

const PREVIEW = 160

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
        isWaiting: isWaiting({ lastEntry: last }, ownNames),
      }
    })
    .toSorted(comparing(({ date }) => instantOf(date), true))
}
