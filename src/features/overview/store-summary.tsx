import { useQueries, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page } from '#api/client.ts'
import { orderCountQuery } from '#api/orders.ts'
import type { Order } from '#api/schemas/orders.ts'
import type { StoreSummary as Store } from '#api/schemas/user.ts'
import { webhookLogsQuery } from '#api/webhooks.ts'
import { resolveBound } from '#base/date-range.ts'
import { formatNumber } from '#base/money-format.ts'
import { sameDay } from '#base/calendar.ts'
import { useStore } from '#base/store.ts'
import { startOfDay, wallClock } from '#base/time-zone.ts'
import { AnchorLink } from '#components/anchor-link.tsx'
import { Money } from '#components/money.tsx'
import { Skeleton } from '#components/skeleton.tsx'
import { Tag } from '#components/tag.tsx'
import { ordersLink } from '#model/links.ts'
import { useFilterValues } from '#model/memory/filter-values.ts'
import { useTicketIndex } from '#model/memory/use-tickets.ts'
import { knownWebhooks } from '#model/memory/webhooks.ts'
import { deliveryRows, ticketRows } from '#model/overview/attention-rows.ts'
import { currenciesOf, currencyOf, datedIn, dayFigures } from '#model/overview/figures.ts'
import { NO_CURRENCY } from '#model/overview/figures.ts'
import { disputedRow, statusesLike } from '#model/overview/order-rows.ts'
import { problemFrom } from '#model/problem.ts'
import styles from './all-stores.module.css'
import { AttentionItems } from './attention-list.tsx'
import { latestQuery } from './use-stores-feed.ts'

const FRESH = { staleTime: 60_000 }
const MOST_WEBHOOKS = 3

type StoreSummaryProps = {
  store: Store
  mark: ReactNode
  zone: string
  now: number
}

export function StoreSummary({ store, mark, zone, now }: StoreSummaryProps) {
  const { id, name, isInactive } = store
  const latest = useQuery(latestQuery(id))
  const period = { dateFrom: resolveBound('today', 'from', zone, now) }
  const count = useQuery({ ...orderCountQuery(id, period), ...FRESH })
  const rows = useAlerts({ storeId: id, zone, now }, latest.data?.items ?? [])
  const link = { to: '/stores/$storeId', params: { storeId: id } } as const
  const problem = latest.error && problemFrom(latest.error, 'Orders didn’t load')
  return (
    <section className={styles.summary} aria-label={name ?? id}>
      <header className={styles.head}>
        {mark}
        <h2 className={styles.name}>
          <bdi>{name ?? id}</bdi>
        </h2>
        {isInactive && <Tag>Inactive</Tag>}
        <AnchorLink {...link} className={styles.open} aria-label={`Open ${name ?? id}`}>
          Open
        </AnchorLink>
      </header>
      {problem ? (
        <div className={styles.failed} role="alert">
          {problem.title}. {problem.message} {problem.code && `Code ${problem.code}`}
          <button type="button" onClick={() => void latest.refetch()}>
            Try again
          </button>
        </div>
      ) : (
        <dl className={styles.figures}>
          <div>
            <dt>Orders today</dt>
            <dd>
              {count.isLoading ? (
                <Skeleton width={40} />
              ) : count.data === undefined ? (
                '—'
              ) : (
                <AnchorLink
                  {...ordersLink(id, { dateFrom: 'today', dateTo: 'today' })}
                  className={styles.number}
                >
                  {formatNumber(count.data)}
                </AnchorLink>
              )}
            </dd>
          </div>
          <div>
            <dt>Paid today</dt>
            <PaidToday store={store} page={latest.data} zone={zone} now={now} />
          </div>
        </dl>
      )}
      <AttentionItems rows={rows} label={`${name ?? id} needs attention`} />
    </section>
  )
}

type PaidTodayProps = Pick<StoreSummaryProps, 'store' | 'zone' | 'now'> & {
  page: Page<Order> | undefined
}

/** Told only if all of today's orders were read; never added up across currencies. */
function PaidToday({ store, page, zone, now }: PaidTodayProps) {
  if (!page) {
    return (
      <dd>
        <Skeleton width={64} />
      </dd>
    )
  }
  const dated = page.items.flatMap((order) => datedIn(order, zone))
  const today = wallClock(now, zone)
  const start = startOfDay(today, zone)
  const isWhole =
    !page.hasMore || page.items.some((order) => Date.parse(order.dateCreated ?? '') < start)
  if (!isWhole) return <dd title="More orders than were read">—</dd>
  const own = dated.filter(({ clock }) => sameDay(clock, today))
  const [first = NO_CURRENCY, ...others] = currenciesOf(own, store.currencyCode)
  const figures = dayFigures(own.filter(({ order }) => currencyOf(order) === first))
  return (
    <>
      <dd>
        <Money
          amount={figures.paid}
          currency={first === NO_CURRENCY ? store.currencyCode : first}
          assumed={first === NO_CURRENCY}
        />
      </dd>
      {others.length > 0 && (
        <dd>
          and {others.length} more {others.length === 1 ? 'currency' : 'currencies'}
        </dd>
      )}
    </>
  )
}

type Place = { storeId: string; zone: string; now: number }

/** Chargebacks, failed deliveries of webhooks that this browser knows, and known tickets. */
function useAlerts({ storeId, zone, now }: Place, latest: readonly Order[]) {
  const learned = useFilterValues(storeId).status
  const statuses = statusesLike('triangle', [...learned, ...latest.map(({ status }) => status)])
  const month = {
    dateFrom: resolveBound('today-29d', 'from', zone, now),
    dateTo: resolveBound('today', 'to', zone, now),
  }
  const counts = useQueries({
    queries: statuses.map((status) => ({
      ...orderCountQuery(storeId, { status, ...month }),
      ...FRESH,
    })),
  })
  const webhooks = useStore(knownWebhooks)
    .filter((webhook) => webhook.storeId === storeId)
    .slice(0, MOST_WEBHOOKS)
  const from = resolveBound('today-1d', 'from', zone, now)
  const logs = useQueries({
    queries: webhooks.map(({ id }) => ({
      ...webhookLogsQuery(id, { success: false, from, pageSize: 100 }),
      ...FRESH,
    })),
  })
  const tickets = useTicketIndex(storeId)
  return [
    ...statuses.flatMap((status, index) => {
      const count = counts[index]?.data
      return count ? [disputedRow(storeId, status, count)] : []
    }),
    ...webhooks.flatMap(({ id }, index) => {
      const page = logs[index]?.data
      return page ? deliveryRows(id, page) : []
    }),
    ...ticketRows(storeId, tickets, now),
  ]
}
