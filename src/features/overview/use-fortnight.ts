import { useMemo } from 'react'
import type { Ledger } from '#model/reading/ledger/ledger.ts'
import { fortnightOf, fortnightTo, troublesOf } from '#model/reading/overview/fortnight.ts'
import { datedIn } from '#model/reading/ledger/figures.ts'
import { daysApart } from '#model/reading/periods/period.ts'
import type { Overview } from './use-overview.ts'

/**
 * The last fourteen days, of the period's orders or of those read for the pace of stock; and what
 * went wrong in the chart's period, or in these days where that is but one.
 */
export function useFortnight(overview: Overview, recent: Ledger | undefined) {
  const { zone, now, spans, figures, counted, period } = overview
  const span = fortnightTo(now, zone)
  const isInside = spans.isRunning && daysApart(spans.now.from, span.from) >= 0
  const ledger = isInside ? overview.ledger : recent
  const currency = figures?.currency
  const days = useMemo(
    () =>
      ledger?.isComplete && currency !== undefined
        ? fortnightOf(ledger.orders, span, zone, currency)
        : undefined,
    // oxlint-disable-next-line react/exhaustive-deps -- the counted orders stand for `ledger`
    [isInside ? counted : recent, currency, zone],
  )
  const isOwn = period !== undefined && period.days > 1
  const troubles = useMemo(() => {
    if (isOwn) return counted && { span: spans.now, bars: troublesOf(counted.now, spans.now) }
    const dated = ledger?.isComplete && ledger.orders.flatMap((order) => datedIn(order, zone))
    return dated ? { span, bars: troublesOf(dated, span), isOther: true } : undefined
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [isOwn, isInside ? counted : recent, counted, spans, zone])
  return { days, troubles }
}

export type Fortnight = ReturnType<typeof useFortnight>
