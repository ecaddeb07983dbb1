import type { Parameters } from '#base/address/address.ts'
import { privateStoresLoaded } from '#base/storage/private-store.ts'
import { filterValues } from '#model/reading/memory/filter-values.ts'
import type { ListDescription } from './description.ts'
import { droppedParts, searchAsOpened } from './dropped.ts'
import { ignoredParts } from './ignored.ts'
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
