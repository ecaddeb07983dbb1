import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ordersQuery } from '#api/orders.ts'
import { prefetch, steady } from '#api/query.ts'
import { t } from '#base/language/words.ts'
import { chosenTimeZone, preferences } from '#base/storage/preferences.ts'
import { presentTime } from '#base/time/now.ts'
import { EmptyState } from '#components/list/empty-state.tsx'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import { ReadingProgress } from '#components/list/reading-progress.tsx'
import { latePart, lazyPart } from '#components/page/lazy-part.tsx'
import { ExportButton } from '#features/exports/export-button.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { useIsPhone } from '#components/controls/phone.ts'
import { AttentionList } from '#features/overview/attention-list.tsx'
import { ChartSection } from '#features/overview/chart-section.tsx'
import { FirstRun, OverviewColumns } from '#features/overview/overview-page.tsx'
import { OverviewFigures } from '#features/overview/overview-figures.tsx'
import { OverviewHead } from '#features/overview/overview-head.tsx'
import { RecentOrders } from '#features/overview/recent-orders.tsx'
import { SinceStrip } from '#features/overview/since-strip.tsx'
import { useAttention } from '#features/overview/use-attention.ts'
import { useFortnight } from '#features/overview/use-fortnight.ts'
import { useOverview } from '#features/overview/use-overview.ts'
import { ledgerQuery, sinceYesterday } from '#model/reading/ledger/ledger-query.ts'
import { checksList } from '#model/reading/lists/lists.ts'
import { readOverviewSearch } from '#model/reading/overview/address.ts'
import { problemFrom } from '#model/reading/problem.ts'
import { StaleNote } from '#routes/-list-message.tsx'

const Breakdown = latePart(
  async () => (await import('#features/overview/breakdown.tsx')).OverviewBreakdown,
)

const Customers = lazyPart(
  async () => (await import('#features/searches/customers-figures.tsx')).CustomersFigures,
)

const NO_FILTERS = {}

export const Route = createFileRoute('/_authenticated/stores/$storeId/')({
  validateSearch: readOverviewSearch,
  loader: ({ context: { queryClient }, params: { storeId } }) => {
    const latestQuery = ordersQuery(storeId, { sort: '-dateCreated', pageSize: 10 })
    const zone = chosenTimeZone(preferences())
    void prefetch(queryClient, ledgerQuery(storeId, zone, sinceYesterday(zone, presentTime())))
    void prefetch(queryClient, latestQuery)
    return steady(queryClient, latestQuery.queryKey, { latestQuery })
  },
  component: OverviewPage,
})

function OverviewPage() {
  const { storeId } = Route.useParams()
  const search = Route.useSearch()
  const storeCurrency = useCurrentStore().store?.currencyCode
  const latest = useQuery(Route.useLoaderData().latestQuery)
  const overview = useOverview(storeId, storeCurrency, search, latest)
  const { since, reads, ledger, zone, now } = overview
  const recent = latest.data?.items
  const isPhone = useIsPhone()
  const attention = useAttention({ storeId, zone, now, since, latest })
  const fortnight = useFortnight(overview, attention.recent)
  const failed = reads.failed?.query.data ? undefined : reads.failed?.query
  const trouble = failed && (
    <ErrorPanel
      inline={ledger !== undefined}
      problem={problemFrom(
        failed.error,
        ledger
          ? t`The orders of the period before didn’t load`
          : t`The orders of this period didn’t load`,
      )}
      onRetry={() => {
        void failed.refetch()
        if (latest.error) void latest.refetch()
      }}
    />
  )
  const isEmpty =
    recent?.length === 0 && ledger?.orders.length === 0 && since.data?.orders.length === 0
  const hasAttention = attention.parts.some(
    ({ rows, failures }) => failures.length > 0 || rows.some((row) => !row.isNotChecked),
  )
  return (
    <>
      <OverviewHead {...{ overview, search, storeCurrency }} />
      <FirstRun key={`first ${storeId}`} storeId={storeId} />
      <SinceStrip
        key={storeId}
        storeId={storeId}
        isReady={!since.isLoading && !latest.isLoading}
        recent={since.data}
      />
      <StaleNote query={(reads.failed ?? reads.own).query} />
      <ReadingProgress
        title={reads.running === reads.own ? t`Reading orders` : t`Reading the period before`}
        progress={reads.running?.progress}
        stopped={
          reads.stopped &&
          (ledger ? t`Stopped. Nothing to compare with.` : t`Stopped before all orders were read.`)
        }
        onStop={() => reads.running?.stop()}
        onContinue={() => void reads.stopped?.query.refetch()}
      />
      {ledger && trouble}
      {!isEmpty && (ledger || !failed) && (
        <OverviewFigures overview={overview} fortnight={fortnight.days} />
      )}
      <OverviewColumns
        key={isEmpty ? 'nothing' : 'orders'}
        side={
          (!isEmpty || hasAttention) && (
            <AttentionList
              {...attention}
              unknown={isEmpty ? [] : attention.unknown}
              isPhone={isPhone}
            />
          )
        }
      >
        {isEmpty && (
          <EmptyState
            icon="clock"
            title={t`No orders yet`}
            text={t`Your first order will show up here.`}
          />
        )}
        {!ledger && trouble}
        {!isEmpty && (ledger || !failed) && (
          <ChartSection
            overview={overview}
            troubles={fortnight.troubles}
            lastOrder={recent?.[0]?.dateCreated}
          />
        )}
        {/* That orders don’t load is said once, above. */}
        {!isEmpty && (latest.data || ledger || !failed) && (
          <RecentOrders
            storeId={storeId}
            query={latest}
            storeCurrency={storeCurrency}
            isHeld={reads.own.query.isFetching && !reads.own.progress?.read}
          />
        )}
      </OverviewColumns>
      {!isEmpty && overview.figures && (
        <Breakdown
          key={storeId}
          overview={overview}
          search={search}
          exportOf={(rows, isPartial) => (
            <ExportButton
              kind="breakdown"
              owner={storeId}
              storeId={storeId}
              list={checksList}
              address={NO_FILTERS}
              rows={rows}
              isPartial={isPartial}
            />
          )}
          customersOf={(view) => (
            <Suspense>
              <Customers
                storeId={storeId}
                view={view}
                span={overview.spans.now}
                group={overview.figures?.currency ?? ''}
                currency={overview.currency}
              />
            </Suspense>
          )}
        />
      )}
    </>
  )
}
