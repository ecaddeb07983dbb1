import { commaList } from '#base/language/lists.ts'
import { presentTime } from '#base/time/now.ts'
import type { Parameters } from '#base/address/address.ts'
import { filterText, operatorOf } from '#base/address/filters.ts'
import type { FilterDescription, ListDescription } from './description.ts'
import { type FilterContext, barFilter } from './filters.ts'

// A list of suggestions, even an empty one, marks values to be shown as words.
const CONTEXT = { met: { status: [], gateway: [] }, isMinor: false }

export function filterParts(
  described: FilterDescription,
  address: Parameters,
  zone: string,
  now: number,
  choices: FilterContext['choices'] = {},
): { name: string; value: string | undefined } {
  const filter = barFilter(described, address, () => {}, { ...CONTEXT, choices })
  return {
    name: `${filter.label} ${operatorOf(filter)}`.trim(),
    value: filterText(filter, zone, now),
  }
}

export function filterWords(
  list: ListDescription,
  address: Parameters,
  zone: string,
  choices: FilterContext['choices'] = {},
  now = presentTime(),
): string {
  const parts = list.filters.map((described) => filterParts(described, address, zone, now, choices))
  return commaList(
    parts.flatMap(({ name, value }) => (value === undefined ? [] : `${name} ${value}`)),
  )
}
