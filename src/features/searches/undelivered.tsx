import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { allProductsQuery } from '#api/products.ts'
import type { Order } from '#api/schemas/orders.ts'
import { useArrival } from '#base/browser/use-arrival.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useStore } from '#base/storage/store.ts'
import { instantOf, oldestFirst } from '#base/time/by-time.ts'
import { useNow } from '#base/time/now.ts'
import { PartSkeleton } from '#components/page/skeleton.tsx'
import { Disclosure } from '#components/text/disclosure.tsx'
import { isPartial, undeliveredPlace } from '#model/doing/jobs/order-checks.ts'
import { isUnjudged, isUnread } from '#model/doing/jobs/search-question.ts'
import { type Search, runSearch } from '#model/doing/jobs/searches.ts'
import { startUndelivered } from '#model/doing/jobs/undelivered-search.ts'
import { readTicketsOf } from '#model/doing/tickets/tickets-of.ts'
import { watchGoods } from '#model/doing/live/watch-goods.ts'
import { useLateAfter } from '#model/reading/checks/chosen.ts'
import type { OrderWithGoods } from '#model/reading/memory/looked-goods.ts'
import { ticketIndex } from '#model/reading/memory/tickets.ts'
import { type Goods, UNTOLD_GOODS, isUnclear } from '#model/records/orders/goods.ts'
import { latePeriods } from '#model/records/orders/search-periods.ts'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { MissedOrders } from './missed-orders.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchProgress } from './search-progress.tsx'
import styles from './order-checks.module.css'
import { UndeliveredTable } from './undelivered-table.tsx'
import { useUndelivered, useSeenSearch } from '#model/hooks/use-search-at.ts'
import { useUndeliveredBegun, wantedOf } from './use-undelivered-begun.ts'

type UndeliveredProps = {
  storeId: string
  storeCurrency: string | undefined
  days: string
  /** What was paid for some orders, one sum per currency. */
  worthOf: (orders: readonly Order[]) => ReactNode
  onDays: (days: string) => void
}

/** Only the record of an order holds its goods, so paid orders are opened one after the other. */
export function Undelivered(props: UndeliveredProps) {
  const { storeId, storeCurrency, days, onDays } = props
  const now = useNow()
  const search = useSeenSearch(undeliveredPlace(storeId))
  const known = useUndelivered(storeId)
  const lateAfter = useLateAfter(storeId)
  const { isLoading } = useStore(ticketIndex(storeId))
  const isDone = search?.phase === 'done'
  useArrival(isDone && storeId, watchGoods)
  const isReading = search?.phase === 'running' || search?.phase === 'waiting'

  const areProductsRead = useQuery({ ...allProductsQuery(storeId), enabled: false }).isSuccess
  const unjudged = search?.missed.filter(isUnjudged) ?? []
  useArrival(isDone && unjudged.length > 0 && areProductsRead && search.id, (id) => {
    // One that has just told that it is done still runs until its own end.
    const timer = setTimeout(() => void runSearch(id))
    return () => clearTimeout(timer)
  })
  const isRestored = useUndeliveredBegun(storeId, days, onDays)
  const isComing = !search && !isRestored

  const groups = known && groupsOf(known.found, unjudged, now, lateAfter)
  const table = { storeId, storeCurrency, now, lateAfter }
  // What waits longest comes first; the check itself has the same two requests a second.
  const late = isReading || isLoading ? '' : (groups?.[0]?.orders.map(({ id }) => id).join() ?? '')
  useArrival(late !== '' && late, function readTickets() {
    const stop = new AbortController()
    // One that fails is asked for on the next visit.
    readTicketsOf(storeId, groups?.[0]?.orders ?? [], stop.signal).catch(() => undefined)
    return () => stop.abort()
  })
  return (
    <>
      <SearchForm
        days={days}
        periods={latePeriods}
        isReading={isReading || isComing}
        isMain={!isDone}
        action={t`Check orders`}
        onDays={onDays}
        onSearch={() => startUndelivered(wantedOf(storeId, days))}
      />
      {isComing && !known && <PartSkeleton />}
      {search && (
        <SearchProgress search={search}>
          {answerOf(search, known)} {known && mayLackText(known.untold.length)}
          {search.asOf !== undefined && (
            <>
              {' '}
              <span className="quiet">
                <Trans>
                  Checked <DateTime value={search.asOf} />
                </Trans>
              </span>
            </>
          )}
          {known && known.missing.length > 0 && <> {props.worthOf(known.missing)}</>}
        </SearchProgress>
      )}
      {groups?.map(
        ({ name, hint, orders }, at) =>
          orders.length > 0 &&
          (at === 0 ? (
            <UndeliveredTable key={name} {...table} name={name} orders={orders} hasHead />
          ) : (
            <Disclosure
              key={name}
              summary={
                <>
                  {name} <b className="bold">{formatNumber(orders.length)}</b>{' '}
                  <span className="small quiet">{hint}</span>
                </>
              }
            >
              <UndeliveredTable {...table} name={name} orders={orders} />
            </Disclosure>
          )),
      )}
      {search && <MissedOrders search={search} />}
      <p className={styles.undeliveredFoot}>
        {t`Paid in full or free, without refund or chargeback. Of files, one is enough. Goods are delivered on your platform.`}
      </p>
    </>
  )
}

function groupsOf(
  found: readonly OrderWithGoods[],
  unjudged: Search['missed'],
  now: number,
  lateAfter: number,
) {
  const ids = new Set(found.map(({ id }) => id))
  const untold = unjudged.flatMap(({ order }) =>
    // What an earlier look found is still true of it.
    ids.has(order.id) ? [] : { ...order, goods: UNTOLD_GOODS },
  )
  const of = (...states: Goods['state'][]) =>
    found.filter(({ goods }) => states.includes(goods.state))
  const oldest = of('missing').toSorted(oldestFirst)
  const isLate = ({ dateCreated }: Order) => now - (instantOf(dateCreated) ?? 0) > lateAfter
  return [
    { name: t`Paid, not delivered`, hint: '', orders: oldest.filter(isLate) },
    {
      name: t`Not late yet`,
      hint: t`Goods may still be on their way`,
      orders: oldest.filter((order) => !isLate(order)),
    },
    {
      name: t`Not complete yet`,
      hint: t`The order says so`,
      orders: of('pending').toSorted(oldestFirst),
    },
    {
      name: t`Unknown status`,
      hint: t`Goods are missing, but may not be due`,
      orders: of('unclear').toSorted(oldestFirst),
    },
    {
      name: t`Delivered by hand, or locked`,
      hint: t`The order says so`,
      orders: of('by-hand', 'locked'),
    },
    {
      name: t`Delivery not shown here`,
      hint: t`Your platform didn’t send it`,
      orders: of('untold').toSorted(oldestFirst),
    },
    {
      name: t`Can’t tell`,
      hint:
        unjudged.length > 0
          ? t`Products didn’t load`
          : t`Your platform didn’t send all of the order`,
      orders: [...of('unknown'), ...untold].toSorted(oldestFirst),
    },
    {
      name: t`Can’t be counted`,
      hint: t`Instructions or a web address leave nothing to count, or the variant is deleted`,
      orders: of('uncounted'),
    },
  ]
}

const mayLackText = (untold: number) =>
  untold > 0 &&
  plural(untold, {
    one: '1 paid order may lack goods: your platform doesn’t say.',
    other: `${formatNumber(untold)} paid orders may lack goods: your platform doesn’t say.`,
  })

function answerOf(search: Search, known: ReturnType<typeof useUndelivered>) {
  const { found, missed, phase, opened } = search
  const count = known?.missing.length ?? 0
  const unclear = known?.found.filter(isUnclear).length ?? 0
  if (count > 0) {
    return (
      <span className="strong">
        {plural(count, {
          one: '1 paid order lacks goods.',
          other: `${formatNumber(count)} paid orders lack goods.`,
        })}
      </span>
    )
  }
  if (unclear > 0) {
    return plural(unclear, {
      one: '1 paid order with an unknown status lacks goods.',
      other: `${formatNumber(unclear)} paid orders with an unknown status lack goods.`,
    })
  }
  if (phase !== 'done') return opened > 0 && t`Nothing missing so far.`
  if (opened === 0 && !isPartial(search)) return t`No paid orders in this time.`
  if (isPartial({ ...search, missed: missed.filter(isUnread) })) {
    return t`Nothing missing in the orders that loaded.`
  }
  return found.length + missed.length > 0
    ? t`Nothing missing where it can be counted.`
    : t`Every paid order has its goods.`
}
