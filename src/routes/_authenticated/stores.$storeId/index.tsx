import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ordersQuery } from '#api/orders.ts'
import { prefetch } from '#api/query.ts'
import { type Parameters, textParameters } from '#base/address.ts'
import { useNow } from '#base/now.ts'
import { chosenTimeZone, preferences, useTimeZone } from '#base/preferences.ts'
import { ErrorPanel } from '#components/error-panel.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { useIsPhone } from '#components/phone.ts'
import { RefreshButton } from '#components/refresh-button.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { AttentionList } from '#features/overview/attention-list.tsx'
import { CurrencyChoice } from '#features/overview/currency-choice.tsx'
import { DayFigures } from '#features/overview/day-figures.tsx'
import { DaySection } from '#features/overview/day-section.tsx'
import { LatestReviews } from '#features/overview/latest-reviews.tsx'
import { OverviewColumns } from '#features/overview/overview-page.tsx'
import { ReadingProgress } from '#features/overview/reading-progress.tsx'
import { SinceStrip } from '#features/overview/since-strip.tsx'
import { RecentOrders } from '#features/overview/recent-orders.tsx'
import { useAttention } from '#features/overview/use-attention.ts'
import { PeriodChoice } from '#features/overview/period-choice.tsx'
import { PeriodSection } from '#features/overview/period-section.tsx'
import { YesterdayPaid } from '#features/overview/yesterday-paid.tsx'
import { overviewFigures } from '#model/overview/figures.ts'
import {
  type OverviewOrders,
  overviewOrdersQuery,
  useOverviewProgress,
} from '#model/overview/orders.ts'
import { periodFigures } from '#model/overview/periods.ts'
import { dayBefore, dayName, timeOfDay } from '#model/overview/words.ts'
import { daysToRead, periodOf } from '#model/period.ts'
import { type PeriodSearch, readPeriod } from '#model/period-address.ts'
import { problemFrom } from '#model/problem.ts'
import { StaleNote } from '#routes/-list-message.tsx'

const readCurrency = textParameters('currency')
const readAddress = (search: Parameters): { currency?: string } & PeriodSearch => ({
  ...readCurrency(search),
  ...readPeriod(search),
})

export const Route = createFileRoute('/_authenticated/stores/$storeId/')({
  validateSearch: readAddress,
  loader: ({ context: { queryClient }, params: { storeId } }) => {
    const sinceQuery = (zone: string, now: number, days?: number) =>
      overviewOrdersQuery(storeId, zone, now, days)
    const latestQuery = ordersQuery(storeId, { sort: '-dateCreated', pageSize: 10 })
    void prefetch(queryClient, sinceQuery(chosenTimeZone(preferences()), Date.now()))
    void prefetch(queryClient, latestQuery)
    return { sinceQuery, latestQuery }
  },
  component: OverviewPage,
})

function OverviewPage() {
  const { storeId } = Route.useParams()
  const search = Route.useSearch()
  const { currency } = search
  const { sinceQuery, latestQuery } = Route.useLoaderData()
  const storeCurrency = useCurrentStore().store?.currencyCode
  const queryClient = useQueryClient()
  const zone = useTimeZone()
  const now = useNow()
  const period = useMemo(() => periodOf(search, zone, now), [search, zone, now])
  const isPhone = useIsPhone()
  const since = useQuery(sinceQuery(zone, now))
  const { data: read } = since
  const latest = useQuery(latestQuery)
  const longer = useQuery({
    ...sinceQuery(zone, now, period && daysToRead(period)),
    enabled: period !== undefined,
  })
  const asked = period ? longer : since
  const askedKey = sinceQuery(zone, now, period && daysToRead(period)).queryKey
  const progress = useOverviewProgress(storeId, zone, now, period && daysToRead(period))
  const attention = useAttention({ storeId, zone, now, read, recent: latest.data?.items })

  const all = useMemo(
    () => read && overviewFigures(read, zone, storeCurrency),
    [read, zone, storeCurrency],
  )
  const ofPeriod = useMemo(
    () => (period && longer.data ? periodFigures(longer.data, period, zone, storeCurrency) : []),
    [period, longer.data, zone, storeCurrency],
  )
  const shown = all?.currencies.find((each) => each.currency === currency) ?? all?.currencies[0]
  const shownOfPeriod = ofPeriod.find((each) => each.currency === currency) ?? ofPeriod[0]
  const readUntil = read?.to ?? now
  const hasFailed = asked.error !== null && !asked.data
  const against = `${dayBefore(readUntil, zone)} ${timeOfDay(readUntil, zone)}`
  const current = period ? shownOfPeriod : shown
  const listed = period ? ofPeriod : (all?.currencies ?? [])
  const choice = current && (
    <CurrencyChoice currencies={listed.map((each) => each.currency)} current={current.currency} />
  )
  const choices = <PeriodChoice period={period} search={search} />
  return (
    <>
      <PageHeader
        title={period?.title ?? 'Today'}
        beside={
          !isPhone && (
            <>
              {choices}
              <span className="quiet truncate">{!period && dayName(now, zone)}</span>
            </>
          )
        }
        actions={
          <>
            <RefreshButton
              updatedAt={asked.dataUpdatedAt}
              isFetching={asked.isFetching}
              onRefresh={() => void queryClient.invalidateQueries()}
            />
            {choice}
          </>
        }
      />
      {isPhone && choices}
      <SinceStrip key={storeId} storeId={storeId} isReady={!since.isLoading && !latest.isLoading} />
      <StaleNote query={asked} noun="Orders" />
      {(asked.isFetching || !asked.data) && !asked.error && (
        <ReadingProgress
          progress={progress}
          isReading={asked.isFetching}
          onStop={() => void queryClient.cancelQueries({ queryKey: askedKey })}
          onStart={() => void asked.refetch()}
        />
      )}
      {hasFailed ? (
        <ErrorPanel
          problem={problemFrom(asked.error, 'The orders of this period didn’t load')}
          onRetry={() => void asked.refetch()}
        />
      ) : period ? (
        <DayFigures
          figures={shownOfPeriod}
          storeCurrency={storeCurrency}
          against={period.before}
          by={period.days === 1 ? period.before : `in ${period.before}`}
        />
      ) : (
        <DayFigures
          figures={shown && { ...shown, now: shown.today, before: shown.sameTime }}
          storeCurrency={storeCurrency}
          against={against}
          by={`by ${against}`}
          paidNote={shown && <YesterdayPaid figures={shown} storeCurrency={storeCurrency} />}
        />
      )}
      <OverviewColumns
        side={
          <>
            <AttentionList {...attention} />
            <LatestReviews storeId={storeId} />
          </>
        }
      >
        {!hasFailed &&
          (period ? (
            <PeriodSection
              storeId={storeId}
              period={period}
              figures={shownOfPeriod}
              storeCurrency={storeCurrency}
              scope={periodScope(longer.data, listed.length)}
            />
          ) : (
            <DaySection
              read={read}
              all={all}
              shown={shown}
              storeCurrency={storeCurrency}
              lastOrder={latest.data?.items[0]?.dateCreated}
            />
          ))}
        <RecentOrders storeId={storeId} query={latest} storeCurrency={storeCurrency} />
      </OverviewColumns>
    </>
  )
}

function periodScope(read: OverviewOrders | undefined, currencies: number): string {
  if (!read) return 'Reading orders…'
  return [
    !read.isComplete && 'There may be more orders than were read.',
    currencies > 1 && 'Currencies aren’t added together.',
    'Refunds aren’t deducted.',
  ]
    .filter(Boolean)
    .join(' ')
}
