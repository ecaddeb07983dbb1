import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Page } from '#api/client.ts'
import type { Order } from '#api/schemas/orders.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { comparedSpans } from '#model/reading/ledger/compared.ts'
import { besideFigures, countedOf } from '#model/reading/ledger/counted.ts'
import { dayKey } from '#model/reading/ledger/days.ts'
import {
  refreshLedgers,
  sinceYesterday,
  useComparedLedger,
  useLedgerRead,
} from '#model/reading/ledger/ledger-query.ts'
import { NO_CURRENCY, overviewFigures } from '#model/reading/ledger/figures.ts'
import { isNewestFirst } from '#model/reading/lists/list-note.ts'
import type { OverviewSearch } from '#model/reading/overview/address.ts'
import { periodFigures } from '#model/reading/overview/periods.ts'
import {
  chosenPeriod,
  isNoneToday,
  isQuiet as isQuietAt,
  quietPeriod,
} from '#model/reading/overview/quiet.ts'
import { periodOf } from '#model/reading/periods/period.ts'

/** One read of orders, and the figures of the chosen period, or of today, in one currency. */
export function useOverview(
  storeId: string,
  storeCurrency: string | undefined,
  search: OverviewSearch,
  latest: UseQueryResult<Page<Order>>,
) {
  const queryClient = useQueryClient()
  const zone = useTimeZone()
  const now = useNow()
  const since = useLedgerRead(storeId, zone, sinceYesterday(zone, now)).query
  const { period: name, dateFrom, dateTo } = search
  const newest = latest.data?.items
  const known = since.data?.isComplete ? since.data.orders : undefined
  const isQuiet = known !== undefined && isQuietAt(known, zone, now)
  const isEarly =
    !chosenPeriod(search) && known !== undefined && !isQuiet && isNoneToday(known, zone, now)
  // The clock moves every half minute; the days change once a day.
  const day = dayKey(wallClock(now, zone))
  const { period, spans, quiet } = useMemo(() => {
    const chosen = chosenPeriod({ period: name, dateFrom, dateTo })
    const hasOld = !chosen && isQuiet && newest && isNewestFirst(newest)
    const found = hasOld ? quietPeriod(newest, zone, now) : undefined
    const asked = chosen ?? { period: isEarly ? ('yesterday' as const) : found?.period }
    return {
      period: periodOf(asked, zone, now),
      spans: comparedSpans(asked, zone, now),
      quiet: found && { hasEnough: found.hasEnough, last: newest?.[0]?.dateCreated },
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `day` stands for `now`
  }, [name, dateFrom, dateTo, isEarly, isQuiet, newest, zone, day])
  const reads = useComparedLedger(storeId, zone, spans)
  const [own, earlier] = [reads.own.query.data, reads.earlier.query.data]
  // Which period a quiet store opens with shows once its latest orders are known.
  const isOpen = chosenPeriod(search) !== undefined || quiet || !isQuiet || !latest.isLoading
  const ledger = isOpen ? reads.ledger : undefined
  const read = useMemo(() => {
    if (!ledger) return undefined
    const counted = countedOf(ledger.orders, spans, zone, ledger.to)
    if (period) return { counted, figures: periodFigures(counted, spans, storeCurrency) }
    const { currencies } = overviewFigures(ledger, zone, storeCurrency)
    const figures = currencies.map((each) => {
      return { ...each, now: each.today, before: each.sameTime, bars: [], hours: each }
    })
    return { counted, figures }
    // oxlint-disable-next-line react/exhaustive-deps -- both reads stand for `ledger`
  }, [isOpen, own, earlier, period, spans, zone, storeCurrency])
  const figures =
    read?.figures.find(({ currency }) => currency === search.currency) ?? read?.figures[0]
  const currency = figures?.currency
  const told = useMemo(() => {
    if (!ledger || !read || currency === undefined) return undefined
    const currencies = read.figures.map((each) => each.currency)
    return besideFigures(ledger, read.counted, { currency, currencies })
    // oxlint-disable-next-line react/exhaustive-deps -- what was read stands for `ledger`
  }, [read, currency])
  const isAssumed = figures?.currency === NO_CURRENCY
  return {
    storeId,
    zone,
    now,
    /** Undefined for today. */
    period,
    spans,
    /** Why a period is shown that nobody chose. */
    quiet,
    /** Yesterday stands there until today has an order. */
    isEarly,
    since,
    reads,
    ledger,
    /** Of it, what stands beside the figures. */
    told,
    comparison: quiet
      ? ('none' as const)
      : reads.isCompared
        ? ('whole' as const)
        : reads.isFetching || reads.own.query.isLoading
          ? ('awaited' as const)
          : ('none' as const),
    figures,
    /** The orders behind them, in all currencies. */
    counted: read?.counted,
    /** Their figures in each. */
    currencies: read?.figures ?? [],
    /** Of orders without a currency, the store's is assumed. */
    currency: isAssumed ? storeCurrency : figures?.currency,
    isAssumed,
    async refreshAll() {
      await refreshLedgers(queryClient, storeId)
      await queryClient.invalidateQueries()
    },
  }
}

export type Overview = ReturnType<typeof useOverview>
