import type { Page } from '#api/client.ts'
import { exactCount } from '#api/query.ts'
import type { Order } from '#api/schemas/orders.ts'
import { exactInstant } from '#base/time/moment.ts'
import { orderTone } from '#model/records/orders/order-tone.ts'

export type Known = {
  ids: ReadonlySet<string>
  /**
   * The newest row's time, as sent; undefined unless the first page is shown, newest first. All that
   * comes into an empty list is new.
   */
  since: string | undefined
  /** How many rows lie after `windowOf`: the platform counts them again. */
  atThatTime: number
  /** All orders of the list, if the platform could count them. */
  total: number | undefined
}

const FROM_THE_START = new Date(0).toISOString()

export function knownFrom(
  rows: readonly Order[],
  { isFirstPage, total }: { isFirstPage: boolean; total: number | undefined },
): Known {
  const times = rows.map(({ dateCreated }) => exactInstant(dateCreated))
  const [newest = Number.NaN] = times
  const isByTime = times.every((time, index) => time <= (times[index - 1] ?? Infinity))
  return {
    ids: new Set(rows.map(({ id }) => id)),
    since: isFirstPage && isByTime ? sinceOf(rows) : undefined,
    atThatTime: times.filter((time) => time >= newest - 1).length,
    total,
  }
}

const sinceOf = ([newest]: readonly Order[]) => (newest ? newest.dateCreated : FROM_THE_START)

export type News = {
  count: number | undefined
  isAlarm: boolean
  /** Set if nothing that the platform sends shows which orders are new. */
  isUntold?: true
}

type OneRow = Pick<Page<Order>, 'items' | 'pages'>

export const NO_NEWS: News = { count: 0, isAlarm: false }

/**
 * Tells what arrived, from two kinds of answers: one row of the orders since `windowOf`, whose pages
 * count them, and the rows of the list's own page, which prove them.
 */
export function newsReader(known: Known) {
  /** The count that means "nothing new". */
  let base = known.since === undefined ? known.total : known.atThatTime
  /** What the last answer of one row counted without proof. */
  let claimed: number | undefined
  let told = 0
  let hasNews = false
  /** Whether the base is what the platform counts of the known rows. */
  let isQuiet = false
  /** Whether a page has shown as many new rows as were counted. */
  let isProven = false
  /** The platform counts new rows as more than they are; only pages tell. */
  let miscounts = false
  /** What an answer of one row counted last, and last before a page that proved it. */
  let last: number | undefined
  let paged: number | undefined
  let isFirst = true

  function tell(count: number | undefined, unknown: readonly Order[]): News {
    told = count ?? told
    const isAlarm = unknown.some(({ status }) => orderTone(status).glyph === 'triangle')
    return { count, isAlarm }
  }

  /** Of a whole list only its number is known, in which one that left hides one that arrived. */
  function tellUncounted(isMore: boolean, unknown: readonly Order[]): News {
    hasNews ||= isMore || unknown.length > 0
    return tell(hasNews ? undefined : 0, unknown)
  }

  return {
    /** Undefined if the answer claims news that it does not show: the page has to prove them. */
    fromOne(answer: OneRow): News | undefined {
      const unknown = unknownIn(answer.items)
      const counted = exactCount(answer)
      if (isFirst) base ??= counted
      isFirst = false
      if (counted === undefined) return undefined
      claimed = counted
      const more = counted - (base ?? counted)
      if (known.since === undefined) return tellUncounted(more > 0, unknown)
      last = counted
      isQuiet ||= more === 0 && unknown.length === 0
      // One new row that counts as one.
      isProven ||= isQuiet && more === unknown.length && more > 0
      // What else is counted may be known rows, or new ones in place of known ones that left.
      const isClaim =
        unknown.length === 0 ? more > told : !isProven && (!isQuiet || more > unknown.length)
      if (miscounts ? counted !== paged : isClaim) return undefined
      claimed = undefined
      if (miscounts) return tell(told, unknown)
      // An order may leave a filter while another arrives, so the row itself counts, too.
      return tell(Math.max(more, unknown.length), unknown)
    },

    fromPage(items: readonly Order[], { isPart = false } = {}): News {
      const unknown = unknownIn(items)
      const reachesKnown =
        items.length === 0 ||
        (known.ids.size === 0 ? !isPart : items.some(({ id }) => known.ids.has(id)))
      if (known.since === undefined) return tellUncounted(false, unknown)
      if (!reachesKnown) {
        // Beside no known row nothing shows how the platform counts.
        if (claimed === undefined || known.ids.size === 0)
          return tell(unknown.length > 0 ? undefined : told, unknown)
        return tell(Math.max(claimed - (base ?? claimed), unknown.length), unknown)
      }
      if (claimed !== undefined) {
        const more = claimed - (base ?? claimed)
        miscounts ||= isQuiet && unknown.length > 0 && more > unknown.length
        isProven ||= unknown.length > 0
        isQuiet = true
        // What the platform counted, without what arrived, is what it counts of the known rows.
        base = claimed - unknown.length
      }
      paged = last
      claimed = undefined
      return tell(unknown.length, unknown)
    },
  }

  function unknownIn(items: readonly Order[]): Order[] {
    const arrived = arrivedIn(items, known)
    return items.filter(({ id }) => arrived.has(id))
  }
}

/**
 * A platform that ignores the start of the period counts the whole list, in which one that left
 * hides one that arrived.
 */
export function ignoresWindow({ since, total, ids }: Known, answer: OneRow): boolean {
  if (since === undefined) return false
  const from = exactInstant(since)
  if (answer.items.some(({ dateCreated }) => exactInstant(dateCreated) < from - 1_000)) return true
  return total !== undefined && total > ids.size && (exactCount(answer) ?? 0) >= total
}

/** A platform that counts fewer than it shows counts no new ones, either. */
export const countsTooFew = ({ since, ids }: Known, answer: OneRow): boolean =>
  since === undefined && (exactCount(answer) ?? 0) < ids.size

/** A moment at which no known row was made, since a platform may leave out its own bounds. */
export function windowOf({ since }: Known): { dateFrom?: string } {
  if (since === undefined || since === FROM_THE_START) return {}
  return { dateFrom: new Date(exactInstant(since) - 1).toISOString() }
}

export function arrivedIn(rows: readonly Order[], { ids, since }: Known): ReadonlySet<string> {
  const from = exactInstant(since)
  const isAfter = (date: string | undefined) =>
    since === FROM_THE_START || exactInstant(date) >= from
  const arrived = rows.filter(
    ({ id, dateCreated }) => id !== '' && !ids.has(id) && isAfter(dateCreated),
  )
  return new Set(arrived.map(({ id }) => id))
}

export type FollowedRows = {
  /** The same rows in the same places, with what has become of them. */
  rows: Order[]
  /** What the changed ones were, by id. */
  before: ReadonlyMap<string, Order>
}

/** Nothing moves: new rows stay out, and rows that have left stay as they were. */
export function followRows(shown: Order[], latest: readonly Order[]): FollowedRows {
  const now = new Map(latest.filter(({ id }) => id !== '').map((order) => [order.id, order]))
  const before = new Map<string, Order>()
  const rows = shown.map((row) => {
    const next = now.get(row.id)
    if (!next || JSON.stringify(next) === JSON.stringify(row)) return row
    before.set(row.id, row)
    return next
  })
  return { rows, before }
}
