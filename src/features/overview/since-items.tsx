import { useQueries } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo } from 'react'
import { plural, t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { isSameId } from '#base/text/same-id.ts'
import { withinSentence } from '#base/text/within-sentence.ts'
import { checksCount } from '#model/reading/checks/kept.ts'
import { webhookLogsLink } from '#model/reading/links/links.ts'
import { ordersLink } from '#model/reading/links/order-links.ts'
import type { Ledger } from '#model/reading/ledger/ledger.ts'
import { useFilterValues } from '#model/reading/memory/filter-values.ts'
import { useTicketIndex } from '#model/hooks/use-ticket-indexes.ts'
import { useIsPartial } from '#model/doing/tickets/waiting-count.ts'
import { wroteSince } from '#model/records/tickets/wrote.ts'
import { knownWebhooks } from '#model/reading/memory/webhooks.ts'
import { failuresQuery } from '#model/reading/overview/failed-deliveries.ts'
import { statusesLike } from '#model/reading/overview/order-rows.ts'
import { type RowCount, countText, hasStatus } from '#model/records/row-counts.ts'
import { useOrderCounts } from '#model/hooks/use-order-counts.ts'
import { countedSince, sinceQuestion } from '#model/reading/overview/order-counts.ts'
import { type Visit, moreThanBefore, visits } from '#model/reading/overview/visits.ts'
import { failedAmong } from '#model/records/webhooks/deliveries.ts'
import styles from './overview-figures.module.css'

const MOST_WEBHOOKS = 3
/** A key among the counts by status; the space at its start keeps it apart from every status. */
const CHECKS = ' checks'

type SinceItemsProps = {
  storeId: string
  visit: Visit
  since: number
  /** The latest orders that the page has read. */
  recent: Ledger | undefined
  /** What stands around the items. */
  strip: (items: ReactNode) => ReactNode
  /** While nobody knows whether there are any. */
  place: ReactNode
}
type Item = { text: string; link: LinkProps; isUrgent?: boolean }

export function SinceItems(props: SinceItemsProps) {
  const { storeId, visit, since, recent, strip, place } = props
  const from = new Date(since).toISOString()
  const known = useMemo(() => countedSince(since, recent), [since, recent])
  const [asked] = useOrderCounts(storeId, known ? [] : [sinceQuestion(since)])
  const orders = known ?? asked?.count
  const changed = useChangedOrders(storeId, visit)
  const webhooks = useStore(knownWebhooks)
    .filter((webhook) => isSameId(webhook.storeId, storeId))
    .slice(0, MOST_WEBHOOKS)
  const failures = useQueries({ queries: webhooks.map(({ id }) => failuresQuery(id, since)) })
  const checks = useChecks(storeId)
  const wrote = wroteSince(useTicketIndex(storeId), since, !useIsPartial(storeId))
  const items: Item[] = [
    ...itemIf(
      orders,
      (n, count) => plural(n, { one: '1 new order', other: `${count} new orders` }),
      ordersLink(storeId, { dateFrom: from }),
    ),
    ...changed,
    ...itemIf(
      wrote,
      (n, count) =>
        plural(n, {
          one: '1 customer wrote and waits',
          other: `${count} customers wrote and wait`,
        }),
      {
        to: '/stores/$storeId/tickets',
        params: { storeId },
        search: { view: 'waiting' },
      },
    ),
    ...itemIf(
      exactly(moreThanBefore(visit, CHECKS, checks)),
      (n, count) => plural(n, { one: '1 more to fix', other: `${count} more to fix` }),
      {
        to: '/stores/$storeId/to-fix',
        params: { storeId },
        search: { show: 'look' },
      },
    ),
    ...webhooks.flatMap(({ id }, index) => {
      const page = failures[index]?.data
      return itemIf(
        page && failedAmong(page, since),
        (n, count) => plural(n, { one: '1 failed delivery', other: `${count} failed deliveries` }),
        webhookLogsLink(id, { success: false, from }),
        true,
      )
    }),
  ]
  const hasFailed = failures.some(({ isError }) => isError)
  const isLoading = asked?.page.isLoading || failures.some((query) => query.isLoading)
  if (items.length === 0 && !asked?.page.error && !hasFailed) return isLoading ? place : null
  return strip(
    <>
      <ul className={styles.items} aria-busy={isLoading}>
        {items.map(({ text, link, isUrgent }) => (
          <li key={text}>
            <Link {...link} className={styles.item} data-urgent={isUrgent} activeProps={{}}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      {asked?.page.error && <span className="quiet">{t`New orders didn’t load`}</span>}
      {hasFailed && <span className="quiet">{t`Webhook deliveries didn’t load`}</span>}
    </>,
  )
}

/** Counted once some page has read the catalogue; kept for the next visit. */
function useChecks(storeId: string): number | undefined {
  const known = useStore(checksCount)
  const count = known?.storeId === storeId ? known.ofCatalogue : undefined
  useKeptCounts(storeId, count === undefined ? {} : { [CHECKS]: count })
  return count
}

function useKeptCounts(storeId: string, counts: Record<string, number>) {
  const text = JSON.stringify(counts)
  useEffect(() => {
    const store = visits(storeId)
    const now = store.get()
    if (now) store.set({ ...now, latest: { ...now.latest, ...JSON.parse(text) } })
  }, [storeId, text])
}

/** Refunds and chargebacks: what is more than the last time is new. */
function useChangedOrders(storeId: string, visit: Visit) {
  const known = useFilterValues(storeId).status
  const disputes = statusesLike('triangle', known)
  const statuses = [...disputes, ...statusesLike('arrow', known)]
  const counts = useOrderCounts(
    storeId,
    statuses.map((status) => ({ query: { status }, isMeant: (order) => hasStatus(order, status) })),
  )
  const latest = Object.fromEntries(
    statuses.flatMap((status, index) => {
      const { count } = counts[index] ?? {}
      return count && !count.isMore ? [[status, count.count] as const] : []
    }),
  )
  useKeptCounts(storeId, latest)
  const items = statuses.flatMap((status) => {
    const more = moreThanBefore(visit, status, latest[status])
    const name = withinSentence(status)
    return itemIf(
      exactly(more),
      (_, count) => t`${count} more ${name}, ${latest[status] ?? ''} in all`,
      ordersLink(storeId, { status }),
      disputes.includes(status),
    )
  })
  return items
}

const exactly = (count: number | undefined): RowCount => ({ count: count ?? 0, isMore: false })

function itemIf(
  count: RowCount | undefined,
  /** A number that there may be more of takes the form of many. */
  words: (number: number, text: string) => string,
  link: LinkProps,
  isUrgent = false,
): Item[] {
  // What is urgent is told as “0+” where there may be any.
  if (!count?.count && !(isUrgent && count?.isMore)) return []
  const number = count.isMore ? Math.max(2, count.count + 1) : count.count
  return [{ text: words(number, countText(count)), link, isUrgent }]
}
