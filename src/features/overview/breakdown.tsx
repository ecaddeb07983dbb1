import { type ReactNode, useMemo } from 'react'
import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import { classNames } from '#components/controls/class-names.ts'
import { ViewTabs } from '#components/list/view-tabs.tsx'
import { disputeIn, ordersOf, type Pick, readPick, spanIn } from '#model/reading/figures/drill.ts'
import { type Breakdown, breakdowns, type Share, sharesOf } from '#model/reading/figures/sums.ts'
import { inCurrency } from '#model/reading/ledger/counted.ts'
import { dayKey } from '#model/reading/ledger/days.ts'
import { NO_CURRENCY } from '#model/reading/ledger/figures.ts'
import { type CustomersView, customersViews } from '#model/reading/figures/customers-views.ts'
import type { BreakdownRow } from '#model/reading/export/breakdown.ts'
import { areForeign } from '#model/records/orders/order-tone.ts'
import type { OverviewSearch } from '#model/reading/overview/address.ts'
import { spanText } from '#model/reading/overview/words.ts'
import styles from './breakdown.module.css'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { daysTo, ordersWithin } from '#model/reading/figures/disputes.ts'
import { useLedgerRead } from '#model/reading/ledger/ledger-query.ts'
import { DisputesReading, useDisputeReads } from './disputes-reading.tsx'
import { Closer } from './closer.tsx'
import { GatewayShares } from './gateway-shares.tsx'
import { PickedOrders } from './picked-orders.tsx'
import { SharesTable } from './shares-table.tsx'
import type { Overview } from './use-overview.ts'

/** Of orders that name no gateway, product or status. */
const NO_KEY = '-'

type BreakdownProps = {
  overview: Overview
  search: OverviewSearch
  /** What stands for the table where it is broken down by customers. */
  customersOf: (view: CustomersView) => ReactNode
  exportOf: (rows: readonly BreakdownRow[], isPartial: boolean) => ReactNode
}

/** What the period's orders consist of, or the orders behind one of the page's numbers. */
export function OverviewBreakdown({
  overview,
  search: { by: asked = 'product', pick: picked },
  customersOf,
  exportOf,
}: BreakdownProps) {
  const view = asked in customersViews ? (asked as CustomersView) : undefined
  const by = view ? 'product' : (asked as Breakdown)
  const { storeId, counted, figures, currency, currencies, comparison, spans } = overview
  const pick = readPick(picked)
  const part = partIn(picked) ?? by
  const own = useMemo(
    () =>
      counted && figures && (part === 'currency' ? counted : inCurrency(counted, figures.currency)),
    [counted, figures, part],
  )
  const shares = useMemo(() => own && sharesOf(own, part), [own, part])
  const isForeign = own && areForeign(own.now.map(({ order }) => order.status))
  const currencyOf = (key: string) => {
    if (part !== 'currency') return currency
    return key === NO_CURRENCY ? undefined : key
  }
  const disputed = pick?.kind === 'disputed' && disputeIn(pick.key)
  if (disputed) return <DisputedOrders {...{ overview, pick }} {...disputed} />
  if (!own || !figures || !shares) return null
  if (pick) {
    const span = (pick.kind === 'in' && spanIn(pick.key)) || spans[pick.isBefore ? 'before' : 'now']
    return (
      <PickedOrders
        storeId={storeId}
        title={commaList([wordsOf(pick, shares), spanText(span)])}
        orders={ordersOf(own, pick).map(({ order }) => order)}
        currency={currencyOf(pick.key)}
        search={searchOf(pick, { dateFrom: dayKey(span.from), dateTo: dayKey(span.to) })}
        label={currencies.length > 1 ? t`In Orders, with other currencies` : t`In Orders`}
      />
    )
  }
  const table = {
    shares,
    paid: part === 'currency' ? undefined : figures.now.paid,
    currencyOf,
    comparison,
  }
  return (
    <>
      <section className="line-above" aria-labelledby="break-down">
        <header className={styles.head}>
          <h2 id="break-down" className={classNames(styles.title, 'firm')}>
            {t`Break down by`}
          </h2>
          <div className={styles.choice}>
            <ViewTabs
              label={t`Break down by`}
              tabs={Object.entries({ ...breakdowns, ...customersViews }).map(([name, label]) => ({
                label,
                search: { by: name === 'product' ? undefined : name, pick: undefined },
                current: name === asked,
              }))}
            />
          </div>
          {!view && (
            <span className="at-end firm">
              {exportOf(
                shares.map((share) => ({
                  ...share,
                  // The least would stand in the file as if it were all.
                  ...(share.isLeast && { amount: undefined, amountBefore: undefined }),
                  ...(share.isLeastPieces && { quantity: undefined }),
                  ...(isForeign && { disputed: undefined }),
                  id: share.key || NO_KEY,
                  kind: breakdowns[by],
                  currency: currencyOf(share.key),
                  from: dayKey(spans.now.from),
                  to: dayKey(spans.now.to),
                })),
                overview.ledger?.isComplete === false,
              )}
            </span>
          )}
        </header>
        {view ? (
          customersOf(view)
        ) : by === 'gateway' ? (
          <GatewayShares overview={overview} {...table} />
        ) : (
          <SharesTable key={by} by={by} {...table} />
        )}
      </section>
      <Closer overview={overview} />
    </>
  )
}

function partIn(picked: string | undefined): Breakdown | undefined {
  const kind = readPick(picked)?.kind
  return kind !== undefined && kind in breakdowns ? (kind as Breakdown) : undefined
}

function wordsOf({ kind, key }: Pick, shares: readonly Share[]): string | undefined {
  if (kind === 'paid') return t`with a payment`
  if (kind === 'awaiting') return t`awaiting payment`
  if (kind === 'unpaid') return t`not paid`
  return kind in breakdowns ? (shares.find((share) => share.key === key)?.label ?? key) : undefined
}

/** The list of orders filters by gateway and status, but by no currency, product or coupon. */
function searchOf({ kind, key }: Pick, dates: { dateFrom: string; dateTo: string }) {
  if (kind === 'all' || kind === 'in') return dates
  return (kind === 'gateway' || kind === 'status') && key ? { ...dates, [kind]: key } : undefined
}

type DisputedOrdersProps = { overview: Overview; pick: Pick; gateway: string; days: number }

/** The orders behind a gateway's share of disputes, whatever the page's period and currency are. */
function DisputedOrders({ overview, pick, gateway, days }: DisputedOrdersProps) {
  const { storeId, zone, now, currency } = overview
  const span = daysTo(now, zone, days)
  const [dateFrom, dateTo] = [dayKey(span.from), dayKey(span.to)]
  const { data } = useLedgerRead(storeId, zone, span).query
  const orders = useMemo(() => {
    const counted = data && { now: ordersWithin(data.orders, span, zone), before: [] }
    return counted && ordersOf(counted, pick).map(({ order }) => order)
    // oxlint-disable-next-line react/exhaustive-deps -- the days change once a day
  }, [data, zone, gateway, dateFrom, dateTo])
  const { reads } = useDisputeReads(overview)
  if (!data || !orders) {
    return (
      <div className="line-above">
        <DisputesReading reads={reads} />
      </div>
    )
  }
  // The list of orders filters by one status.
  const [status, ...others] = new Set(orders.map((order) => order.status))
  const isOne = status && others.length === 0 && gateway
  return (
    <PickedOrders
      storeId={storeId}
      title={commaList([
        t`Disputed`,
        gateway ? sentenceCase(gateway) : t`No gateway`,
        spanText(span),
      ])}
      orders={orders}
      currency={currency}
      search={isOne ? { gateway, status, dateFrom, dateTo } : undefined}
      label={t`In Orders`}
      isPartial={!data.isComplete}
    />
  )
}
