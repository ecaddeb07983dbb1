import { useMemo } from 'react'
import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { daysTo, ordersWithin } from '#model/reading/figures/disputes.ts'
import { type Pick, ordersOf } from '#model/reading/figures/drill.ts'
import { dayKey } from '#model/reading/ledger/days.ts'
import { useLedgerRead } from '#model/reading/ledger/ledger-query.ts'
import { spanText } from '#model/reading/overview/words.ts'
import styles from './breakdown.module.css'
import { DisputesReading, useDisputeReads } from './disputes-reading.tsx'
import { PickedOrders } from './picked-orders.tsx'
import type { Overview } from './use-overview.ts'

type DisputedOrdersProps = { overview: Overview; pick: Pick; gateway: string; days: number }

/** The orders behind a gateway's share of disputes, whatever the page's period and currency are. */
export function DisputedOrders({ overview, pick, gateway, days }: DisputedOrdersProps) {
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
      <div className={styles.section}>
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
