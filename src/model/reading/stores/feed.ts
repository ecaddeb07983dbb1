import type { Order } from '#api/schemas/orders.ts'
import { exactInstant } from '#base/time/moment.ts'
import { type KnownTicket, byLastEntry } from '#model/records/tickets/ticket-records.ts'
import { waitingTickets } from '#model/records/tickets/waiting.ts'

export type FeedSource = {
  storeId: string
  orders: readonly Order[]
  hasMore: boolean
  /** Which of them the feed is about, since a platform may give others. */
  isMeant?: (order: Order) => boolean
}
type FeedEntry = { storeId: string; order: Order }

export type Feed = {
  /** Newest first; ends where the first store's older orders are not read yet. */
  entries: FeedEntry[]
  until: number | undefined
  next: string[]
  /** Stores left out: of a list that is not newest first, the newest are not known. */
  unsorted: string[]
}

/**
 * Before the instant that all stores were read to, one store's orders would be missing among the
 * others'.
 */
export function mergedFeed(all: readonly FeedSource[]): Feed {
  const unsorted = [...new Set(all.filter(isUnsorted).map(({ storeId }) => storeId))]
  const sources = all.filter(({ storeId }) => !unsorted.includes(storeId))
  const open = sources.filter(({ hasMore, orders }) => hasMore && orders.length > 0)
  const ends = open.map(({ orders }) => Math.min(...orders.map(instantOf).filter(Number.isFinite)))
  const until = ends.length > 0 ? Math.max(...ends) : undefined
  const entries = sources
    .flatMap(({ storeId, orders, isMeant = () => true }) =>
      orders.filter(isMeant).map((order) => ({ storeId, order })),
    )
    .filter(({ order }) => until === undefined || instantOf(order) >= until)
    .filter(isFirst)
    .toSorted((a, b) => (instantOf(b.order) || 0) - (instantOf(a.order) || 0))
  const next = open.filter((_, index) => ends[index] === until).map(({ storeId }) => storeId)
  return { entries, until, next: [...new Set(next)], unsorted }
}

/** The list of another word may have given it, too. */
function isFirst({ storeId, order }: FeedEntry, at: number, all: FeedEntry[]): boolean {
  const isSame = (one: FeedEntry) => one.storeId === storeId && one.order.id === order.id
  return order.id === '' || all.findIndex(isSame) === at
}

function isUnsorted({ orders, hasMore }: FeedSource): boolean {
  const times = orders.map(instantOf).filter(Number.isFinite)
  const isUndated = times.length === 0 && orders.length > 0
  return hasMore && (isUndated || times.some((time, index) => time > (times[index - 1] ?? time)))
}

const instantOf = ({ dateCreated }: Order) => exactInstant(dateCreated)

type Known = Parameters<typeof waitingTickets>[0]
export type WaitingTicket = { storeId: string; ownNames: readonly string[]; ticket: KnownTicket }

/** Who waits in any of the stores, longest wait first, as in each store's own list. */
export function waitingFeed(
  sources: readonly { storeId: string; index: Known }[],
): WaitingTicket[] {
  return sources
    .flatMap(({ storeId, index }) =>
      waitingTickets(index).map((ticket) => ({ storeId, ownNames: index.ownNames, ticket })),
    )
    .toSorted((a, b) => byLastEntry(b.ticket, a.ticket))
}
