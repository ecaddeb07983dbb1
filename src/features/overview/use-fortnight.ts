import { useMemo } from 'react'
import type { Ledger } from '#model/reading/ledger/ledger.ts'
import { type FortnightDay, fortnightOf, fortnightTo } from '#model/reading/overview/fortnight.ts'
import { daysApart } from '#model/reading/periods/period.ts'
import type { Overview } from './use-overview.ts'

/** The last fourteen days, of the period's orders or of those read for the pace of stock. */
export function useFortnight(
  overview: Overview,
  recent: Ledger | undefined,
): FortnightDay[] | undefined {
  const { zone, now, spans, figures } = overview
  const span = fortnightTo(now, zone)
  const isInside = spans.isRunning && daysApart(spans.now.from, span.from) >= 0
  const ledger = isInside ? overview.ledger : recent
  const currency = figures?.currency
  return useMemo(
    () =>
      ledger?.isComplete && currency !== undefined
        ? fortnightOf(ledger.orders, span, zone, currency)
        : undefined,
    // oxlint-disable-next-line react/exhaustive-deps -- the counted orders stand for `ledger`
    [isInside ? overview.counted : recent, currency, zone],
  )
}
