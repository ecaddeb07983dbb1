import { useMemo } from 'react'
import { type FortnightDay, fortnightOf, fortnightTo } from '#model/reading/overview/fortnight.ts'
import { daysApart } from '#model/reading/periods/period.ts'
import type { Overview } from './use-overview.ts'

/** The last fourteen days, where the period's orders hold them whole; nothing more is read. */
export function useFortnight(overview: Overview): FortnightDay[] | undefined {
  const { zone, now, spans, ledger, figures } = overview
  const span = fortnightTo(now, zone)
  const isInside = spans.isRunning && daysApart(spans.now.from, span.from) >= 0
  const currency = figures?.currency
  return useMemo(
    () =>
      isInside && ledger?.isComplete && currency !== undefined
        ? fortnightOf(ledger.orders, span, zone, currency)
        : undefined,
    // oxlint-disable-next-line react/exhaustive-deps -- the counted orders stand for `ledger`
    [isInside, overview.counted, currency, zone],
  )
}
