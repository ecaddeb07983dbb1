import { isPart, mayGoOn } from '#api/client.ts'
import { isSameId } from '#base/text/same-id.ts'
import { countBeside } from '#model/records/count-beside.ts'

export type Neighbour = { id: string; page: number }

type ListPlace = {
  /** Counted from 1; 0 if the record is not in the list now; undefined until it is known. */
  place: number | undefined
  /** The exact number of records, or of pages if only that is known. */
  count: number | undefined
  page: number
  pages: number | undefined
}

export type Neighbours = ListPlace & {
  /** One of them may stand on a page that is still being read. */
  isComing?: boolean
  /** Set at the end of a page that no longer holds what it held; reads the list again. */
  readAgain?: () => void
  previous: Neighbour | undefined
  next: Neighbour | undefined
}

export type PageRows = {
  page: number
  /** The ids of the rows as sent, and of those that the list shows. */
  sent: readonly string[]
  shown: readonly string[]
  /** Including rows that could not be read. */
  received?: number
  pages?: number
  hasMore: boolean
  /** Nothing proves that this is the last page. */
  mayHaveMore?: true
  mayBeCut?: true
  /** Milliseconds since 1970. */
  readAt?: number
}

/** Milliseconds between the reads of two pages in which a list hardly moves. */
export const SAME_MOMENT = 5_000

/**
 * The rows that are in their place on this page: a platform may begin a page with rows that the
 * page before it, read at the same moment, has shown.
 */
export function ownRows(here: PageRows, before: PageRows | undefined): PageRows {
  const { readAt = 0 } = here
  if (!before || Math.abs((before.readAt ?? 0) - readAt) > SAME_MOMENT) return here
  const isOwn = (id: string) => !before.sent.includes(id)
  const sent = here.sent.filter(isOwn)
  const { received = here.sent.length } = here
  return {
    ...here,
    sent,
    shown: here.shown.filter(isOwn),
    received: received - here.sent.length + sent.length,
  }
}

export const isAmong = (id: string, rows: PageRows | undefined) =>
  rows !== undefined && placeIn(rows.sent, id) !== -1

/** An address may have the ID in another case than the list. */
export const placeIn = (ids: readonly string[], id: string) =>
  ids.findIndex((one) => isSameId(one, id))

export function neighboursOn(
  id: string,
  { page, shown }: PageRows,
  before: PageRows | undefined,
  after: PageRows | undefined,
): Pick<Neighbours, 'previous' | 'next'> {
  const at = placeIn(shown, id)
  if (at === -1) return { previous: undefined, next: undefined }
  return {
    previous: neighbour(shown[at - 1], page) ?? neighbour(before?.shown.at(-1), page - 1),
    next:
      neighbour(shown[at + 1], page) ??
      neighbour(
        after?.shown.find((other) => !shown.includes(other) && !isAmong(other, before)),
        page + 1,
      ),
  }
}

type Across = {
  /** The ids that were walked through, up to the record on the page. */
  walked: readonly string[]
  page: number
  readFresh: (page: number) => Promise<Pick<PageRows, 'shown' | 'hasMore'>>
}

/**
 * The next record where pages are of different moments: behind the last one that was walked through
 * and is still there, since those that left moved others to pages already seen.
 */
export async function nextAcross(across: Across): Promise<Neighbour | undefined> {
  const { walked, page, readFresh } = across
  const firstNew = (ids: readonly string[], at: number) =>
    neighbour(
      ids.find((id) => !walked.includes(id)),
      at,
    )
  const here = await readFresh(page)
  const first = firstNew(here.shown, page)
  let later = first
  // Forward, in case a whole page arrived at the top, then back.
  for (const at of [page, page + 1, page - 1, page - 2]) {
    if (at < 1 || (at > page && !here.hasMore)) continue
    const { shown, hasMore } = at === page ? here : await readFresh(at)
    const last = walked.map((id) => shown.indexOf(id)).findLast((place) => place >= 0)
    if (last !== undefined) {
      const next = firstNew(shown.slice(last + 1), at) ?? (at < page ? later : undefined)
      if (next || !hasMore || at < page) return next
      return firstNew((await readFresh(at + 1)).shown, at + 1)
    }
    if (at <= page) later = firstNew(shown, at) ?? later
  }
  return first ?? later
}

const neighbour = (id: string | undefined, page: number) =>
  id === undefined ? undefined : { id, page }

type Beside = {
  pageSize: number
  /** What was counted, and the page before, if it was read. */
  count?: number
  before?: PageRows
}

/** Undefined if nothing tells it, as on a page that repeats rows of others. */
export function placeOn(id: string, rows: PageRows, beside: Beside): number | undefined {
  const { page, sent } = rows
  const at = placeIn(sent, id)
  if (at === -1) return 0
  const size = page === 1 ? 0 : rowsPerPage(rows, beside)
  return size === undefined || sent.length > beside.pageSize
    ? undefined
    : (page - 1) * size + at + 1
}

/** How many rows the pages before have: as many as asked for, unless the platform sends fewer. */
function rowsPerPage(rows: PageRows, { pageSize, count, before }: Beside): number | undefined {
  const { page, sent, pages, received = sent.length } = rows
  if (received >= pageSize) return pageSize
  if (before) return Math.min(before.received ?? before.sent.length, pageSize)
  const known = countIn(rows, { pageSize, count })
  return known === undefined || pages !== page ? undefined : (known - received) / (page - 1)
}

/** What was counted, if this page agrees; else what an only page tells. */
export function countIn(rows: PageRows, { pageSize, count, before }: Beside): number | undefined {
  const { page, sent, received = sent.length } = rows
  const asRead = before && { ...before, items: before.sent }
  const known = countBeside({ ...rows, items: sent }, { page, pageSize, before: asRead }, count)
  const isOnly = page === 1 && !mayGoOn(rows)
  return known ?? (isOnly && count === undefined && received > 0 ? received : undefined)
}

/** Whether a page may follow: also where the count contradicts a page that calls itself the last. */
export const hasNext = (rows: PageRows, beside: Beside): boolean =>
  isPart(rows) ||
  ((beside.count !== undefined || rows.mayBeCut === true) && countIn(rows, beside) === undefined)

export function neighboursAmong(id: string, ids: readonly string[]): Neighbours {
  const all = { page: 1, sent: ids, shown: ids, hasMore: false }
  return {
    ...neighboursOn(id, all, undefined, undefined),
    place: placeOn(id, all, { pageSize: ids.length }),
    count: ids.length,
    page: 1,
    pages: 1,
  }
}
