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
  hasMore: boolean
  /** Milliseconds since 1970. */
  readAt?: number
}

export function neighboursOn(
  id: string,
  { page, shown }: PageRows,
  before: PageRows | undefined,
  after: PageRows | undefined,
): Pick<Neighbours, 'previous' | 'next'> {
  const at = shown.indexOf(id)
  if (at === -1) return { previous: undefined, next: undefined }
  return {
    previous: neighbour(shown[at - 1], page) ?? neighbour(before?.shown.at(-1), page - 1),
    next:
      neighbour(shown[at + 1], page) ??
      neighbour(
        after?.shown.find((other) => !shown.includes(other)),
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

export function placeOn(id: string, { page, sent, hasMore }: PageRows, pageSize: number): number {
  // A page that is not the last shows how many rows the platform really sends.
  const size = hasMore && sent.length > 0 ? Math.min(sent.length, pageSize) : pageSize
  const at = sent.indexOf(id)
  return at === -1 ? 0 : (page - 1) * size + at + 1
}

/** The last page tells the number of records, if every page before it was full. */
export const countBy = ({ page, sent, hasMore }: PageRows, pageSize: number) =>
  hasMore || sent.length === 0 ? undefined : (page - 1) * pageSize + sent.length

export function neighboursAmong(id: string, ids: readonly string[]): Neighbours {
  const all = { page: 1, sent: ids, shown: ids, hasMore: false }
  return {
    ...neighboursOn(id, all, undefined, undefined),
    place: placeOn(id, all, ids.length),
    count: ids.length,
    page: 1,
    pages: 1,
  }
}
