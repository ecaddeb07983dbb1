import { t } from '#base/language/words.ts'
import { instantOf } from '#base/time/by-time.ts'
import { type ListKey, countedRows } from './counted.ts'

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
  return counted ? t`${counted}, newest first` : t`newest first`
}

export function isNewestFirst(rows: { dateCreated?: string }[]): boolean {
  const times = rows.map(({ dateCreated }) => instantOf(dateCreated) ?? NaN)
  return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? Infinity))
}
