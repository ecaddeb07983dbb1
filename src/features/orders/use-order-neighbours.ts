import { useQuery } from '@tanstack/react-query'
import { ordersQuery } from '#api/orders.ts'
import { DEFAULT_PAGE_SIZE } from '#api/list-parameters.ts'
import { ONE_ROW, counted } from '#api/query.ts'
import { formatNumber } from '#base/money-format.ts'
import { type OrdersAddress, ordersList } from '#model/lists/lists.ts'
import { resolveDates } from '#model/lists/dates.ts'
import { useTimeZone } from '#base/preferences.ts'

/** Another order of the list from which this one was opened, on any page of it. */
export type Neighbour = { orderId: string; ordersSearch: OrdersAddress }

export type Neighbours = {
  previous: Neighbour | undefined
  next: Neighbour | undefined
  /** For example "12 of 350"; the list has counted them, or nobody has. */
  position: string | undefined
}

/**
 * The orders before and after this one in its filtered list, across page boundaries. There are none
 * without such a list, or if the order is no longer in it.
 */
export function useOrderNeighbours(
  storeId: string,
  orderId: string,
  ordersSearch: OrdersAddress | undefined,
): Neighbours {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = ordersSearch ?? {}
  const list = usePageOf(storeId, ordersSearch, page)
  const orders = list.data?.items ?? []
  const index = orders.findIndex(({ id }) => id === orderId)
  const isFirst = index === 0 && page > 1
  const isLast = index >= 0 && index === orders.length - 1 && (list.data?.hasMore ?? false)
  const before = usePageOf(storeId, isFirst ? ordersSearch : undefined, page - 1)
  const after = usePageOf(storeId, isLast ? ordersSearch : undefined, page + 1)

  const total = useCountOf(storeId, ordersSearch)

  if (!ordersSearch || index < 0)
    return { previous: undefined, next: undefined, position: undefined }
  const neighbour = (id: string | undefined, onPage: number): Neighbour | undefined =>
    id ? { orderId: id, ordersSearch: { ...ordersSearch, page: onPage } } : undefined
  return {
    previous: isFirst
      ? neighbour(before.data?.items.at(-1)?.id, page - 1)
      : neighbour(orders[index - 1]?.id, page),
    next: isLast
      ? neighbour(after.data?.items[0]?.id, page + 1)
      : neighbour(orders[index + 1]?.id, page),
    position: `${formatNumber((page - 1) * pageSize + index + 1)} of ${total === undefined ? 'the list' : formatNumber(total)}`,
  }
}

/** What the list has read; an order asks for nothing of its own. */
function useCountOf(storeId: string, search: OrdersAddress | undefined): number | undefined {
  const timeZone = useTimeZone()
  const query = resolveDates(ordersList, { ...search }, timeZone)
  return useQuery({ ...counted(ordersQuery(storeId, { ...query, ...ONE_ROW })), enabled: false })
    .data
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
