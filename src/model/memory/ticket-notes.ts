import * as z from 'zod/mini'
import { privateStores } from '#base/private-store.ts'

/* They never leave this browser. */
export const LONGEST_NOTE = 2_000
const MOST = 2_000

const Note = z.object({ text: z.string(), at: z.number() })
export type TicketNotes = Record<string, z.infer<typeof Note>>

export const ticketNotes = privateStores<TicketNotes>(
  'ticket-notes',
  z.catch(z.record(z.string(), Note), () => ({})),
  {},
)

export function noteTicket(storeId: string, ticketId: string, text: string) {
  ticketNotes(storeId).set((notes) => {
    const { [ticketId]: before, ...others } = notes
    if (text.trim() === (before?.text ?? '')) return notes
    if (text.trim() === '') return others
    const note = { text: text.trim().slice(0, LONGEST_NOTE), at: Date.now() }
    const next = [...Object.entries(others), [ticketId, note] as const]
    if (next.length <= MOST) return Object.fromEntries(next)
    return Object.fromEntries(next.toSorted(([, a], [, b]) => b.at - a.at).slice(0, MOST))
  })
}

export function tagsIn(note: string): string[] {
  const found = [...note.matchAll(/(?:^|\s)(#[\p{L}\p{N}][\p{L}\p{N}_-]{0,29})/gu)]
  return [...new Set(found.map(([, tag = '']) => tag.toLowerCase()))]
}
