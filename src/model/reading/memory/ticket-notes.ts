import { presentTime } from '#base/time/now.ts'
import * as z from 'zod/mini'
import { privateStores } from '#base/storage/private-store.ts'
import { readableEntries } from './readable-entries.ts'

/* They never leave this browser. */
export const LONGEST_NOTE = 2_000
/** Two notes that became one are longer than one may be typed. */
const LONGEST_MERGED = 3 * LONGEST_NOTE
const MOST = 2_000

const Note = z.object({ text: z.string().check(z.maxLength(LONGEST_MERGED)), at: z.number() })
export const TicketNotes = z.record(z.string(), Note)
export type TicketNotes = z.infer<typeof TicketNotes>

export const ticketNotes = privateStores<TicketNotes>('ticket-notes', readableEntries(Note), {})

/** `before` is what the merchant began with: the disk may hold another note that nobody saw. */
export function noteTicket(storeId: string, ticketId: string, text: string, before?: string) {
  const typed = text.trim().slice(0, LONGEST_NOTE)
  change(storeId, ticketId, (stored) => mergedNote(stored, typed, before ?? stored))
}

export function tagTicket(storeId: string, ticketId: string, tags: readonly string[]) {
  change(storeId, ticketId, (stored) => withTags(stored, tags))
}

function change(storeId: string, ticketId: string, edit: (stored: string) => string) {
  const at = presentTime()
  ticketNotes(storeId).set((notes) => {
    const { [ticketId]: before, ...others } = notes
    const text = edit(before?.text ?? '')
    if (text === (before?.text ?? '')) return notes
    return text === '' ? others : latestNotes({ ...others, [ticketId]: { text, at } })
  })
}

/** Of two notes that began as one: a word too much rather than one lost. */
export function mergedNote(theirs: string, ours: string, before: string): string {
  if (theirs === before || ours.includes(theirs)) return ours
  if (ours === before || theirs.includes(ours)) return theirs
  const added = before !== '' && theirs.startsWith(before) && theirs.slice(before.length)
  return added ? ours + added : `${theirs}\n${ours}`
}

export function withTags(note: string, tags: readonly string[]): string {
  const known = tagsIn(note)
  const missing = tags.filter((tag) => !known.includes(tag)).join(' ')
  if (missing === '') return note
  const most = note.length > LONGEST_NOTE ? LONGEST_MERGED : LONGEST_NOTE
  return `${note.slice(0, most - missing.length - 1)}\n${missing}`.trim()
}

export function latestNotes(notes: TicketNotes): TicketNotes {
  const all = Object.entries(notes)
  if (all.length <= MOST) return notes
  return Object.fromEntries(all.toSorted(([, a], [, b]) => b.at - a.at).slice(0, MOST))
}

export function tagsIn(note: string): string[] {
  const found = [...note.matchAll(/(?:^|\s)(#[\p{L}\p{N}][\p{L}\p{N}_-]{0,29})/gu)]
  return [...new Set(found.map(([, tag = '']) => tag.toLowerCase()))]
}
