import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { comparedSpans } from '#model/reading/ledger/compared.ts'
import { countedOf } from '#model/reading/ledger/counted.ts'
import { dayKey } from '#model/reading/ledger/days.ts'
import {
  refreshLedgers,
  sinceYesterday,
  useComparedLedger,
  useLedgerRead,
} from '#model/reading/ledger/ledger-query.ts'
import { overviewFigures } from '#model/reading/ledger/figures.ts'
import { periodFigures } from '#model/reading/overview/periods.ts'
import { periodOf } from '#model/reading/periods/period.ts'
import type { PeriodSearch } from '#model/reading/periods/period-address.ts'

export type OverviewSearch = { currency?: string } & PeriodSearch

/** The orders since yesterday, those of a chosen period, and the figures of both in one currency. */
export function useOverview(
  storeId: string,
  storeCurrency: string | undefined,
  search: OverviewSearch,
) {
  const queryClient = useQueryClient()
  const zone = useTimeZone()
  const now = useNow()
  const { period: name, dateFrom, dateTo } = search
  // The clock moves every half minute; the days change once a day.
  const day = dayKey(wallClock(now, zone))
  const days = useMemo(() => {
    const asked = { period: name, dateFrom, dateTo }
    return { period: periodOf(asked, zone, now), spans: comparedSpans(asked, zone, now) }
    // oxlint-disable-next-line react/exhaustive-deps -- `day` stands for `now`
  }, [name, dateFrom, dateTo, zone, day])
  const { period, spans } = days
  const since = useLedgerRead(storeId, zone, sinceYesterday(zone, now))
  const reads = useComparedLedger(storeId, zone, spans)
  const ledger = reads.isCompared ? reads.ledger : undefined

  const today = useMemo(
    () => since.query.data && overviewFigures(since.query.data, zone, storeCurrency),
    [since.query.data, zone, storeCurrency],
  )
  const [own, earlier] = [reads.own.query.data, reads.earlier.query.data]
  const ofPeriod = useMemo(
    () =>
      period && ledger
        ? periodFigures(countedOf(ledger.orders, spans, zone, ledger.to), spans, storeCurrency)
        : [],
    // oxlint-disable-next-line react/exhaustive-deps -- both reads stand for `ledger`
    [period, spans, own, earlier, zone, storeCurrency],
  )
  const ofToday = today?.currencies ?? []
  const inCurrency = <Figures extends { currency: string }>(all: readonly Figures[]) =>
    all.find(({ currency }) => currency === search.currency) ?? all[0]
  return {
    zone,
    now,
    period,
    spans,
    since: since.query,
    reads,
    /** The orders of what is on screen. */
    ledger,
    hasFailed: reads.failed !== undefined && !ledger,
    async refreshAll() {
      await refreshLedgers(queryClient, storeId)
      await queryClient.invalidateQueries()
    },
    currencies: (period ? ofPeriod : ofToday).map(({ currency }) => currency),
    today,
    shownToday: inCurrency(ofToday),
    shownPeriod: inCurrency(ofPeriod),
  }
}

export type Overview = ReturnType<typeof useOverview>
