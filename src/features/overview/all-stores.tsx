import type { ReactNode } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import type { StoreSummary as Store } from '#api/schemas/user.ts'
import { formatNumber } from '#base/money-format.ts'
import { useNow } from '#base/now.ts'
import { useTimeZone } from '#base/preferences.ts'
import { momentText } from '#base/time-format.ts'
import { Button } from '#components/button.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { RefreshButton } from '#components/refresh-button.tsx'
import { ViewTabs } from '#components/view-tabs.tsx'
import styles from './all-stores.module.css'
import { StoreSummary } from './store-summary.tsx'
import { useStoresFeed } from './use-stores-feed.ts'

type AllStoresProps = {
  stores: Store[]
  /** Ids of the stores that are unticked. */
  without: readonly string[]
  isDisputes: boolean
  mark: (store: Store | undefined) => ReactNode
  table: (orders: Order[] | undefined, storeOf: StoreOf, message: ReactNode) => ReactNode
  onToggle: (storeId: string) => void
}
export type StoreOf = (order: Order) => Store | undefined

/** Every store's orders in one feed, and each store's own figures beside it: no sums across. */
export function AllStores(props: AllStoresProps) {
  const { stores, without, isDisputes, mark, table, onToggle } = props
  const zone = useTimeZone()
  const now = useNow()
  const chosen = stores.filter(({ id }) => !without.includes(id))
  const feed = useStoresFeed(chosen, isDisputes)
  const { entries, until, next } = feed
  const byOrder = new Map(entries.map(({ order, storeId }) => [order, storeId]))
  const storeOf: StoreOf = (order) => stores.find(({ id }) => id === byOrder.get(order))
  const limiting = stores.filter(({ id }) => next.includes(id)).map(({ name, id }) => name ?? id)
  const loaded = chosen.filter(({ id }) => feed.isLoaded(id))
  return (
    <>
      <PageHeader
        title="All stores"
        plain
        actions={
          <RefreshButton
            updatedAt={feed.updatedAt}
            isFetching={feed.isFetching}
            onRefresh={feed.refresh}
          />
        }
      />
      <ViewTabs
        label="Feeds"
        tabs={[
          { label: 'Orders', search: { view: undefined }, current: !isDisputes },
          { label: 'Chargebacks', search: { view: 'chargebacks' }, current: isDisputes },
        ]}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <fieldset className={styles.stores}>
            <legend className="sr-only">Stores in the feed</legend>
            {stores.map((store) => (
              <label key={store.id} className={styles.store}>
                <input
                  type="checkbox"
                  checked={!without.includes(store.id)}
                  onChange={() => onToggle(store.id)}
                />
                {mark(store)}
                <bdi>{store.name ?? store.id}</bdi>
              </label>
            ))}
          </fieldset>
          {table(
            feed.isLoading ? undefined : entries.map(({ order }) => order),
            storeOf,
            !feed.isLoading && entries.length === 0 && (
              <EmptyState
                title={
                  chosen.length === 0
                    ? 'No store is ticked'
                    : isDisputes
                      ? 'No chargebacks'
                      : 'No orders'
                }
              />
            ),
          )}
          <div className={styles.foot}>
            <span>
              {`${counted(entries.length, 'order', 'orders')} of ${counted(loaded.length, 'store', 'stores')}, newest first. Each store is read on its own.`}
              {until !== undefined &&
                ` Ends at ${momentText({ kind: 'instant', instant: until }, 'relative', zone, now)}: older orders of ${limiting.join(', ')} aren’t read yet.`}
            </span>
            {until !== undefined && (
              <Button
                variant="default"
                size="xs"
                loading={feed.isFetching}
                onClick={feed.readOlder}
              >
                Show older
              </Button>
            )}
          </div>
        </div>
        <div className={styles.side}>
          {stores.map((store) => (
            <StoreSummary key={store.id} store={store} mark={mark(store)} zone={zone} now={now} />
          ))}
        </div>
      </div>
    </>
  )
}

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
