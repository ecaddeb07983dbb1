import * as z from 'zod/mini'
import { privateStores } from '#base/private-store.ts'

/* They never leave this browser. */
export const LONGEST_NOTE = 2_000
const MOST = 2_000

const Note = z.object({ text: z.string().check(z.maxLength(LONGEST_NOTE)), at: z.number() })
export const TicketNotes = z.record(z.string(), Note)
export type TicketNotes = z.infer<typeof TicketNotes>

export const ticketNotes = privateStores<TicketNotes>(
  'ticket-notes',
  z.catch(TicketNotes, () => ({})),
  {},
)

export function noteTicket(storeId: string, ticketId: string, text: string) {
  ticketNotes(storeId).set((notes) => {
    const { [ticketId]: before, ...others } = notes
    if (text.trim() === (before?.text ?? '')) return notes
    if (text.trim() === '') return others
    const note = { text: text.trim().slice(0, LONGEST_NOTE), at: Date.now() }
    return latest({ ...others, [ticketId]: note })
  })
}

export function tagTicket(storeId: string, ticketId: string, tags: readonly string[]) {
  const text = ticketNotes(storeId).get()[ticketId]?.text ?? ''
  noteTicket(storeId, ticketId, withTags(text, tags))
}

export function withTags(note: string, tags: readonly string[]): string {
  const known = tagsIn(note)
  const missing = tags.filter((tag) => !known.includes(tag)).join(' ')
  if (missing === '') return note
  return `${note.slice(0, LONGEST_NOTE - missing.length - 1)}\n${missing}`.trim()
}

/** Adds the given notes; they replace those that their tickets already have. */
export function bringBackNotes(storeId: string, notes: TicketNotes) {
  ticketNotes(storeId).set((present) => latest({ ...present, ...notes }))
}

function latest(notes: TicketNotes): TicketNotes {
  const all = Object.entries(notes)
  if (all.length <= MOST) return notes
  return Object.fromEntries(all.toSorted(([, a], [, b]) => b.at - a.at).slice(0, MOST))
}

export function tagsIn(note: string): string[] {
  const found = [...note.matchAll(/(?:^|\s)(#[\p{L}\p{N}][\p{L}\p{N}_-]{0,29})/gu)]
  return [...new Set(found.map(([, tag = '']) => tag.toLowerCase()))]
}
