import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ordersQuery } from '#api/orders.ts'
import { prefetch } from '#api/query.ts'
import { textParameters } from '#base/address.ts'
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
import { RecentOrders } from '#features/overview/recent-orders.tsx'
import { useAttention } from '#features/overview/use-attention.ts'
import { overviewFigures } from '#model/overview/figures.ts'
import { overviewOrdersQuery, useOverviewProgress } from '#model/overview/orders.ts'
import { dayBefore, dayName, timeOfDay } from '#model/overview/words.ts'
import { problemFrom } from '#model/problem.ts'
import { StaleNote } from '#routes/-list-message.tsx'

const readAddress = textParameters('currency')

export const Route = createFileRoute('/_authenticated/stores/$storeId/')({
  validateSearch: readAddress,
  loader: ({ context: { queryClient }, params: { storeId } }) => {
    const sinceQuery = (zone: string, now: number) => overviewOrdersQuery(storeId, zone, now)
    const latestQuery = ordersQuery(storeId, { sort: '-dateCreated', pageSize: 10 })
    void prefetch(queryClient, sinceQuery(chosenTimeZone(preferences()), Date.now()))
    void prefetch(queryClient, latestQuery)
    return { sinceQuery, latestQuery }
  },
  component: OverviewPage,
})

function OverviewPage() {
  const { storeId } = Route.useParams()
  const { currency } = Route.useSearch()
  const { sinceQuery, latestQuery } = Route.useLoaderData()
  const storeCurrency = useCurrentStore().store?.currencyCode
  const queryClient = useQueryClient()
  const zone = useTimeZone()
  const now = useNow()
  const isPhone = useIsPhone()
  const reading = sinceQuery(zone, now)
  const since = useQuery(reading)
  const { data: read, error, isFetching } = since
  const latest = useQuery(latestQuery)
  const progress = useOverviewProgress(storeId, zone, now)
  const attention = useAttention({ storeId, zone, now, read, recent: latest.data?.items })

  const all = useMemo(
    () => read && overviewFigures(read, zone, storeCurrency),
    [read, zone, storeCurrency],
  )
  const shown = all?.currencies.find((each) => each.currency === currency) ?? all?.currencies[0]
  const readUntil = read?.to ?? now
  const hasFailed = error !== null && !read
  const choice = all && shown && (
    <CurrencyChoice
      currencies={all.currencies.map((each) => each.currency)}
      current={shown.currency}
    />
  )
  return (
    <>
      <PageHeader
        title="Today"
        beside={<span className="quiet">{dayName(now, zone)}</span>}
        actions={
          <>
            <RefreshButton
              updatedAt={since.dataUpdatedAt}
              isFetching={isFetching}
              onRefresh={() => void queryClient.invalidateQueries()}
            />
            {!isPhone && choice}
          </>
        }
      />
      {isPhone && choice}
      <StaleNote query={since} noun="Orders" />
      {(isFetching || !read) && !error && (
        <ReadingProgress
          progress={progress}
          isReading={isFetching}
          onStop={() => void queryClient.cancelQueries({ queryKey: reading.queryKey })}
          onStart={() => void since.refetch()}
        />
      )}
      {hasFailed ? (
        <ErrorPanel
          problem={problemFrom(error, 'The orders since yesterday didn’t load')}
          onRetry={() => void since.refetch()}
        />
      ) : (
        <DayFigures
          figures={shown}
          storeCurrency={storeCurrency}
          against={`${dayBefore(readUntil, zone)} ${timeOfDay(readUntil, zone)}`}
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
        {!hasFailed && (
          <DaySection read={read} all={all} shown={shown} storeCurrency={storeCurrency} />
        )}
        <RecentOrders storeId={storeId} query={latest} storeCurrency={storeCurrency} />
      </OverviewColumns>
    </>
  )
}
