import type { ReactNode } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import type { StoreSummary as Store } from '#api/schemas/user.ts'
import { commaList } from '#base/language/lists.ts'
import { sentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { momentText } from '#base/time/time-format.ts'
import { Button } from '#components/controls/button.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { useCentsHint } from '#model/reading/platform/cents.ts'
import styles from './all-stores.module.css'
import type { useStoresFeed } from './use-stores-feed.ts'

export type StoreOf = (order: Order) => Store | undefined
export type FeedTable = (
  orders: Order[] | undefined,
  storeOf: StoreOf,
  message: ReactNode,
) => ReactNode

type OrdersFeedProps = {
  /** Those that are ticked. */
  stores: Store[]
  feed: ReturnType<typeof useStoresFeed>
  isDisputes: boolean
  table: FeedTable
}

export function OrdersFeed({ stores, feed, isDisputes, table }: OrdersFeedProps) {
  const zone = useTimeZone()
  const now = useNow()
  const centsHint = useCentsHint()
  const { entries, until, next, unsorted } = feed
  const byOrder = new Map(entries.map(({ order, storeId }) => [order, storeId]))
  const storeOf: StoreOf = (order) => stores.find(({ id }) => id === byOrder.get(order))
  const namesOf = (ids: string[]) =>
    commaList(stores.flatMap(({ id, name }) => (ids.includes(id) ? (name ?? id) : [])))
  const loaded = stores.filter(({ id }) => feed.isLoaded(id) && !unsorted.includes(id))
  const isEmpty = !feed.isLoading && entries.length === 0
  return (
    <>
      {table(
        feed.isLoading ? undefined : entries.map(({ order }) => order),
        storeOf,
        isEmpty && <EmptyState title={nothing(stores.length, loaded.length, isDisputes)} />,
      )}
      <div className={styles.foot}>
        <span>
          {sentences([
            loaded.length > 0 &&
              t`${plural(entries.length, {
                one: '1 order',
                other: `${formatNumber(entries.length)} orders`,
              })} of ${plural(loaded.length, {
                one: '1 store',
                other: `${formatNumber(loaded.length)} stores`,
              })}, newest first. Each store is read on its own.`,
            isDisputes && t`Chargebacks are looked for by the words met in your orders.`,
            until !== undefined &&
              t`Ends at ${momentText({ kind: 'instant', instant: until }, 'absolute', zone, now)}: older orders of ${namesOf(next)} aren’t read yet.`,
            unsorted.length > 0 &&
              t`Left out: ${namesOf(unsorted)}. Your platform doesn’t send their orders newest first.`,
            centsHint,
          ])}
        </span>
        {until !== undefined && (
          <Button variant="default" size="xs" loading={feed.isFetching} onClick={feed.readOlder}>
            {t`Show older`}
          </Button>
        )}
      </div>
    </>
  )
}

/** A store that failed tells why in its own summary. */
function nothing(ticked: number, loaded: number, isDisputes: boolean): string {
  if (ticked === 0) return t`No store is ticked`
  if (loaded === 0)
    // Also by words that nobody knows, which is no failure.
    return isDisputes ? t`No store’s chargebacks are known` : t`No store’s orders loaded`
  if (loaded < ticked) {
    return isDisputes
      ? t`No chargebacks in the stores that loaded`
      : t`No orders in the stores that loaded`
  }
  return isDisputes ? t`No chargebacks` : t`No orders`
}
