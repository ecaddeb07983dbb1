import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { Order } from '#api/schemas/orders.ts'
import type { VariantReference } from '#api/schemas/products.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { useStore } from '#base/storage/store.ts'
import { instantOf, oldestFirst } from '#base/time/by-time.ts'
import { presentTime, useNow } from '#base/time/now.ts'
import { Disclosure } from '#components/text/disclosure.tsx'
import { isPartial, undeliveredPlace, undeliveredQuestion } from '#model/doing/jobs/order-checks.ts'
import { type Search, markSeen, startSearch } from '#model/doing/jobs/searches.ts'
import { watchGoods } from '#model/doing/live/watch-goods.ts'
import { useLateAfter } from '#model/reading/checks/chosen.ts'
import { type OrderWithGoods, forgetMissing } from '#model/reading/memory/looked-goods.ts'
import { ticketIndex } from '#model/reading/memory/tickets.ts'
import type { Goods } from '#model/records/orders/goods.ts'
import { latePeriods, startOfPeriod } from '#model/records/orders/search-periods.ts'
import { MissedOrders } from './missed-orders.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchProgress } from './search-progress.tsx'
import styles from './undelivered.module.css'
import { UndeliveredTable } from './undelivered-table.tsx'
import { useUndelivered } from '#model/hooks/use-undelivered.ts'
import { useSearchAt } from '#model/hooks/use-search-at.ts'

type UndeliveredProps = {
  storeId: string
  storeCurrency: string | undefined
  /** Undefined until the catalogue is read: it tells what is due. */
  variants: readonly VariantReference[] | undefined
  days: string
  /** What was paid for some orders, one sum per currency. */
  worthOf: (orders: readonly Order[]) => ReactNode
  onDays: (days: string) => void
}

/** Only the record of an order holds its goods, so paid orders are opened one after the other. */
export function Undelivered(props: UndeliveredProps) {
  const { storeId, storeCurrency, variants, days, onDays } = props
  const zone = useTimeZone()
  const now = useNow()
  const search = useSearchAt(undeliveredPlace(storeId))
  const known = useUndelivered(storeId)
  const lateAfter = useLateAfter(storeId)
  const { tickets } = useStore(ticketIndex(storeId))
  const isDone = search?.phase === 'done'
  useEffect(() => search && markSeen(search), [search])
  useEffect(() => (isDone ? watchGoods(storeId) : undefined), [isDone, storeId])
  const isReading = search?.phase === 'running' || search?.phase === 'waiting'

  function start() {
    forgetMissing(storeId)
    const dateFrom = startOfPeriod(days, zone, presentTime())
    startSearch(undeliveredQuestion({ storeId, dateFrom }, variants))
  }

  const isReady = variants !== undefined
  const hasBegun = useRef(search !== undefined)
  const beginByItself = useEffectEvent(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    start()
  })
  useEffect(() => {
    if (isReady) beginByItself()
  }, [isReady])

  const groups = known && groupsOf(known.found, now, lateAfter)
  const table = { storeId, storeCurrency, now, lateAfter }
  const ticketOf = ({ customerEmail = '' }: Order) =>
    tickets.find(({ emailAddress }) => emailAddress?.toLowerCase() === customerEmail.toLowerCase())
  return (
    <>
      <SearchForm
        days={days}
        periods={latePeriods}
        isReading={isReading}
        isReady={isReady}
        isMain
        action={t`Check orders`}
        onDays={onDays}
        onSearch={start}
      />
      {search && (
        <SearchProgress search={search}>
          {answerOf(search, known?.missing.length ?? 0)}
          {known && known.missing.length > 0 && <> {props.worthOf(known.missing)}</>}
        </SearchProgress>
      )}
      {groups?.map(
        ({ name, hint, orders }, at) =>
          orders.length > 0 &&
          (at === 0 ? (
            <UndeliveredTable
              key={name}
              {...table}
              name={name}
              orders={orders}
              ticketOf={ticketOf}
              hasHead
            />
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
              <UndeliveredTable {...table} name={name} orders={orders} ticketOf={ticketOf} />
            </Disclosure>
          )),
      )}
      {search && <MissedOrders search={search} />}
      <p className={styles.foot}>
        {t`Paid in full, without refund or chargeback. Of files, one is enough. Goods are delivered on your platform.`}
      </p>
    </>
  )
}

function groupsOf(found: readonly OrderWithGoods[], now: number, lateAfter: number) {
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
      name: t`Delivered by hand, or locked`,
      hint: t`The order says so`,
      orders: of('by-hand', 'locked'),
    },
    {
      name: t`Can’t tell`,
      hint: t`Instructions or a web address leave nothing to count, or the variant is deleted`,
      orders: of('unknown'),
    },
  ]
}

function answerOf(search: Search, count: number) {
  const { found, phase, opened } = search
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
  if (phase !== 'done') return t`Nothing missing so far.`
  if (opened === 0 && !isPartial(search)) return t`No paid orders in this time.`
  if (isPartial(search)) return t`Nothing missing in the orders that loaded.`
  return found.length > 0
    ? t`Nothing missing where it can be counted.`
    : t`Every paid order has its goods.`
}
