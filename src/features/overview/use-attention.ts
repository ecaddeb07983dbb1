import { sentenceCase } from '#base/text/sentence-case.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Page, isPart } from '#api/client.ts'
import { ordersQuery } from '#api/orders.ts'
import type { Order } from '#api/schemas/orders.ts'
import type { Review } from '#api/schemas/reviews.ts'
import { useStore } from '#base/storage/store.ts'
import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { isNewestFirst } from '#model/reading/lists/list-note.ts'
import { foundCounts } from '#model/reading/overview/found-counts.ts'
import type { AttentionFailure, AttentionRow } from '#model/reading/overview/attention-row.ts'
import {
  disputedRow,
  failedRow,
  statusesLike,
  undeliveredRows,
} from '#model/reading/overview/order-rows.ts'
import { useLowStock } from '#model/reading/checks/kept.ts'
import type { Ledger } from '#model/reading/ledger/ledger.ts'
import { useTicketIndex } from '#model/hooks/use-ticket-indexes.ts'
import { matchingReplies } from '#model/records/reviews/rating-counts.ts'
import { readingTickets } from '#model/doing/tickets/reader-state.ts'
import { useIsPartial } from '#model/doing/tickets/waiting-count.ts'
import {
  accountRows,
  couponRows,
  deliveryRows,
  flaggedRows,
  reportRows,
  ticketRows,
  unansweredRows,
} from '#model/reading/overview/attention-rows.ts'
import { stockRows } from '#model/reading/overview/stock-rows.ts'
import { useAreSearchesComing, useUndelivered } from '#model/hooks/use-search-at.ts'
import { usePaceRows } from './use-pace-rows.ts'
import {
  useAccount,
  useCoupons,
  useDisputes,
  useFailedDeliveries,
  useLatestReviews,
  useStock,
  useUnanswered,
} from './attention-sources.ts'

type Part = {
  rows: AttentionRow[]
  failures: AttentionFailure[]
  isLoading: boolean
  /** What may need attention besides, because not all of it could be read. */
  unknown?: string
}

export type Attention = {
  /** Each with its own rows, the most urgent first. */
  parts: Part[]
  isLoading: boolean
  /** Of which more may need attention than the rows tell, named in the middle of a sentence. */
  unknown: string[]
  /** The last fourteen days or more, once they were read for the pace of stock. */
  recent: Ledger | undefined
}

type Seen = {
  storeId: string
  zone: string
  now: number
  /** Orders since yesterday. */
  since: UseQueryResult<Ledger>
  /** The latest orders. */
  latest: Pick<UseQueryResult<Page<Order>>, 'data' | 'isError'>
}

/** What needs attention, most urgent first. Each source loads, and may fail, on its own. */
export function useAttention({ since, latest, ...period }: Seen): Attention {
  const { storeId } = period
  const read = since.data
  const undelivered = useUndelivered(storeId)
  const isComing = useAreSearchesComing() && !undelivered
  const disputes = useDisputes(period, since)
  // A platform may refuse to sort them, and still give those since yesterday.
  const isUnsorted = latest.isError && read?.orders.length === 0
  const some = useQuery({ ...ordersQuery(storeId, { pageSize: 10 }), enabled: isUnsorted })
  const recent = isUnsorted ? some.data?.items : latest.isError ? read?.orders : latest.data?.items
  // Without orders there is nothing to deliver, and nobody to answer.
  const hasOrders = recent?.length !== 0
  const deliveries = useFailedDeliveries(period, recent)
  const tickets = useTicketIndex(storeId)
  const isPartial = useIsPartial(storeId)
  // Their count says so by its sign, and grows.
  const areTold = useStore(readingTickets) === storeId || !isPartial
  const stock = useStock(storeId)
  const isWaiting = disputes.isLoading || disputes.byStatus.some(({ query }) => query?.isLoading)
  const hasDisputes = disputes.byStatus.some(({ count }) => count && count.count > 0)
  const pace = usePaceRows(period, isWaiting ? undefined : hasDisputes, stock.data)
  const lowStock = useLowStock(storeId)
  const unanswered = useUnanswered(storeId)
  const reviews = useLatestReviews(storeId)
  const coupons = useCoupons(storeId)
  const account = useAccount()

  const waiting = hasOrders ? ticketRows(storeId, tickets, period.now, isPartial) : []
  const parts: Part[] = [
    {
      ...loaded(hasOrders && !isComing ? undeliveredRows(storeId, undelivered, period) : []),
      isLoading: isComing,
      unknown:
        undelivered?.isLeast && undelivered.missing.length === 0
          ? t`orders without goods`
          : undefined,
    },
    ...disputes.byStatus.map(({ status, count, query }) =>
      part(
        query,
        t`Orders with the status ${sentenceCase(status)} didn’t load`,
        () => (count && count.count > 0 ? [disputedRow(storeId, status, count)] : []),
        () => (count?.isMore ? t`disputed orders` : undefined),
      ),
    ),
    {
      ...loaded([]),
      isLoading: disputes.isLoading,
      unknown: disputes.mayMiss ? t`disputed orders` : undefined,
    },
    {
      rows: failedRows(storeId, read),
      failures: [],
      isLoading: since.isLoading,
      unknown: since.isLoading || read?.isComplete ? undefined : t`orders since yesterday`,
    },
    loaded(pace.limitRows),
    part(account, t`The account didn’t load`, (user) => accountRows(user, period.now)),
    {
      ...loaded(waiting),
      unknown: areTold || waiting.some((row) => row.isNotChecked) ? undefined : t`tickets`,
    },
    part(stock, t`Stock didn’t load`, (products) => stockRows(storeId, products, lowStock)),
    { ...loaded(pace.lastingRows), unknown: pace.unknown },
    ...deliveries.webhooks.map(({ webhookId, query }) =>
      part(
        query,
        t`Webhook deliveries didn’t load`,
        (page) => deliveryRows(webhookId, page, deliveries.since),
        (page) => (isPart(page) ? t`webhook deliveries` : undefined),
      ),
    ),
    part(deliveries.failed, t`The webhooks of an order didn’t load`, () => []),
    {
      ...loaded([]),
      isLoading: deliveries.isLoading || some.isLoading,
      unknown: isUnsorted ? t`webhook deliveries` : undefined,
    },
    loaded(account.data ? reportRows(account.data) : []),
    part(
      coupons,
      t`Coupons didn’t load`,
      (many) => couponRows(storeId, many.coupons, period),
      ({ isComplete }) => (isComplete ? undefined : t`coupons`),
    ),
    part(reviews, t`Reviews didn’t load`, (page) => flaggedRows(storeId, page), uncheckedReviews),
    part(
      unanswered.page,
      t`Reviews without a reply didn’t load`,
      (page) => unansweredRows(storeId, page, unanswered.numbers),
      ({ items }) =>
        isMisread(items, reviews.data?.items) ? t`reviews without a reply` : undefined,
    ),
  ]
  const isLoading = parts.some((each) => each.isLoading)
  const rows = isLoading ? undefined : parts.flatMap((each) => each.rows)
  useFoundCount(storeId, 'reviews', 'unanswered', rows)
  useFoundCount(storeId, 'webhooks', 'deliveries', rows)
  useFoundCount(storeId, 'processors', 'processors', rows)
  return {
    parts,
    isLoading,
    unknown: [...new Set(parts.flatMap(({ unknown = [] }) => unknown))],
    recent: pace.ledger,
  }
}

/** The navigation tells it, too, once all is read. */
function useFoundCount(
  storeId: string,
  section: keyof typeof foundCounts,
  kind: string,
  rows: AttentionRow[] | undefined,
) {
  const own = rows?.filter(({ id }) => id.split(' ', 1)[0] === kind)
  const count = own?.reduce((sum, row) => sum + (row.count ?? 0), 0)
  const isPartial = own?.some((row) => row.isPartial) ?? false
  useEffect(() => {
    if (count !== undefined) foundCounts[section].set({ storeId, count, isPartial })
  }, [storeId, section, count, isPartial])
}

function failedRows(storeId: string, read: Ledger | undefined): AttentionRow[] {
  const orders = read?.orders ?? []
  const statuses = statusesLike(
    'cross',
    orders.map(({ status }) => status),
  )
  return statuses.map((status) =>
    failedRow(
      storeId,
      status,
      orders.filter((order) => order.status === status),
      read?.isComplete === false,
    ),
  )
}

/** Reviews cannot be filtered by their flag, so older ones are not looked at. */
function uncheckedReviews(page: Page<Review>): string | undefined {
  if (!isPart(page)) return undefined
  const { items } = page
  if (!isNewestFirst(items)) return t`reviews`
  return flaggedRows('', page).length > 0
    ? undefined
    : t`flagged reviews before the latest ${formatNumber(items.length)}`
}

/** Whether the filter for reviews without a reply brings others, or none where there are some. */
function isMisread(unanswered: Review[], latest: Review[] = []): boolean {
  const meant = matchingReplies(false, unanswered).length
  return meant < unanswered.length || (meant === 0 && matchingReplies(false, latest).length > 0)
}

const loaded = (rows: AttentionRow[]): Part => ({ rows, failures: [], isLoading: false })

function part<Data>(
  query: UseQueryResult<Data> | undefined,
  title: string,
  rowsOf: (data: Data) => AttentionRow[],
  unknownOf: (data: Data) => string | undefined = () => undefined,
): Part {
  if (query?.isSuccess) return { ...loaded(rowsOf(query.data)), unknown: unknownOf(query.data) }
  if (!query?.isError) return { rows: [], failures: [], isLoading: query?.isLoading ?? false }
  const failure = { id: title, title, onRetry: () => void query.refetch() }
  return { rows: [], failures: [failure], isLoading: false }
}
