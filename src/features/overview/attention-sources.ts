import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { inAnyOrder } from '#api/refused.ts'
import { isPart } from '#api/client.ts'
import { orderQuery } from '#api/order-detail.ts'
import { allProductsQuery } from '#api/products.ts'
import { reviewCountQuery, reviewsQuery } from '#api/reviews.ts'
import type { Order } from '#api/schemas/orders.ts'
import { userQuery } from '#api/user.ts'
import { countBeside } from '#model/records/count-beside.ts'
import { manyCouponsQuery } from '#model/reading/lists/many-coupons.ts'
import { resolveBound } from '#base/time/date-range.ts'
import { eachId } from '#base/text/same-id.ts'
import { useFilterValues } from '#model/reading/memory/filter-values.ts'
import { failuresQuery } from '#model/reading/overview/failed-deliveries.ts'
import { type OrderQuestion, rowsQuery } from '#model/reading/overview/order-counts.ts'
import { statusesLike } from '#model/reading/overview/order-rows.ts'
import { inFewerRows } from '#model/reading/walk/fewer-rows.ts'
import { areForeign } from '#model/records/orders/order-tone.ts'
import { hasStatus, isSince } from '#model/records/row-counts.ts'
import { useOrderCounts } from '#model/hooks/use-order-counts.ts'
import type { Ledger } from '#model/reading/ledger/ledger.ts'

const FRESH = { staleTime: 60_000 }
/** Webhooks have no list, so their ids come from this many of the latest orders. */
const ORDERS_WITH_WEBHOOKS = 3

type Period = { storeId: string; zone: string; now: number }

export function useLatestReviews(storeId: string) {
  return useQuery({
    ...inFewerRows(inAnyOrder(reviewsQuery(storeId, { sort: '-dateCreated', pageSize: 100 }))),
    ...FRESH,
  })
}

export function useUnanswered(storeId: string) {
  const query = { hasReply: false, pageSize: 100 } as const
  const page = useQuery({ ...inFewerRows(reviewsQuery(storeId, query)), ...FRESH })
  const enabled = page.data !== undefined && isPart(page.data)
  const filtered = useQuery({ ...reviewCountQuery(storeId, query), ...FRESH, enabled })
  const all = useQuery({ ...reviewCountQuery(storeId, {}), ...FRESH, enabled })
  const told = page.data && countBeside(page.data, { page: 1, ...query }, filtered.data)
  return { page, numbers: { filtered: told, all: all.data } }
}

/** Common spellings of a disputed order's status, tried once if none has been seen yet. */
const USUAL_DISPUTES = ['CHARGEBACK', 'CHARGED_BACK', 'DISPUTED']

/**
 * The last thirty days' disputed orders, by each spelling seen so far. Where none was seen, these
 * days' orders are looked through; if they do not fit on one page, there may be others.
 */
export function useDisputes(
  period: Period,
  { data: read, isLoading }: Pick<UseQueryResult<Ledger>, 'data' | 'isLoading'>,
) {
  const { storeId, zone, now } = period
  const learned = useFilterValues(storeId).status
  const met = [...learned, ...(read?.orders ?? []).map(({ status }) => status)]
  const isUnmet = statusesLike('triangle', met).length === 0
  const days = lastMonth(zone, now)
  const all = useQuery({
    ...rowsQuery(storeId, days),
    ...FRESH,
    enabled: isUnmet && read !== undefined,
  })
  const shown = all.data?.items ?? []
  const metDisputes = statusesLike('triangle', [...met, ...shown.map(({ status }) => status)])
  const isGuess = metDisputes.length === 0 && all.data !== undefined && isPart(all.data)
  const statuses = isGuess ? USUAL_DISPUTES : metDisputes
  const counts = useDisputeCounts(storeId, statuses, zone, now)
  return {
    byStatus: statuses.map((status, index) => {
      const { page, count } = counts[index] ?? {}
      return { status, count, query: isGuess && page?.isError ? undefined : page }
    }),
    isLoading: isUnmet && (isLoading || all.isLoading),
    /** Others may be called by words that nobody has seen, or the platform has words of its own. */
    mayMiss:
      isGuess ||
      (metDisputes.length === 0 && all.isError) ||
      areForeign((read?.orders ?? []).map(({ status }) => status)),
  }
}

/** A platform may leave out its own bound, so it is asked before. */
function lastMonth(zone: string, now: number): OrderQuestion {
  const since = Date.parse(String(resolveBound('today-29d', 'from', zone, now)))
  return {
    query: {
      dateFrom: new Date(since - 1).toISOString(),
      dateTo: resolveBound('today', 'to', zone, now),
    },
    isMeant: (order) => isSince(order, since),
  }
}

/** Of each status, the orders created in the last thirty days. */
export function useDisputeCounts(
  storeId: string,
  statuses: readonly string[],
  zone: string,
  now: number,
) {
  const days = lastMonth(zone, now)
  return useOrderCounts(
    storeId,
    statuses.map((status) => ({
      query: { ...days.query, status },
      isMeant: (order) => hasStatus(order, status) && days.isMeant(order),
    })),
  )
}

/** Deliveries that failed since 00:00 yesterday, for the webhooks of the latest orders. */
export function useFailedDeliveries({ storeId, zone, now }: Period, recent: Order[] | undefined) {
  const scanned = (recent ?? []).filter(({ id }) => id !== '').slice(0, ORDERS_WITH_WEBHOOKS)
  const details = useQueries({
    queries: scanned.map(({ id }) => ({ ...orderQuery(storeId, id), ...FRESH })),
  })
  const ids = details.flatMap(({ data }) => (data?.logs ?? []).map(({ webhookId }) => webhookId))
  const webhookIds = eachId(ids)
  const from = resolveBound('today-1d', 'from', zone, now)
  const since = Date.parse(String(from))
  const logs = useQueries({
    queries: webhookIds.map((webhookId) => failuresQuery(webhookId, since)),
  })
  return {
    since,
    webhooks: webhookIds.map((webhookId, index) => ({ webhookId, query: logs[index] })),
    failed: details.find(({ isError }) => isError),
    isLoading: details.some(({ isLoading }) => isLoading),
  }
}

export function useStock(storeId: string) {
  return useQuery({ ...allProductsQuery(storeId), staleTime: 300_000 })
}

export const useCoupons = (storeId: string) => useQuery(manyCouponsQuery(storeId))

export const useAccount = () => useQuery(userQuery())
