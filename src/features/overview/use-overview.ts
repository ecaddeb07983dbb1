import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNow } from '#base/now.ts'
import { useTimeZone } from '#base/preferences.ts'
import { overviewFigures } from '#model/overview/figures.ts'
import { overviewOrdersQuery, useOverviewProgress } from '#model/overview/orders.ts'
import { periodFigures } from '#model/overview/periods.ts'
import { daysToRead, periodOf } from '#model/period.ts'
import type { PeriodSearch } from '#model/period-address.ts'

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
  const period = useMemo(() => periodOf(search, zone, now), [search, zone, now])
  const days = period && daysToRead(period)
  const periodQuery = overviewOrdersQuery(storeId, zone, now, days)
  const since = useQuery(overviewOrdersQuery(storeId, zone, now))
  const longer = useQuery({ ...periodQuery, enabled: period !== undefined })
  const query = period ? longer : since
  const progress = useOverviewProgress(storeId, zone, now, days)

  const today = useMemo(
    () => since.data && overviewFigures(since.data, zone, storeCurrency),
    [since.data, zone, storeCurrency],
  )
  const ofPeriod = useMemo(
    () => (period && longer.data ? periodFigures(longer.data, period, zone, storeCurrency) : []),
    [period, longer.data, zone, storeCurrency],
  )
  const ofToday = today?.currencies ?? []
  const inCurrency = <Figures extends { currency: string }>(all: readonly Figures[]) =>
    all.find(({ currency }) => currency === search.currency) ?? all[0]
  return {
    zone,
    now,
    period,
    since,
    /** The read of what is on screen. */
    query,
    hasFailed: query.error !== null && !query.data,
    progress,
    stop: () => void queryClient.cancelQueries({ queryKey: periodQuery.queryKey }),
    refreshAll: () => void queryClient.invalidateQueries(),
    currencies: (period ? ofPeriod : ofToday).map(({ currency }) => currency),
    today,
    shownToday: inCurrency(ofToday),
    shownPeriod: inCurrency(ofPeriod),
  }
}

export type Overview = ReturnType<typeof useOverview>
