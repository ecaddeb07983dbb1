import { presentTime } from '#base/time/now.ts'
import * as z from 'zod/mini'
import { privateStores } from '#base/storage/private-store.ts'
import { textDigest } from '#base/text/text-digest.ts'
import type { KnownTicket } from '#model/records/tickets/ticket-records.ts'
import { latestEntries, readableEntries } from './readable-entries.ts'

/* A new message always brings a ticket back, because the decision was about the last one. */
export const Mark = z.object({
  /** Identifies the last message at that time. */
  entry: z.string(),
  /** Undefined for "no answer needed" and "when the customer writes". */
  until: z.optional(z.number()),
  isDone: z.boolean(),
  at: z.number(),
})
export type Mark = z.infer<typeof Mark>
type Marks = Record<string, Mark>

const MOST = 5_000

export const ticketMarks = privateStores<Marks>('ticket-marks', readableEntries(Mark), {})

type Marked = Pick<KnownTicket, 'id' | 'lastEntry'>
type Decision = { isDone: true } | { isDone: false; until: number | undefined }

export function markTicket(storeId: string, ticket: Marked, decision: Decision) {
  const mark = { ...decision, entry: lastEntryOf(ticket), at: presentTime() }
  ticketMarks(storeId).set((marks) => newestMarks({ ...marks, [ticket.id]: mark }))
}

export function unmarkTicket(storeId: string, ticketId: string) {
  ticketMarks(storeId).set((marks) =>
    Object.fromEntries(Object.entries(marks).filter(([id]) => id !== ticketId)),
  )
}

export function restingTickets(
  tickets: readonly KnownTicket[],
  marks: Marks,
  now: number,
): Map<string, Mark> {
  const resting = new Map<string, Mark>()
  for (const ticket of tickets) {
    const mark = marks[ticket.id]
    if (mark?.entry !== lastEntryOf(ticket)) continue
    if (mark.until === undefined || mark.until > now) resting.set(ticket.id, mark)
  }
  return resting
}

/** Their time has come, and nobody has written since. */
export function dueTickets(
  tickets: readonly KnownTicket[],
  marks: Marks,
  now: number,
): Set<string> {
  const isDue = (ticket: KnownTicket) => {
    const { entry, until = Infinity } = marks[ticket.id] ?? {}
    return until <= now && entry === lastEntryOf(ticket)
  }
  return new Set(tickets.filter(isDue).map(({ id }) => id))
}

export function nextEnd(resting: ReadonlyMap<string, Mark>): number | undefined {
  const ends = Array.from(resting.values(), ({ until }) => until ?? Infinity)
  const next = ends.reduce((least, end) => Math.min(least, end), Infinity)
  return Number.isFinite(next) ? next : undefined
}

const lastEntryOf = ({ lastEntry }: Marked): string =>
  lastEntry ? textDigest(JSON.stringify([lastEntry.name, lastEntry.date, lastEntry.text])) : ''

export const newestMarks = (marks: Marks) => latestEntries(marks, MOST)
