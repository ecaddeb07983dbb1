import { presentTime } from '#base/time/now.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ordersQuery } from '#api/orders.ts'
import { prefetch } from '#api/query.ts'
import { type Parameters, textParameters } from '#base/address/address.ts'
import { chosenTimeZone, preferences } from '#base/storage/preferences.ts'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { ReadingProgress } from '#components/list/reading-progress.tsx'
import { AttentionList } from '#features/overview/attention-list.tsx'
import { LatestReviews } from '#features/overview/latest-reviews.tsx'
import { OverviewChart, OverviewFigures } from '#features/overview/overview-figures.tsx'
import { OverviewHead } from '#features/overview/overview-head.tsx'
import { OverviewColumns } from '#features/overview/overview-page.tsx'
import { RecentOrders } from '#features/overview/recent-orders.tsx'
import { SinceStrip } from '#features/overview/since-strip.tsx'
import { useAttention } from '#features/overview/use-attention.ts'
import { type OverviewSearch, useOverview } from '#features/overview/use-overview.ts'
import { ledgerQuery, sinceYesterday } from '#model/reading/ledger/ledger-query.ts'
import { readPeriod } from '#model/reading/periods/period-address.ts'
import { StaleNote } from '#routes/-list-message.tsx'

const readCurrency = textParameters('currency')
const readAddress = (search: Parameters): OverviewSearch => ({
  ...readCurrency(search),
  ...readPeriod(search),
})

export const Route = createFileRoute('/_authenticated/stores/$storeId/')({
  validateSearch: readAddress,
  loader: ({ context: { queryClient }, params: { storeId } }) => {
    const latestQuery = ordersQuery(storeId, { sort: '-dateCreated', pageSize: 10 })
    const zone = chosenTimeZone(preferences())
    void prefetch(queryClient, ledgerQuery(storeId, zone, sinceYesterday(zone, presentTime())))
    void prefetch(queryClient, latestQuery)
    return { latestQuery }
  },
  component: OverviewPage,
})

function OverviewPage() {
  const { storeId } = Route.useParams()
  const search = Route.useSearch()
  const storeCurrency = useCurrentStore().store?.currencyCode
  const latest = useQuery(Route.useLoaderData().latestQuery)
  const overview = useOverview(storeId, storeCurrency, search)
  const { since, reads, zone, now } = overview
  const recent = latest.data?.items
  const attention = useAttention({ storeId, zone, now, read: since.data, recent })
  return (
    <>
      <OverviewHead overview={overview} search={search} />
      <SinceStrip key={storeId} storeId={storeId} isReady={!since.isLoading && !latest.isLoading} />
      <StaleNote query={(reads.failed ?? reads.own).query} noun="Orders" />
      <ReadingProgress
        title={reads.running === reads.own ? 'Reading orders' : 'Reading the period before'}
        progress={reads.running?.progress}
        stopped={reads.stopped && 'Stopped before all orders were read.'}
        onStop={() => reads.running?.stop()}
        onContinue={() => void reads.stopped?.query.refetch()}
      />
      <OverviewFigures overview={overview} storeCurrency={storeCurrency} />
      <OverviewColumns
        side={
          <>
            <AttentionList {...attention} />
            <LatestReviews storeId={storeId} />
          </>
        }
      >
        <OverviewChart
          overview={overview}
          storeId={storeId}
          storeCurrency={storeCurrency}
          lastOrder={recent?.[0]?.dateCreated}
        />
        <RecentOrders storeId={storeId} query={latest} storeCurrency={storeCurrency} />
      </OverviewColumns>
    </>
  )
}
