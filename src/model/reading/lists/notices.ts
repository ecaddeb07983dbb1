import type { Parameters } from '#base/address/address.ts'
import { privateStoresLoaded } from '#base/storage/private-store.ts'
import { filterValues } from '#model/reading/memory/filter-values.ts'
import { notePoint } from '#model/reading/platform/learned.ts'
import { namesOf } from './address.ts'
import type { ListDescription } from './description.ts'
import { droppedParts, searchAsOpened } from './dropped.ts'
import { ignoredParts, unmetFilters } from './ignored.ts'
import { looseParts } from './loose.ts'
import { oppositeParts } from './opposite.ts'
import { unseenParts } from './unseen.ts'

/** The sentences above a list about its address, and about what the platform made of it. */
export async function noticesOf(
  list: ListDescription,
  owner: string,
  query: Parameters,
  rows: readonly Parameters[],
  last?: Parameters,
) {
  await privateStoresLoaded()
  const met = filterValues(owner).get()
  noteIgnored(list, query, rows)
  return {
    ignored: [
      ...droppedParts(list, query, searchAsOpened()),
      ...ignoredParts(list, query, rows, last),
      ...looseParts(list, query, rows, met),
      // The rest is said whether or not this can be found out.
      ...(await oppositeParts(list, owner, query, rows).catch(() => [])),
    ],
    unseen: rows.length > 0 ? [] : unseenParts(list, query, met),
  }
}

/** For _Your platform_. Texts, and all of orders, are judged wherever they are read. */
function noteIgnored(list: ListDescription, query: Parameters, rows: readonly Parameters[]) {
  const { operation } = list
  if (operation === undefined || operation === 'listOrders') return
  for (const filter of new Set(rows.flatMap((row) => unmetFilters(list, query, row)))) {
    if (filter.kind === 'text') continue
    const isOfNumbers = filter.kind === 'integers' || filter.kind === 'decimals'
    const subject = `${operation}.${isOfNumbers ? 'numbers' : namesOf(filter)[0]}`
    notePoint({ point: 'filter', subject, behaviour: 'ignored' })
  }
}
