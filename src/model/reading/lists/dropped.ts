import type { Parameters } from '#base/address/address.ts'
import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import { namesOf } from './address.ts'
import type { ListDescription } from './description.ts'

const LONGEST = 40

let first: string | undefined

/** The router removes malformed parts from the address at once. */
export function searchAsOpened(): string {
  first ??= location.href
  const [entry] = performance.getEntriesByType('navigation')
  if (!entry || location.href !== first || !URL.canParse(entry.name)) return ''
  const opened = new URL(entry.name)
  return opened.pathname === location.pathname ? opened.search : ''
}

export function droppedParts(list: ListDescription, read: Parameters, search: string): string[] {
  const given = new URLSearchParams(search)
  const labels = new Map([
    ...list.filters.flatMap((filter) =>
      namesOf(filter).map((name) => [name, filter.label] as const),
    ),
    ['sort', t`Sort`],
    ['page', t`Page`],
    ['pageSize', t`Rows`],
    ...(list.hasViews ? ([['columns', t`Columns`]] as const) : []),
  ])
  const dropped = [...labels].flatMap(([name, label]) => {
    const text = given.get(name)?.trim()
    return text && read[name] === undefined ? t`${label} “${text.slice(0, LONGEST)}”` : []
  })
  return dropped.length === 0 ? [] : [t`Left out of the address: ${commaList(dropped)}.`]
}
