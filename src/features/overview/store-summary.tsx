import { useQueries, useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import type { StoreSummary as Store } from '#api/schemas/user.ts'
import { sentence, sentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { resolveBound } from '#base/time/date-range.ts'
import { isSameId } from '#base/text/same-id.ts'
import { useStore } from '#base/storage/store.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Money } from '#components/values/money.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Tag } from '#components/values/tag.tsx'
import { ordersLink } from '#model/reading/links/order-links.ts'
import type { Ledger } from '#model/reading/ledger/ledger.ts'
import { sinceYesterday, useLedgerRead } from '#model/reading/ledger/ledger-query.ts'
import { useFilterValues } from '#model/reading/memory/filter-values.ts'
import { knownWebhooks } from '#model/reading/memory/webhooks.ts'
import { deliveryRows, unreadDeliveries } from '#model/reading/overview/attention-rows.ts'
import { ledgerWords, unstatedWords } from '#model/reading/ledger/words.ts'
import { NO_CURRENCY, overviewFigures } from '#model/reading/ledger/figures.ts'
import { failuresQuery } from '#model/reading/overview/failed-deliveries.ts'
import { disputedRow, statusesLike, uncountedDisputes } from '#model/reading/overview/order-rows.ts'
import { areForeign, corrections } from '#model/records/orders/order-tone.ts'
import { countedRows } from '#model/reading/lists/counted.ts'
import { countText } from '#model/records/row-counts.ts'
import { problemFrom } from '#model/reading/problem.ts'
import styles from './all-stores.module.css'
import { AttentionItems } from './attention-list.tsx'
import { useDisputeCounts } from './attention-sources.ts'
import { latestQuery } from './use-stores-feed.ts'
import { useTicketCheck } from './use-ticket-check.tsx'
import ticks from '#components/controls/tick-box.module.css'

const MOST_WEBHOOKS = 3

type StoreSummaryProps = {
  store: Store
  mark: ReactNode
  zone: string
  now: number
  /** Its orders are in the feed. */
  isTicked: boolean
  onToggle: () => void
}

export function StoreSummary(props: StoreSummaryProps) {
  const { store, mark, zone, now, isTicked, onToggle } = props
  const { id, name, isInactive } = store
  const latest = useQuery(latestQuery(id))
  const read = useLedgerRead(id, zone, sinceYesterday(zone, now)).query
  const { rows: alerts, isForeign } = useAlerts(
    { storeId: id, zone, now },
    latest.data?.items ?? [],
  )
  const tickets = useTicketCheck(id, now)
  const rows = [...alerts, ...tickets.rows]
  const link = { to: '/stores/$storeId', params: { storeId: id } } as const
  const failed = latest.error ? latest : read
  const problem = failed.error && problemFrom(failed.error, t`Orders didn’t load`)
  return (
    <section className={styles.summary} aria-label={name ?? id}>
      <header className={styles.head}>
        <h2 className="shrinks bold size-title">
          <label className={styles.tick}>
            <input type="checkbox" className={ticks.tick} checked={isTicked} onChange={onToggle} />
            {mark}
            <bdi className="truncate">{name ?? id}</bdi>
          </label>
        </h2>
        {isInactive && <Tag>{t`Inactive`}</Tag>}
        <AnchorLink {...link} className={styles.open} aria-label={t`Open ${name ?? id}`}>
          {t({ message: 'Open', context: 'verb' })}
        </AnchorLink>
      </header>
      {problem ? (
        <div className={styles.failed} role="alert">
          {sentences([
            sentence(problem.title),
            problem.message,
            problem.code && t`Code ${problem.code}`,
          ])}
          <button type="button" onClick={() => void failed.refetch()}>
            {t`Try again`}
          </button>
        </div>
      ) : (
        <Today store={store} ledger={read.data} zone={zone} isForeign={isForeign} />
      )}
      <AttentionItems
        rows={rows}
        label={t`${name ?? id} needs attention`}
        actions={{ tickets: tickets.action }}
      />
    </section>
  )
}

type TodayProps = Pick<StoreSummaryProps, 'store' | 'zone'> & {
  ledger: Ledger | undefined
  isForeign: boolean
}

/** The same as on the store's overview; never added up across currencies. */
function Today({ store, ledger, zone, isForeign }: TodayProps) {
  const figures = useMemo(
    () => ledger && overviewFigures(ledger, zone, store.currencyCode),
    [ledger, zone, store.currencyCode],
  )
  const currencies = figures?.currencies.filter(({ today }) => today.orders > 0) ?? []
  const [first = figures?.currencies[0], ...others] = currencies
  const isPartial = ledger?.isComplete === false
  const orders = currencies.reduce((count, { today }) => count + today.orders, 0)
  const unstated = first?.today.unstated ?? 0
  // Of yesterday's nothing stands here.
  const words =
    ledger &&
    sentences([
      ...ledgerWords({ ...ledger, orders: [] }, zone),
      unstatedWords(currencies.reduce((count, { today }) => count + today.unstated, 0)),
    ])
  const isUnsaid = unstated > 0 && unstated === first?.today.orders
  return (
    <dl className={styles.figures} title={words || undefined}>
      <div>
        <dt>{t`Orders today`}</dt>
        <dd>
          {ledger ? (
            <AnchorLink
              {...ordersLink(store.id, { dateFrom: 'today', dateTo: 'today' })}
              className={styles.number}
            >
              {countText({ count: orders, isMore: isPartial })}
            </AnchorLink>
          ) : (
            <Skeleton width={40} />
          )}
        </dd>
      </div>
      <div>
        <dt>
          {!isUnsaid && (isPartial || unstated > 0) ? t`Paid today, at least` : t`Paid today`}
        </dt>
        <dd className="row wraps near">
          {first && isUnsaid && first.currency === NO_CURRENCY ? (
            withoutCurrency(first.today.orders)
          ) : first ? (
            <Money
              amount={isUnsaid ? undefined : first.today.paid}
              currency={first.currency === NO_CURRENCY ? store.currencyCode : first.currency}
              assumed={first.currency === NO_CURRENCY}
            />
          ) : (
            <Skeleton width={64} />
          )}
        </dd>
        {others.length > 0 && (
          <dd className={styles.others}>
            {others.map(({ currency, today }) =>
              today.unstated === today.orders && currency === NO_CURRENCY ? (
                <span key={currency}>{withoutCurrency(today.orders)}</span>
              ) : (
                <Money
                  key={currency}
                  amount={today.unstated === today.orders ? undefined : today.paid}
                  currency={currency === NO_CURRENCY ? store.currencyCode : currency}
                  assumed={currency === NO_CURRENCY}
                />
              ),
            )}
          </dd>
        )}
      </div>
      {isForeign && (
        <div>
          <dt>{t`Chargebacks`}</dt>
          <dd className="row near">
            <span className="quiet">—</span>
            <AnchorLink to="/platform">{t`How statuses count`}</AnchorLink>
          </dd>
        </div>
      )}
    </dl>
  )
}

function withoutCurrency(orders: number): string {
  const count = countedRows('orders', orders)
  return t`${count} without a currency`
}

type Place = { storeId: string; zone: string; now: number }

/** Chargebacks, and failed deliveries of webhooks that this browser knows. */
function useAlerts({ storeId, zone, now }: Place, latest: readonly Order[]) {
  const learned = useFilterValues(storeId).status
  // What a word counts as may arrive late from the disk.
  useStore(corrections)
  const met = [...learned, ...latest.map(({ status }) => status)]
  const statuses = statusesLike('triangle', met)
  const counts = useDisputeCounts(storeId, statuses, zone, now)
  const webhooks = useStore(knownWebhooks)
    .filter((webhook) => isSameId(webhook.storeId, storeId))
    .slice(0, MOST_WEBHOOKS)
  const since = Date.parse(String(resolveBound('today-1d', 'from', zone, now)))
  const logs = useQueries({ queries: webhooks.map(({ id }) => failuresQuery(id, since)) })
  const rows = [
    ...statuses.flatMap((status, index) => {
      const { page, count } = counts[index] ?? {}
      if (count && count.count > 0) return [disputedRow(storeId, status, count)]
      return page?.isError || count?.isMore ? [uncountedDisputes(storeId, status)] : []
    }),
    ...webhooks.flatMap(({ id }, index) => {
      const { data: page, isError } = logs[index] ?? {}
      if (page) return deliveryRows(id, page, since)
      return isError ? [unreadDeliveries(id)] : []
    }),
  ]
  return { rows, isForeign: areForeign(met) }
}
