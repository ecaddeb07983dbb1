import type { UseQueryResult } from '@tanstack/react-query'
import type { Order } from '#api/schemas/orders.ts'
import {
  type AttentionFailure,
  type AttentionGroup,
  type AttentionRow,
  attentionGroups,
} from '#model/reading/overview/attention-row.ts'
import { disputedRow, failedRow, statusesLike } from '#model/reading/overview/order-rows.ts'
import { useLowStock } from '#model/reading/checks/kept.ts'
import type { Ledger } from '#model/reading/ledger/ledger.ts'
import { useTicketIndex } from '#model/hooks/use-tickets.ts'
import { useIsPartial } from '#model/doing/tickets/waiting-count.ts'
import {
  accountRows,
  couponRows,
  deliveryRows,
  flaggedRows,
  reportRows,
  stockRows,
  ticketRows,
  unansweredRows,
} from '#model/reading/overview/attention-rows.ts'
import {
  useAccount,
  useCoupons,
  useDisputes,
  useFailedDeliveries,
  useLatestReviews,
  useStock,
  useUnanswered,
} from './attention-sources.ts'

type Part = { rows: AttentionRow[]; failures: AttentionFailure[]; isLoading: boolean }

export type Attention = {
  groups: (Omit<Part, 'isLoading'> & { title: AttentionGroup })[]
  isLoading: boolean
  /** Tickets may wait of customers who were not checked yet. */
  isPartial: boolean
}

type Seen = {
  storeId: string
  zone: string
  now: number
  /** Orders since yesterday, and the latest ones; undefined while loading. */
  read: Ledger | undefined
  recent: Order[] | undefined
}

/** What needs attention, most urgent first. Each source loads, and may fail, on its own. */
export function useAttention({ read, recent, ...period }: Seen): Attention {
  const { storeId } = period
  const disputes = useDisputes(period, read)
  const deliveries = useFailedDeliveries(period, recent)
  const tickets = useTicketIndex(storeId)
  const isPartial = useIsPartial(storeId)
  const stock = useStock(storeId)
  const lowStock = useLowStock(storeId)
  const unanswered = useUnanswered(storeId)
  const reviews = useLatestReviews(storeId)
  const coupons = useCoupons(storeId)
  const account = useAccount()

  const parts: Record<AttentionGroup, Part[]> = {
    Money: [
      ...disputes.map(({ status, count, query }) =>
        part(query, `Orders with the status ${status} didn’t load`, () =>
          count && count.count > 0 ? [disputedRow(storeId, status, count)] : [],
        ),
      ),
      loaded(failedRows(storeId, read)),
      part(account, 'The account didn’t load', (user) => accountRows(user, period.now)),
    ],
    Customers: [
      loaded(ticketRows(storeId, tickets, period.now, isPartial)),
      part(reviews, 'Reviews didn’t load', ({ items }) => flaggedRows(storeId, items)),
      part(unanswered.page, 'Reviews without a reply didn’t load', (page) =>
        unansweredRows(storeId, page, unanswered.numbers),
      ),
    ],
    Catalogue: [
      part(stock, 'Stock didn’t load', (products) => stockRows(storeId, products, lowStock)),
      part(coupons, 'Coupons didn’t load', (many) => couponRows(storeId, many.coupons, period)),
    ],
    Connections: [
      ...deliveries.webhooks.map(({ webhookId, query }) =>
        part(query, 'Webhook deliveries didn’t load', (page) => deliveryRows(webhookId, page)),
      ),
      part(deliveries.failed, 'The webhooks of an order didn’t load', () => []),
      { ...loaded([]), isLoading: deliveries.isLoading },
      loaded(account.data ? reportRows(account.data) : []),
    ],
  }
  return {
    groups: attentionGroups.map((title) => ({
      title,
      rows: parts[title].flatMap(({ rows }) => rows),
      failures: parts[title].flatMap(({ failures }) => failures),
    })),
    isLoading: Object.values(parts)
      .flat()
      .some(({ isLoading }) => isLoading),
    isPartial,
  }
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

const loaded = (rows: AttentionRow[]): Part => ({ rows, failures: [], isLoading: false })

function part<Data>(
  query: UseQueryResult<Data> | undefined,
  title: string,
  rowsOf: (data: Data) => AttentionRow[],
): Part {
  if (query?.isSuccess) return loaded(rowsOf(query.data))
  if (!query?.isError) return { rows: [], failures: [], isLoading: query?.isLoading ?? false }
  const failure = { id: title, title, onRetry: () => void query.refetch() }
  return { rows: [], failures: [failure], isLoading: false }
}
