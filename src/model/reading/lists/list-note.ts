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
  if (rows && rows.length > 1 && !sort && isNewestFirst(rows)) parts.push('newest first')
  return parts.join(', ')
}

export function isNewestFirst(rows: { dateCreated?: string }[]): boolean {
  const times = rows.map(({ dateCreated }) => Date.parse(dateCreated ?? ''))
  return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? Infinity))
}

type PageRead = { items: readonly unknown[]; received?: number }

/** A real limit of rows is not smaller; a shorter page that is not the last one is a lie. */
const SMALLEST_LIMIT = 10

/**
 * The count that a page of one row told, unless the page in sight contradicts it: then nobody knows
 * how many there are.
 */
export function countBeside(
  { items, received = items.length }: PageRead,
  { page, pageSize }: { page: number; pageSize: number },
  count: number | undefined,
): number | undefined {
  if (count === undefined) return undefined
  const isLimited = received < pageSize && received >= SMALLEST_LIMIT
  const read = (page - 1) * (isLimited ? received : pageSize) + received
  if (received > 0 && count < read) return undefined
  const isShort = received > 0 && received < pageSize && !isLimited
  return isShort && count > read ? undefined : count
}
