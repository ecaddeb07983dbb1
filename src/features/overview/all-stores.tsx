import { atLeast } from '#base/numbers/at-least.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { StoreSummary as Store } from '#api/schemas/user.ts'
import { t } from '#base/language/words.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { PageHeader } from '#components/page/page-header.tsx'
import { RefreshButton } from '#components/list/refresh-button.tsx'
import { ViewTabs } from '#components/list/view-tabs.tsx'
import { refreshLedgers } from '#model/reading/ledger/ledger-query.ts'
import { useTicketIndexes } from '#model/hooks/use-ticket-indexes.ts'
import { useStore } from '#base/storage/store.ts'
import { checkedStores } from '#model/doing/tickets/waiting-count.ts'
import { waitingTickets } from '#model/records/tickets/waiting.ts'
import styles from './all-stores.module.css'
import { type FeedTable, OrdersFeed } from './orders-feed.tsx'
import { StoreSummary } from './store-summary.tsx'
import { useStoresFeed } from './use-stores-feed.ts'

type AllStoresProps = {
  stores: Store[]
  /** Ids of the stores that are unticked. */
  without: readonly string[]
  view: 'chargebacks' | 'tickets' | undefined
  mark: (store: Store | undefined) => ReactNode
  table: FeedTable
  tickets: (chosen: Store[]) => ReactNode
  onToggle: (storeId: string) => void
}

/** Each store's own figures, and below them the orders of all in one feed: no sums across. */
export function AllStores(props: AllStoresProps) {
  const { stores, without, view, mark, table, tickets, onToggle } = props
  const zone = useTimeZone()
  const now = useNow()
  const queryClient = useQueryClient()
  const chosen = stores.filter(({ id }) => !without.includes(id))
  const isDisputes = view === 'chargebacks'
  const isTickets = view === 'tickets'
  const feed = useStoresFeed(isTickets ? NO_STORES : chosen, isDisputes)
  const indexes = useTicketIndexes(chosen.map(({ id }) => id))
  const waiting = indexes.reduce((count, index) => count + waitingTickets(index).length, 0)
  const refresh = () => {
    feed.refresh()
    for (const { id } of stores) void refreshLedgers(queryClient, id)
  }
  const checked = useStore(checkedStores)
  const isPartial = chosen.some(({ id }) => !checked.has(id))
  return (
    <>
      <PageHeader
        title={t`All stores`}
        plain
        actions={
          !isTickets && (
            <RefreshButton
              updatedAt={feed.updatedAt}
              isFetching={feed.isFetching}
              onRefresh={refresh}
            />
          )
        }
      />
      <fieldset className={styles.stores}>
        <legend className="sr-only">{t`Stores in the feed`}</legend>
        {stores.map((store) => (
          <StoreSummary
            key={store.id}
            store={store}
            mark={mark(store)}
            zone={zone}
            now={now}
            isTicked={!without.includes(store.id)}
            onToggle={() => onToggle(store.id)}
          />
        ))}
      </fieldset>
      <ViewTabs
        label={t`Feeds`}
        tabs={[
          { label: t`Orders`, search: { view: undefined }, current: view === undefined },
          { label: t`Chargebacks`, search: { view: 'chargebacks' }, current: isDisputes },
          {
            label:
              waiting === 0
                ? t`Tickets waiting`
                : t`Tickets waiting ${atLeast(waiting, isPartial)}`,
            search: { view: 'tickets' },
            current: isTickets,
          },
        ]}
      />
      {isTickets ? (
        tickets(chosen)
      ) : (
        <OrdersFeed stores={chosen} feed={feed} isDisputes={isDisputes} table={table} />
      )}
    </>
  )
}

const NO_STORES: Store[] = []
