import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { DEFAULT_PAGE_SIZE } from '#api/list-parameters.ts'
import { orderCountQuery, orderQuery, ordersQuery } from '#api/orders.ts'
import { prefetch } from '#api/query.ts'
import { useTimeZone } from '#base/preferences.ts'
import { resolveDates } from '#model/lists/dates.ts'
import { type OrdersAddress, ordersList } from '#model/lists/lists.ts'

/** Another order of the list from which this one was opened, on any page of it. */
export type Neighbour = { orderId: string; ordersSearch: OrdersAddress }

export type Neighbours = {
  previous: Neighbour | undefined
  next: Neighbour | undefined
  /** The order's place in the list, from 1; undefined if it is not in the list now. */
  place: number | undefined
  /** The exact number of orders, or of pages if only that is known. */
  count: number | undefined
  pages: number | undefined
}

/**
 * The orders before and after this one in its filtered list, across page boundaries. If the order
 * leaves the list, its last neighbours stay. The next one is read ahead.
 */
export function useOrderNeighbours(
  storeId: string,
  orderId: string,
  ordersSearch: OrdersAddress,
): Neighbours {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = ordersSearch
  const queryClient = useQueryClient()
  const list = usePageOf(storeId, ordersSearch, page)
  const orders = list.data?.items ?? []
  const index = orders.findIndex(({ id }) => id === orderId)
  const isFirst = index === 0 && page > 1
  const isLast = index >= 0 && index === orders.length - 1 && (list.data?.hasMore ?? false)
  const before = usePageOf(storeId, isFirst ? ordersSearch : undefined, page - 1)
  const after = usePageOf(storeId, isLast ? ordersSearch : undefined, page + 1)
  const count = useCount(storeId, ordersSearch)

  const neighbour = (id: string | undefined, onPage: number): Neighbour | undefined =>
    id ? { orderId: id, ordersSearch: { ...ordersSearch, page: onPage } } : undefined
  const previous = isFirst
    ? neighbour(before.data?.items.at(-1)?.id, page - 1)
    : neighbour(orders[index - 1]?.id, page)
  const next = isLast
    ? neighbour(after.data?.items[0]?.id, page + 1)
    : neighbour(orders[index + 1]?.id, page)
  const nextId = next?.orderId
  useEffect(
    function readAhead() {
      if (nextId) void prefetch(queryClient, orderQuery(storeId, nextId))
    },
    [queryClient, storeId, nextId],
  )

  const kept = useLastKnown(orderId, index >= 0 ? { previous, next } : undefined)
  const place = index < 0 ? undefined : (page - 1) * pageSize + index + 1
  return { ...kept, place, count, pages: list.data?.pages }
}

type Pair = Pick<Neighbours, 'previous' | 'next'>

const NOBODY: Pair = { previous: undefined, next: undefined }

function useLastKnown(orderId: string, pair: Pair | undefined): Pair {
  const [known, setKnown] = useState<{ orderId: string; pair: Pair }>()
  const isNews =
    pair !== undefined &&
    (known?.orderId !== orderId ||
      known.pair.previous?.orderId !== pair.previous?.orderId ||
      known.pair.next?.orderId !== pair.next?.orderId)
  if (isNews) setKnown({ orderId, pair })
  return pair ?? (known?.orderId === orderId ? known.pair : NOBODY)
}

function usePageOf(storeId: string, search: OrdersAddress | undefined, page: number) {
  const timeZone = useTimeZone()
  const query = resolveDates(ordersList, { ...search, page }, timeZone)
  return useQuery({
    ...ordersQuery(storeId, query),
    enabled: search !== undefined,
    staleTime: 60_000,
  })
}

/** What the list has read; an order asks for nothing of its own. */
function useCount(storeId: string, search: OrdersAddress): number | undefined {
  const query = resolveDates(ordersList, search, useTimeZone())
  return useQuery({ ...orderCountQuery(storeId, query), enabled: false }).data
}
