import { t } from '#base/language/words.ts'
import { instantOf } from '#base/time/by-time.ts'
import { type ListKey, countedRows } from './counted.ts'
import { type Page, isPart } from '#api/client.ts'
import { countBeside, isUnproven } from '#model/records/count-beside.ts'

type ListNote = {
  rows: { dateCreated?: string }[] | undefined
  count: number | undefined
  /** Of the list. */
  key: ListKey
  sort: string | undefined
}

/** An unsorted list counts as "newest first" only if its rows are. */
export function listNote({ rows, count, key, sort }: ListNote): string {
  const counted = count === undefined ? '' : countedRows(key, count)
  if (!rows || rows.length < 2 || sort || !isNewestFirst(rows)) return counted
  return counted && t`${counted}, newest first`
}

export function isNewestFirst(rows: { dateCreated?: string }[]): boolean {
  const times = rows.map(({ dateCreated }) => instantOf(dateCreated) ?? NaN)
  return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? Infinity))
}

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
