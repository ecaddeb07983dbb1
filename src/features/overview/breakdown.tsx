import { type ReactNode, useMemo } from 'react'
import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import { Segments } from '#components/controls/segments.tsx'
import { type Pick, disputeIn, ordersOf, readPick, spanIn } from '#model/reading/figures/drill.ts'
import { type Breakdown, type Share, breakdowns, sharesOf } from '#model/reading/figures/sums.ts'
import { inCurrency } from '#model/reading/ledger/counted.ts'
import { dayKey } from '#model/reading/ledger/days.ts'
import { NO_CURRENCY } from '#model/reading/ledger/figures.ts'
import { type CustomersView, customersViews } from '#model/reading/figures/customers-views.ts'
import type { BreakdownRow } from '#model/reading/export/breakdown.ts'
import type { OverviewSearch } from '#model/reading/overview/address.ts'
import { spanText } from '#model/reading/overview/words.ts'
import styles from './breakdown.module.css'
import { DisputedOrders } from './disputed-orders.tsx'
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
      <section className={styles.section} aria-labelledby="break-down">
        <header className={styles.head}>
          <h2 id="break-down" className={styles.title}>
            {t`Break down by`}
          </h2>
          <div className={styles.choice}>
            <Segments
              label={t`Break down by`}
              segments={Object.entries({ ...breakdowns, ...customersViews }).map(
                ([name, label]) => ({
                  label,
                  search: { by: name === 'product' ? undefined : name, pick: undefined },
                  current: name === asked,
                }),
              )}
            />
          </div>
          {!view && (
            <span className="at-end">
              {exportOf(
                shares.map((share) => ({
                  ...share,
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
