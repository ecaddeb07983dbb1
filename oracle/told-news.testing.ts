import { orderCountQuery, ordersQuery } from '#api/orders.ts'
import { listEnd } from '#model/reading/lists/list-note.ts'
import { ordersLook } from '#model/doing/live/look.ts'
import { knownFrom } from '#model/doing/live/new-orders.ts'
import { instantOf } from './days.ts'
import { STORE_ID } from './names.ts'
import type { TrueStore } from './records.ts'
import { openTab } from './screen.testing.ts'
import type { Stated } from './stated.ts'

const PAGE = { page: 1, pageSize: 20 }
const NEWEST = { ...PAGE, sort: '-dateCreated' }
/** Of which the last reads the list's own page. */
const LOOKS = 3

/** "2 new orders" above the first page of the list, after the store has moved on. */
export async function toldNews(store: TrueStore, moveOn: () => TrueStore): Promise<Stated[]> {
  const { client } = openTab()
  const page = await client.query(ordersQuery(STORE_ID, NEWEST))
  const counted = orderCountQuery(STORE_ID, { sort: NEWEST.sort })
  const count = await client.query(counted).catch(() => undefined)
  const oneRow = client.getQueryData<{ pages?: number }>(counted.queryKey)
  const { total } = listEnd({ page, count, oneRow, before: undefined }, PAGE)
  const known = knownFrom(page.items, { isFirstPage: true, total })
  const look = ordersLook({ storeId: STORE_ID, query: NEWEST, known })

  const before = new Set(store.orders.map(({ id }) => id))
  const { orders } = moveOn()
  const { signal } = new AbortController()
  const arrived = orders.filter(({ id }) => !before.has(id))
  const newest = Math.max(...store.orders.map(({ dateCreated }) => instantOf(dateCreated) ?? 0))
  // One that was dated back stands among older rows, and may be told or not.
  const least = arrived.filter(({ dateCreated }) => (instantOf(dateCreated) ?? 0) > newest).length
  const stated: Stated[] = []
  for (let number = 1; number <= LOOKS; number += 1) {
    const { count: told } = await look(signal)
    const isRight =
      told === undefined ? arrived.length > 0 : told >= least && told <= arrived.length
    // Where the list is not newest first, a store that moved back and forth looks as before.
    if (told === 0 && known.since === undefined) continue
    const truth = `${least} to ${arrived.length}`
    stated.push({ what: `news, look ${number}`, told: isRight ? truth : String(told), truth })
  }
  return stated
}
