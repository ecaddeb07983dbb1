import { USUAL_LIMITS } from '#api/page-end.ts'
import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'

type ListNote = {
  rows: { dateCreated?: string }[] | undefined
  count: number | undefined
  nouns: readonly [string, string]
  sort: string | undefined
}

/** An unsorted list counts as "newest first" only if its rows are. */
export function listNote({ rows, count, nouns: [one, many], sort }: ListNote): string {
  const parts = []
  if (count !== undefined) parts.push(count === 1 ? `1 ${one}` : `${formatNumber(count)} ${many}`)
  if (rows && rows.length > 1 && !sort && isNewestFirst(rows)) parts.push(t`newest first`)
  return parts.join(', ')
}

export function isNewestFirst(rows: { dateCreated?: string }[]): boolean {
  const times = rows.map(({ dateCreated }) => Date.parse(dateCreated ?? ''))
  return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? Infinity))
}

/** Whether the number of pages may count what the filters leave out, as the page of one row tells. */
export const isUnproven = (oneRow: { pages?: number } | undefined) =>
  oneRow !== undefined && !oneRow.pages

type PageRead = { items: readonly unknown[]; received?: number; pages?: number }
type Paging = {
  page: number
  pageSize: number
  /** The page before, if it was read. */
  before?: PageRead
}

/**
 * The count that a page of one row told, unless the page in sight contradicts it by its rows or its
 * own number of pages: then nobody knows how many there are.
 */
export function countBeside(
  { items, received = items.length, pages }: PageRead,
  { page, pageSize, before }: Paging,
  count: number | undefined,
): number | undefined {
  if (count === undefined) return undefined
  if (received === 0) return page > 1 || count === 0 ? count : undefined
  if (pages === undefined) return undefined
  const full = before && Math.min(pageSize, before.received ?? before.items.length)
  const rows = full ?? (received >= pageSize ? pageSize : undefined)
  return fits(count, received, { page, pages, pageSize, rows }) ? count : undefined
}

type Fitting = {
  page: number
  pages: number
  pageSize: number
  /** Rows of a full page; undefined if nothing shows them. */
  rows: number | undefined
}

/** Whether so many records make so many pages, of which this one has so many of them. */
function fits(count: number, received: number, { page, pages, pageSize, rows }: Fitting) {
  if (page > pages) return false
  if (pages === 1) return count === received
  const isLast = page === pages
  // A first page of any other length is no limit of the platform's, so none follows it.
  const isLimit = page === 1 && (received >= pageSize || USUAL_LIMITS.has(received))
  const size = rows ?? (isLast ? (count - received) / (pages - 1) : isLimit && received)
  // A later page that is shorter than asked for may be the last one, whatever the platform says.
  if (size === false || !Number.isInteger(size) || size > pageSize || received > size) return false
  return Math.ceil(count / size) === pages && (!isLast || (pages - 1) * size + received === count)
}
