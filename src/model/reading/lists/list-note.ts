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
