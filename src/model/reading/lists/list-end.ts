import { type Page, isPart } from '#api/client.ts'
import { countBeside, isUnproven } from '#model/records/count-beside.ts'

type Read = {
  page: Page<unknown> | undefined
  /** What a page of one row told, and that page as it is kept. */
  count: number | undefined
  oneRow: { pages?: number } | undefined
  /** The page before, if it was read. */
  before: Page<unknown> | undefined
}

/** How many records a list says that it has, and whether a next page is offered. */
export function listEnd(
  { page: read, count, oneRow, before }: Read,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const total = read ? countBeside(read, { page, pageSize, before }, count) : count
  const isDoubted =
    total === undefined &&
    (count !== undefined || (read?.pages !== undefined && isUnproven(oneRow)))
  return {
    total,
    pages: isDoubted ? undefined : read?.pages,
    hasMore: read && (read.hasMore || (isDoubted && isPart(read))),
  }
}
