import type { Parameters } from '#base/address.ts'
import { namesOf } from './address.ts'
import type { ListDescription } from './description.ts'

const LONGEST = 40

/** Says which parts of an address were malformed, so that the list opened without them. */
export function droppedParts(list: ListDescription, read: Parameters, search: string): string[] {
  const given = new URLSearchParams(search)
  const labels = new Map([
    ...list.filters.flatMap((filter) =>
      namesOf(filter).map((name) => [name, filter.label] as const),
    ),
    ['sort', 'Sort'],
    ['page', 'Page'],
    ['pageSize', 'Rows'],
  ])
  const dropped = [...labels].flatMap(([name, label]) => {
    const text = given.get(name)?.trim()
    return text && read[name] === undefined ? `${label} “${text.slice(0, LONGEST)}”` : []
  })
  return dropped.length === 0 ? [] : [`Left out of the address: ${dropped.join(', ')}.`]
}
