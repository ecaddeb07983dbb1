import type { TicketEntry } from '#api/schemas/tickets.ts'
import { isUnderWay, type WriteState } from './machine.ts'

/** A reply as far as it is known. "Sent" needs its entry in the ticket. */
export type ReplyState =
  /** Nothing has left yet; until then it may be taken back. */
  | { phase: 'holding'; until: number }
  /** Done: more entries than one mean that the connection repeated it. Changed: newer entries. */
  | WriteState<TicketEntry[], TicketEntry[]>

/** The text is on its way, or may be: it must stay as it is. */
export function isBusy(state: ReplyState): boolean {
  return state.phase === 'holding' || state.phase === 'checking' || isUnderWay(state)
}

/** Entries that were not on screen when the reply was written. Nothing was sent. */
export function newerEntries(state: ReplyState): TicketEntry[] | undefined {
  return state.phase === 'not-sent' ? state.change : undefined
}

/** What is counted and sent: blanks at the ends say nothing, and line ends are one character. */
export function replyText(draft: string): string {
  return draft.replaceAll(/\r\n?/g, '\n').trim()
}

export function entryKey({ id, dateCreated, name, message }: TicketEntry): string {
  return id || JSON.stringify([dateCreated, name, message])
}
