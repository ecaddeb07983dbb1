import type { Parameters } from '#base/address.ts'
import { filterText } from '#base/filters.ts'
import type { FilterDescription, ListDescription } from './description.ts'
import { barFilter } from './filters.ts'

// A list of suggestions, even an empty one, marks values to be shown as words.
const CONTEXT = { met: { status: [], gateway: [] }, choices: {}, isMinor: false }

export function filterParts(
  described: FilterDescription,
  address: Parameters,
  zone: string,
  now: number,
): { name: string; value: string | undefined } {
  const filter = barFilter(described, address, () => {}, CONTEXT)
  const operator = filter.kind === 'text' ? ` ${filter.operator ?? 'is'}` : ''
  return { name: `${filter.label}${operator}`, value: filterText(filter, zone, now) }
}

export function filterWords(
  list: ListDescription,
  address: Parameters,
  zone: string,
  now = Date.now(),
): string {
  const parts = list.filters.map((described) => filterParts(described, address, zone, now))
  return parts
    .flatMap(({ name, value }) => (value === undefined ? [] : `${name} ${value}`))
    .join(', ')
}
