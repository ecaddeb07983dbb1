import type { Parameters } from '#base/address/address.ts'
import { learned } from '#model/reading/platform/learned.ts'
import { namesOf } from './address.ts'
import type { FilterDescription, ListDescription } from './description.ts'
import { filterJudges, filterSubject } from './ignored.ts'

/**
 * Whether a list has or may have more than what its filters mean: its rows in sight show it, or
 * earlier answers have, or all records with a tag are counted. Its number of records is then no more
 * than a bound.
 */
export function mayHaveOthers(
  list: ListDescription,
  query: Parameters,
  rows: readonly object[],
): boolean {
  const { contradicts, unproven } = filterJudges(list, query)
  const isAsked = (filter: FilterDescription) =>
    namesOf(filter).some((name) => name !== 'tag' && query[name] !== undefined)
  const isIgnored = (filter: FilterDescription) =>
    isAsked(filter) &&
    (['filter', 'dateEnds'] as const).some(
      (point) => learned(point, filterSubject(list, filter))?.behaviour === 'ignored',
    )
  return (
    rows.some((row) => contradicts(row).length > 0 || unproven(row).length > 0) ||
    list.filters.some(isIgnored) ||
    (query['tag'] !== undefined && list.filters.some(isAsked))
  )
}
