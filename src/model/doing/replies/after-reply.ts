import * as z from 'zod/mini'
import { TicketState, TicketTag } from '#api/schemas/after-sending.ts'
import type { TicketEntry } from '#api/schemas/tickets.ts'
import { chosenTimeZone, preferences } from '#base/storage/preferences.ts'
import { privateStores, privateStoresLoaded } from '#base/storage/private-store.ts'
import { isSameId } from '#base/text/same-id.ts'
import { markTicket } from '#model/reading/memory/marks.ts'
import { readableEntries } from '#model/reading/memory/readable-entries.ts'
import { sameAccount } from '#model/reading/memory/same-account.ts'
import { tagTicket } from '#model/reading/memory/ticket-notes.ts'
import { knownEntry } from '#model/records/tickets/ticket-records.ts'
import { ticketIndex } from '#model/reading/memory/tickets.ts'
import { looseDigest } from '#model/doing/writes/likeness.ts'
import { restUntil } from '#model/records/tickets/later-times.ts'
import type { AfterSending } from '#model/doing/replies/saved-replies.ts'

/* Kept beside the draft: a reply may be proved sent by another page than the one that sent it. */
const After = z.object({
  state: z.optional(TicketState),
  tags: z.optional(z.array(TicketTag)),
  /** Identifies the message that was sent. */
  said: z.optional(z.string()),
})
type After = z.infer<typeof After>
type Afters = Record<string, After>

const MOST = 500

export const repliesAfter = privateStores<Afters>('ticket-after', readableEntries(After), {})

type Place = { storeId: string; ticketId: string }

export const afterOf = (afters: Afters, ticketId: string): AfterSending | undefined =>
  afters[ticketId.toLowerCase()]

/** Of several saved replies in one box the last state counts, and all tags do. */
export function planAfter({ storeId, ticketId }: Place, { state, tags = [] }: AfterSending) {
  if (state === undefined && tags.length === 0) return
  change(storeId, ticketId, (before) => ({
    state: state ?? before?.state,
    tags: [...new Set([...(before?.tags ?? []), ...tags])],
  }))
}

export function forgetAfter({ storeId, ticketId }: Place) {
  change(storeId, ticketId, () => undefined)
}

/** The message that leaves now, or the last of its parts. */
export function bindAfter({ storeId, ticketId }: Place, message: string) {
  change(storeId, ticketId, (before) => before && { ...before, said: looseDigest(message) })
}

/** Called once these entries are proved to be in the ticket. */
export async function applyAfter({ storeId, ticketId }: Place, entries: readonly TicketEntry[]) {
  const isOurs = sameAccount()
  await privateStoresLoaded()
  if (!isOurs()) return
  const after = repliesAfter(storeId).get()[ticketId.toLowerCase()]
  const sent = entries.findLast(({ message = '' }) => looseDigest(message) === after?.said)
  if (!after || !sent) return
  forgetAfter({ storeId, ticketId })
  const { tickets } = ticketIndex(storeId).get()
  const known = tickets.find((ticket) => isSameId(ticket.id, ticketId))
  const id = known?.id ?? ticketId
  if (after.state) {
    const ticket = { id, lastEntry: knownEntry(sent) }
    markTicket(storeId, ticket, decisionOf(after.state))
  }
  if (after.tags) tagTicket(storeId, id, after.tags)
}

function decisionOf(state: TicketState) {
  if (state === 'done') return { isDone: true } as const
  const until = restUntil(state, Date.now(), chosenTimeZone(preferences()))
  return { isDone: false, until } as const
}

function change(storeId: string, ticketId: string, edit: (before?: After) => After | undefined) {
  const id = ticketId.toLowerCase()
  repliesAfter(storeId).set((afters) => {
    const { [id]: before, ...others } = afters
    const after = edit(before)
    if (before === undefined && after === undefined) return afters
    const all = Object.entries({ ...others, ...(after && { [id]: after }) })
    return Object.fromEntries(all.slice(-MOST))
  })
}
