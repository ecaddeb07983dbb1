import { presentTime } from '#base/time/now.ts'
import * as z from 'zod/mini'
import { LONGEST_MERGED, LONGEST_NOTE, mergedNote, typedNote } from '#base/text/note-text.ts'
import { privateStores } from '#base/storage/private-store.ts'
import { latestEntries, readableEntries } from './readable-entries.ts'

/* They never leave this browser. */
const MOST = 2_000

const Note = z.object({ text: z.string().check(z.maxLength(LONGEST_MERGED)), at: z.number() })
export const TicketNotes = z.record(z.string(), Note)
export type TicketNotes = z.infer<typeof TicketNotes>

export const ticketNotes = privateStores<TicketNotes>('ticket-notes', readableEntries(Note), {})

/** `before` is what the merchant began with: the disk may hold another note that nobody saw. */
export function noteTicket(storeId: string, ticketId: string, text: string, before?: string) {
  const typed = typedNote(text, before)
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

export function withTags(note: string, tags: readonly string[]): string {
  const known = tagsIn(note)
  const missing = tags.filter((tag) => !known.includes(tag)).join(' ')
  if (missing === '') return note
  const most = note.length > LONGEST_NOTE ? LONGEST_MERGED : LONGEST_NOTE
  return `${note.slice(0, most - missing.length - 1)}\n${missing}`.trim()
}

export const latestNotes = (notes: TicketNotes): TicketNotes => latestEntries(notes, MOST)

export function tagsIn(note: string): string[] {
  const found = [...note.matchAll(/(?:^|\s)(#[\p{L}\p{N}][\p{L}\p{N}_-]{0,29})/gu)]
  return [...new Set(found.map(([, tag = '']) => tag.toLowerCase()))]
}
