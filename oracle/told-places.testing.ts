import { QueryClient } from '@tanstack/react-query'
import { orderCountQuery, ordersQuery } from '#api/orders.ts'
import { type PageRows, countBy, neighboursOn, placeOn } from '#model/reading/lists/neighbours.ts'
import { mergedFeed } from '#model/reading/stores/feed.ts'
import { instantOf } from './days.ts'
import type { TrueOrder } from './records.ts'
import { type Stated, sortedText } from './stated.ts'
import { STORE_ID } from './names.ts'

const PAGE_SIZE = 20
const SORT = '-dateCreated'

async function pageOf(client: QueryClient, page: number): Promise<PageRows> {
  const { items, hasMore } = await client.query(
    ordersQuery(STORE_ID, { sort: SORT, page, pageSize: PAGE_SIZE }),
  )
  const ids = items.map(({ id }) => id)
  return { page, sent: ids, shown: ids, hasMore }
}

/** "12 of 350" on a record, and who stands before and after it, at the edges of two pages. */
export async function toldPlaces(listed: readonly TrueOrder[]): Promise<Stated[]> {
  const client = new QueryClient()
  const count = await client.query(orderCountQuery(STORE_ID, {}))
  const first = await pageOf(client, 1)
  const second = first.hasMore ? await pageOf(client, 2) : undefined
  const third = second?.hasMore ? await pageOf(client, 3) : undefined
  const place = (id: string) => listed.findIndex((order) => order.id === id)
  const told = (rows: PageRows, before: PageRows | undefined, after: PageRows | undefined) =>
    [rows.shown[0], rows.shown.at(-1)].flatMap((id, edge): Stated[] => {
      if (id === undefined) return []
      const { previous, next } = neighboursOn(id, rows, before, after)
      const at = place(id)
      const what = `place of row ${edge} on page ${rows.page}`
      return [
        { what, told: text(placeOn(id, rows, PAGE_SIZE)), truth: text(at + 1) },
        { what: `${what}, before it`, told: text(previous?.id), truth: text(listed[at - 1]?.id) },
        { what: `${what}, after it`, told: text(next?.id), truth: text(listed[at + 1]?.id) },
      ]
    })
  const total = count ?? countBy(first, PAGE_SIZE)
  return [
    {
      what: 'count of the list',
      told: total === undefined ? undefined : String(total),
      truth: String(listed.length),
    },
    ...told(first, undefined, second),
    ...(second ? told(second, first, third) : []),
  ]
}

/** Orders of all stores: two halves of the records, each read by its newest page. */
export async function toldFeed(orders: readonly TrueOrder[]): Promise<Stated[]> {
  const client = new QueryClient()
  const read = await client.query(ordersQuery(STORE_ID, { sort: SORT, page: 1, pageSize: 50 }))
  const half = Math.floor(read.items.length / 2)
  const { entries, until, unsorted } = mergedFeed([
    { storeId: 'a', orders: read.items, hasMore: read.hasMore },
    { storeId: 'b', orders: read.items.slice(0, half), hasMore: false },
  ])
  const own = entries.filter(({ storeId }) => storeId === 'a').map(({ order }) => order.id)
  const meant = orders.filter(
    ({ dateCreated }) => until === undefined || (instantOf(dateCreated) ?? -Infinity) >= until,
  )
  return [
    {
      what: 'feed of all stores',
      // The foot of the feed names a store that is left out.
      told: unsorted.includes('a') ? undefined : sortedText(own),
      truth: sortedText(meant.map(({ id }) => id)),
    },
  ]
}

const text = (part: string | number | undefined) => String(part ?? 'none')
