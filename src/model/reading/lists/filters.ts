import type { Parameters } from '#base/address/address.ts'
import type { Choice, Filter } from '#base/address/filters.ts'
import { t } from '#base/language/words.ts'
import { namesOf } from './address.ts'
import type { AddressOf, FilterDescription, ListDescription } from './description.ts'

export type FilterContext = {
  met: Partial<Record<string, readonly string[]>>
  choices: Partial<Record<string, readonly Choice[]>>
  /** Amounts are in the currency's smallest unit. */
  isMinor: boolean
}

export function barFilter(
  filter: FilterDescription,
  address: Parameters,
  onChange: (change: Parameters) => void,
  { met, choices, isMinor }: FilterContext,
): Filter {
  const names = namesOf(filter)
  const [id = ''] = names
  const shown = {
    choices: choices[id] ?? [],
    ...filter,
    ...('suggestions' in filter && filter.suggestions === 'met' && { suggestions: met[id] }),
    ...('isMoney' in filter && isMinor && { label: t`${filter.label} (minor units)` }),
    id,
    values: names.map((name) => address[name]),
    onChange: (...values: unknown[]) =>
      onChange(Object.fromEntries(names.map((name, index) => [name, values[index]]))),
  }
  return shown as unknown as Filter
}

export function noFilters<List extends ListDescription>(list: List): Partial<AddressOf<List>> {
  const names = list.filters.flatMap(namesOf)
  return Object.fromEntries(names.map((name) => [name, undefined])) as Partial<AddressOf<List>>
}

export function isFiltered<List extends ListDescription>(
  list: List,
  address: AddressOf<List>,
): boolean {
  const values: Parameters = address
  return list.filters.flatMap(namesOf).some((name) => values[name] !== undefined)
}
