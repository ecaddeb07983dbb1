import { formatNumber } from '#base/money-format.ts'

type ListNote = {
  rows: { dateCreated?: string }[] | undefined
  /** The number of matching records, if known exactly. */
  count: number | undefined
  /** Singular and plural. */
  nouns: readonly [string, string]
  sort: string | undefined
}

/**
 * Says what is certain about a list. An unsorted list comes in the service's own order, which
 * counts as "newest first" only if the rows are.
 */
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
