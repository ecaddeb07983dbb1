import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ordersQuery } from '#api/orders.ts'
import { OverviewQuery } from '#api/schemas/overview-query.ts'
import { AnchorLink } from '#components/anchor-link.tsx'
import { ErrorPanel } from '#components/error-panel.tsx'
import { isNewestFirst } from '#components/list-note.ts'
import { useNow } from '#base/now.ts'
import { PageHeader } from '#components/page-header.tsx'
import { useIsPhone } from '#components/phone.ts'
import { chosenTimeZone, preferences, useTimeZone } from '#base/preferences.ts'
import { RefreshButton } from '#components/refresh-button.tsx'
import { Section } from '#components/section.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { AttentionList } from '#features/overview/attention-list.tsx'
import { CurrencyChoice } from '#features/overview/currency-choice.tsx'
import { DayFigures } from '#features/overview/day-figures.tsx'
import { DaySection } from '#features/overview/day-section.tsx'
import { LatestReviews } from '#features/overview/latest-reviews.tsx'
import { overviewFigures } from '#model/overview/figures.ts'
import { overviewOrdersQuery, useOverviewProgress } from '#model/overview/orders.ts'
import { OverviewColumns, RecentSection } from '#features/overview/overview-page.tsx'
import { dayBefore, dayName, timeOfDay } from '#model/overview/words.ts'
import { ReadingProgress } from '#features/overview/reading-progress.tsx'
import { RecentOrders } from '#features/overview/recent-orders.tsx'
import { StaleNote, listMessage } from '#routes/-list-message.tsx'
import { useAttention } from '#model/overview/attention.ts'
import { useLatestReviews } from '#model/overview/attention-sources.ts'
import { problemFrom } from '#model/problem.ts'

const LATEST = { sort: '-dateCreated', pageSize: 10 } as const

/** The store's first page: how the day goes, and what it asks for. */
export const Route = createFileRoute('/_authenticated/stores/$storeId/')({
  validateSearch: OverviewQuery,
  loader: ({ context: { queryClient }, params: { storeId } }) => {
    const zone = chosenTimeZone(preferences())
    void queryClient.prefetchQuery(overviewOrdersQuery(storeId, zone, Date.now()))
    void queryClient.prefetchQuery(ordersQuery(storeId, LATEST))
  },
  component: OverviewPage,
})

function OverviewPage() {
  const { storeId } = Route.useParams()
  const { currency } = Route.useSearch()
  const { store } = useCurrentStore()
  const storeCurrency = store?.currencyCode
  const queryClient = useQueryClient()
  const zone = useTimeZone()
  const now = useNow()
  const isPhone = useIsPhone()
  const reading = overviewOrdersQuery(storeId, zone, now)
  const since = useQuery(reading)
  const progress = useOverviewProgress(storeId, zone, now)
  const recent = useQuery(ordersQuery(storeId, LATEST))
  const reviews = useLatestReviews(storeId)
  const attention = useAttention({
    storeId,
    zone,
    now,
    read: since.data,
    recent: recent.data?.items,
  })

  const all = since.data && overviewFigures(since.data, zone, storeCurrency)
  const shown = all?.currencies.find((each) => each.currency === currency) ?? all?.currencies[0]
  const readUntil = since.data?.to ?? now
  const choice = all && shown && (
    <CurrencyChoice
      currencies={all.currencies.map((each) => each.currency)}
      current={shown.currency}
    />
  )
  const recentName =
    recent.data && !isNewestFirst(recent.data.items) ? 'Some orders' : 'Recent orders'
  return (
    <>
      <PageHeader
        title="Today"
        beside={<span className="quiet">{dayName(now, zone)}</span>}
        actions={
          <>
            <RefreshButton
              updatedAt={since.dataUpdatedAt}
              isFetching={since.isFetching}
              onRefresh={() => void queryClient.invalidateQueries()}
            />
            {!isPhone && choice}
          </>
        }
      />
      {isPhone && choice}
      <StaleNote query={since} noun="Orders" />
      {(since.isFetching || !since.data) && !since.error && (
        <ReadingProgress
          progress={progress}
          isReading={since.isFetching}
          onStop={() => void queryClient.cancelQueries({ queryKey: reading.queryKey })}
          onStart={() => void since.refetch()}
        />
      )}
      {since.error && !since.data ? (
        <ErrorPanel
          problem={problemFrom(since.error, 'The orders since yesterday didn’t load')}
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
            {reviews.data && reviews.data.items.length > 0 && (
              <Section
                title="Latest reviews"
                action={
                  <AnchorLink to="/stores/$storeId/reviews" params={{ storeId }}>
                    All reviews
                  </AnchorLink>
                }
              >
                <LatestReviews reviews={reviews.data.items.slice(0, 3)} />
              </Section>
            )}
          </>
        }
      >
        {!(since.error && !since.data) && (
          <DaySection read={since.data} all={all} shown={shown} storeCurrency={storeCurrency} />
        )}
        <RecentSection
          title={recentName}
          action={
            <AnchorLink to="/stores/$storeId/orders" params={{ storeId }}>
              All orders
            </AnchorLink>
          }
        >
          <RecentOrders
            name={recentName}
            orders={recent.data?.items}
            storeCurrency={storeCurrency}
            isFetching={recent.isFetching && recent.data !== undefined}
            message={listMessage({
              query: recent,
              noun: 'Orders',
              page: 1,
              isFiltered: false,
              onClear: () => {},
              onPage: () => {},
            })}
            orderLink={(order) => ({
              to: '/stores/$storeId/orders/$orderId',
              params: { storeId, orderId: order.id },
              label: `Order ${order.id.slice(0, 8)}, ${order.customerEmail ?? 'no email'}`,
            })}
          />
        </RecentSection>
      </OverviewColumns>
    </>
  )
}
