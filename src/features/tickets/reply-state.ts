import type { ApiError } from '#api/errors.ts'
import type { TicketEntry } from '#api/schemas/tickets.ts'

/** A reply as far as it is known. "Sent" needs its entry in the ticket. */
export type ReplyState =
  | { phase: 'writing' }
  /** Nothing has left yet; until then it may be taken back. */
  | { phase: 'holding'; message: string; until: number }
  | { phase: 'prechecking'; message: string }
  /** Entries that were not on screen when the reply was written. Nothing was sent. */
  | { phase: 'newer'; message: string; entries: TicketEntry[] }
  | { phase: 'sending'; message: string }
  /** `isQuiet`: long enough after sending that its entry would be expected to be there. */
  | { phase: 'checking'; message: string; error?: ApiError; isQuiet: boolean }
  /** More entries than one: the connection repeated it. */
  | { phase: 'sent'; message: string; entries: TicketEntry[] }
  /** The service said yes, and yet the ticket does not show it. */
  | { phase: 'not-shown'; message: string }
  | { phase: 'rejected'; message: string; error: ApiError }
  | { phase: 'not-recorded'; message: string }
  | { phase: 'not-sent'; message: string; reason: 'elsewhere' | 'failed'; error?: ApiError }

/** The text is on its way, or may be: it must stay as it is. */
export function isUnderWay({ phase }: ReplyState): boolean {
  return ['holding', 'prechecking', 'sending', 'checking'].includes(phase)
}

/** It may have happened and nobody has seen whether: it must not be forgotten. */
export function isOpen({ phase }: ReplyState): boolean {
  return phase === 'sending' || phase === 'checking'
}

/** What is counted and sent: blanks at the ends say nothing, and line ends are one character. */
export function replyText(draft: string): string {
  return draft.replaceAll(/\r\n?/g, '\n').trim()
}

export function entryKey({ id, dateCreated, name, message }: TicketEntry): string {
  return id || JSON.stringify([dateCreated, name, message])
}

/** The entries beyond the known ones that say just this. */
export function newEntriesSaying(
  message: string,
  entries: readonly TicketEntry[],
  known: ReadonlySet<string>,
): TicketEntry[] {
  return entries.filter(
    (entry) => !known.has(entryKey(entry)) && replyText(entry.message ?? '') === message,
  )
}
