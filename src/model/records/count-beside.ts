import { USUAL_LIMITS } from '#api/page-end.ts'

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
