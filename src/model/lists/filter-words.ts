import type { Parameters } from '#base/address.ts'
import { filterText } from '#base/filters.ts'
import type { ListDescription } from './description.ts'
import { barFilter } from './filters.ts'

/** The list's filters in words: "Gateway is Cardlane, Created Last 7 days". Empty without any. */
export function filterWords(
  list: ListDescription,
  address: Parameters,
  zone: string,
  now = Date.now(),
): string {
  // A list of suggestions, even an empty one, marks values to be shown as words.
  const met = { status: [], gateway: [] }
  const context = { met, choices: {}, isMinor: false }
  const texts = list.filters.map((described) => {
    const filter = barFilter(described, address, () => {}, context)
    const text = filterText(filter, zone, now)
    if (text === undefined) return undefined
    const operator = filter.kind === 'text' ? ` ${filter.operator ?? 'is'}` : ''
    return `${filter.label}${operator} ${text}`
  })
  return texts.filter(Boolean).join(', ')
}
