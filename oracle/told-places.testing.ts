import { QueryClient } from '@tanstack/react-query'
import { mayGoOn } from '#api/client.ts'
import { orderCountQuery, ordersQuery } from '#api/orders.ts'
import {
  type PageRows,
  countIn,
  hasNext,
  isAmong,
  neighboursOn,
  ownRows,
  placeOn,
} from '#model/reading/lists/neighbours.ts'
import { mergedFeed } from '#model/reading/stores/feed.ts'
import { instantOf } from './days.ts'
import type { TrueOrder } from './records.ts'
import { type Stated, sortedText } from './stated.ts'
import { STORE_ID } from './names.ts'

const SORT = '-dateCreated'

async function pageOf(client: QueryClient, page: number, pageSize: number): Promise<PageRows> {
  const { items, ...read } = await client.query(
    ordersQuery(STORE_ID, { sort: SORT, page, pageSize }),
  )
  const ids = items.map(({ id }) => id)
  return { page, sent: ids, shown: ids, received: ids.length, ...read }
}

/** "12 of 350" on a record, and who stands before and after it, at the edges of two pages. */
export async function toldPlaces(
  listed: readonly TrueOrder[],
  pageSize: number,
): Promise<Stated[]> {
  const client = new QueryClient()
  const counted = await client.query(orderCountQuery(STORE_ID, {}))
  const first = await pageOf(client, 1, pageSize)
  const second = hasNext(first, { pageSize, count: counted })
    ? await pageOf(client, 2, pageSize)
    : undefined
  const third =
    second && hasNext(second, { pageSize, count: counted, before: first })
      ? await pageOf(client, 3, pageSize)
      : undefined
  const place = (id: string) => listed.findIndex((order) => order.id === id)
  const told = (sent: PageRows, before: PageRows | undefined, after: PageRows | undefined) =>
    [sent.shown[0], sent.shown.at(-1)].flatMap((id, edge): Stated[] => {
      const rows = ownRows(sent, before)
      // What the page before has shown is opened there.
      if (id === undefined || isAmong(id, before)) return []
      const { previous, next } = neighboursOn(id, rows, before, after)
      const at = place(id)
      const what = `place of row ${edge} on page ${rows.page}`
      const own = placeOn(id, rows, { pageSize, count: counted, before })
      return [
        { what, told: own === undefined ? undefined : text(own), truth: text(at + 1) },
        { what: `${what}, before it`, told: text(previous?.id), truth: text(listed[at - 1]?.id) },
        {
          what: `${what}, after it`,
          told: text(next?.id),
          truth: text(listed[at + 1]?.id),
          lack: next ? undefined : endWords(own, countOf(rows, before), after),
        },
        countTold(`count beside row ${edge} on page ${rows.page}`, rows, before),
      ]
    })
  function countOf(rows: PageRows, before?: PageRows) {
    return countIn(rows, { pageSize, count: counted, before })
  }
  function countTold(what: string, rows: PageRows, before?: PageRows): Stated {
    const count = countOf(rows, before)
    return {
      what,
      told: count === undefined ? undefined : String(count),
      truth: String(listed.length),
    }
  }
  return [
    countTold('count of the list', first),
    ...told(first, undefined, second),
    ...(second ? told(second, first, third) : []),
  ]
}

/** "200 of 299" and no way on; or "200" without a total, where the next page brings nothing. */
function endWords(place: number | undefined, count: number | undefined, after?: PageRows) {
  if (count !== undefined) return (place ?? 0) < count ? 'the platform gives no more' : undefined
  return after?.received === 0 ? 'how many there are is not told' : undefined
}

/** Orders of all stores: two halves of the records, each read by its newest page. */
export async function toldFeed(orders: readonly TrueOrder[]): Promise<Stated[]> {
  const client = new QueryClient()
  const read = await client.query(ordersQuery(STORE_ID, { sort: SORT, page: 1, pageSize: 50 }))
  const half = Math.floor(read.items.length / 2)
  const { entries, until, unsorted } = mergedFeed([
    { storeId: 'a', orders: read.items, hasMore: mayGoOn(read) },
    { storeId: 'b', orders: read.items.slice(0, half), hasMore: false },
  ])
  // Of orders of the very instant at which it ends, some may be on the next page.
  const isWithin = ({ dateCreated }: { dateCreated?: string | null }) =>
    until === undefined || (instantOf(dateCreated) ?? -Infinity) > until
  const own = entries
    .filter(({ storeId, order }) => storeId === 'a' && isWithin(order))
    .map(({ order }) => order.id)
  const meant = orders.filter(isWithin)
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
