import { useQueries } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Page, mayGoOn } from '#api/client.ts'
import { inAnyOrder } from '#api/refused.ts'
import { ordersQuery } from '#api/orders.ts'
import type { Order } from '#api/schemas/orders.ts'
import type { StoreSummary } from '#api/schemas/user.ts'
import { useStore } from '#base/storage/store.ts'
import { filterValues } from '#model/reading/memory/filter-values.ts'
import { statusesLike } from '#model/reading/overview/order-rows.ts'
import { areForeign, corrections } from '#model/records/orders/order-tone.ts'
import { type FeedSource, mergedFeed } from '#model/reading/stores/feed.ts'

const PAGE_SIZE = 50

/** Spellings tried for a store in which no disputed order was seen yet. */
const USUAL = 'CHARGEBACK'

/** A store's newest orders, from which its own figures come, too. */
export const latestQuery = (storeId: string) => feedQuery({ storeId, status: undefined, page: 1 })

const feedQuery = ({ storeId, status, page }: Read) =>
  inAnyOrder(ordersQuery(storeId, { sort: '-dateCreated', status, page, pageSize: PAGE_SIZE }))

type Read = { storeId: string; status: string | undefined; page: number }

/** The orders of several stores, each read on its own; one that fails is left out. */
export function useStoresFeed(stores: readonly StoreSummary[], isDisputes: boolean) {
  const [pages, setPages] = useState<Record<string, number>>({})
  // What counts as a dispute may arrive late from the disk.
  useStore(corrections)
  const reads = stores.flatMap(({ id }) =>
    statusesOf(id, isDisputes).flatMap((status) =>
      Array.from({ length: pages[id] ?? 1 }, (_, index): Read => ({
        storeId: id,
        status,
        page: index + 1,
      })),
    ),
  )
  const queries = useQueries({
    queries: reads.map(feedQuery),
  })
  const answers = queries.map(({ data }) => data)
  const key = queries.map(({ dataUpdatedAt }) => dataUpdatedAt).join(' ')
  const feed = useMemo(
    () => mergedFeed(sourcesOf(reads, answers)),
    // oxlint-disable-next-line react/exhaustive-deps -- the times stand for the answers
    [key, stores, isDisputes],
  )
  const updatedAt = queries.reduce((least, query) => Math.min(least, query.dataUpdatedAt), Infinity)
  return {
    ...feed,
    /** By words that nobody knows, no list tells whether there are chargebacks. */
    isLoaded: (storeId: string) =>
      !(isDisputes && areForeign(filterValues(storeId).get().status)) &&
      queries.some(({ data }, index) => data !== undefined && reads[index]?.storeId === storeId),
    isLoading: queries.every(({ isLoading }) => isLoading) && queries.length > 0,
    isFetching: queries.some(({ isFetching }) => isFetching),
    updatedAt: Number.isFinite(updatedAt) ? updatedAt : 0,
    refresh: () => queries.forEach(({ refetch }) => void refetch()),
    readOlder: () =>
      setPages({
        ...pages,
        ...Object.fromEntries(feed.next.map((id) => [id, (pages[id] ?? 1) + 1])),
      }),
  }
}

function statusesOf(storeId: string, isDisputes: boolean): (string | undefined)[] {
  if (!isDisputes) return [undefined]
  const met = statusesLike('triangle', filterValues(storeId).get().status)
  return met.length > 0 ? met : [USUAL]
}

const isDisputed = ({ status }: Order) => statusesLike('triangle', [status]).length > 0

type Answer = Page<Order>

/** The pages of one list are one source, which ends where its last page does. */
function sourcesOf(reads: readonly Read[], answers: readonly (Answer | undefined)[]) {
  const sources = new Map<string, FeedSource>()
  for (const [index, { storeId, status }] of reads.entries()) {
    const answer = answers[index]
    if (!answer) continue
    const name = `${storeId} ${status}`
    const before = sources.get(name)?.orders ?? []
    const known = new Set(before.map(({ id }) => id))
    const fresh = answer.items.filter(({ id }) => id === '' || !known.has(id))
    sources.set(name, {
      storeId,
      orders: [...before, ...fresh],
      hasMore: mayGoOn(answer),
      ...(status !== undefined && { isMeant: isDisputed }),
    })
  }
  return [...sources.values()]
}
