import type { TicketEntry } from '#api/schemas/tickets.ts'
import type { WriteState } from './machine.ts'

/**
 * A reply as far as it is known. Done: more entries than one mean that the connection repeated it.
 * Changed: entries that were not on screen when it was written.
 */
export type ReplyState = WriteState<TicketEntry[], TicketEntry[]>

/** What is counted and sent: without blanks at the ends, and with one character per line end. */
export function replyText(draft: string): string {
  return draft.replaceAll(/\r\n?/g, '\n').trim()
}

export function entryKey({ id, dateCreated, name, message }: TicketEntry): string {
  return id || JSON.stringify([dateCreated, name, message])
}
