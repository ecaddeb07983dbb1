import { useQueries, useQuery } from '@tanstack/react-query'
import { manyCouponsQuery } from '#api/coupons.ts'
import { orderCountQuery, orderQuery } from '#api/orders.ts'
import { allProductsQuery } from '#api/products.ts'
import { reviewCountQuery, reviewsQuery } from '#api/reviews.ts'
import type { Order } from '#api/schemas/orders.ts'
import { userQuery } from '#api/user.ts'
import { webhookLogsQuery } from '#api/webhooks.ts'
import { resolveBound } from '#base/date-range.ts'
import { useFilterValues } from '#model/memory/filter-values.ts'
import { statusesLike } from './order-rows.ts'
import type { OverviewOrders } from './orders.ts'

const FRESH = { staleTime: 60_000 }
/** Webhooks have no list; those that were called for these many of the latest orders are asked. */
const ORDERS_LOOKED_INTO = 3

type Period = { storeId: string; zone: string; now: number }

/** The newest reviews, as far as one page goes: latest words, flags, and those without a reply. */
export function useLatestReviews(storeId: string) {
  return useQuery({
    ...reviewsQuery(storeId, { sort: '-dateCreated', pageSize: 100 }),
    ...FRESH,
  })
}

/** A few reviews without a reply, which show whether the filter is heeded, and how many there are. */
export function useUnanswered(storeId: string) {
  const query = { hasReply: false, pageSize: 10 } as const
  const page = useQuery({ ...reviewsQuery(storeId, query), ...FRESH })
  const count = useQuery({ ...reviewCountQuery(storeId, query), ...FRESH })
  return { page, count: count.data }
}

/** The numbers of disputed orders of the last thirty days, by the spellings met so far. */
export function useDisputes({ storeId, zone, now }: Period, read: OverviewOrders | undefined) {
  const learned = useFilterValues(storeId).status
  const met = [...learned, ...(read?.orders ?? []).map(({ status }) => status)]
  const statuses = statusesLike('triangle', met)
  const period = {
    dateFrom: resolveBound('today-29d', 'from', zone, now),
    dateTo: resolveBound('today', 'to', zone, now),
  }
  const counts = useQueries({
    queries: statuses.map((status) => ({
      ...orderCountQuery(storeId, { status, ...period }),
      ...FRESH,
    })),
  })
  return statuses.map((status, index) => ({ status, query: counts[index] }))
}

/** Deliveries of the webhooks met in the latest orders that failed since yesterday began. */
export function useFailedDeliveries({ storeId, zone, now }: Period, recent: Order[] | undefined) {
  const looked = (recent ?? []).filter(({ id }) => id !== '').slice(0, ORDERS_LOOKED_INTO)
  const details = useQueries({
    queries: looked.map(({ id }) => ({ ...orderQuery(storeId, id), ...FRESH })),
  })
  const ids = details.flatMap(({ data }) => (data?.logs ?? []).map(({ webhookId }) => webhookId))
  const webhookIds = [...new Set(ids.filter((id) => id !== undefined && id !== ''))] as string[]
  const from = resolveBound('today-1d', 'from', zone, now)
  const logs = useQueries({
    queries: webhookIds.map((webhookId) => ({
      ...webhookLogsQuery(webhookId, { success: false, from, pageSize: 100 }),
      ...FRESH,
    })),
  })
  return {
    webhooks: webhookIds.map((webhookId, index) => ({ webhookId, query: logs[index] })),
    /** The first order that could not be looked into, if any. */
    failed: details.find(({ isError }) => isError),
    isLoading: details.some(({ isLoading }) => isLoading),
  }
}

export function useStock(storeId: string) {
  return useQuery({ ...allProductsQuery(storeId), staleTime: 300_000 })
}

export const useCoupons = (storeId: string) => useQuery(manyCouponsQuery(storeId))

export const useAccount = () => useQuery(userQuery())
