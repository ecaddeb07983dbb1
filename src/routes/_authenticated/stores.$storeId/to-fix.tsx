import { createFileRoute } from '@tanstack/react-router'
import { allProductsQuery } from '#api/products.ts'
import { prefetch } from '#api/query.ts'
import { PageHeader } from '#components/page/page-header.tsx'
import { RefreshButton } from '#components/list/refresh-button.tsx'
import { ChecksNotes, checksMessage } from '#features/checks/checks-notes.tsx'
import { ChecksSide } from '#features/checks/checks-side.tsx'
import { ChecksTable } from '#features/checks/checks-table.tsx'
import { ChecksView, ChecksSummary, ChecksFrame } from '#features/checks/checks-view.tsx'
import { useChecks, useChosenRows } from '#features/checks/use-checks.ts'
import { ExportButton } from '#features/exports/export-button.tsx'
import { useOrderChecks } from '#features/searches/missed-orders.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { SOLD_TWICE, UNDELIVERED } from '#model/reading/links/links.ts'
import { addressReader } from '#model/reading/lists/address.ts'
import { checksList, ordersList } from '#model/reading/lists/lists.ts'
import { useListAddress } from '#model/hooks/use-list-address.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orderCountQuery } from '#api/orders.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { useNow } from '#base/time/now.ts'
import { PaidSums } from '#features/orders/paid-sums.tsx'
import { SoldTwice } from '#features/searches/sold-twice.tsx'
import { Undelivered } from '#features/searches/undelivered.tsx'
import { useSearchAt, useUndelivered } from '#model/hooks/use-search-at.ts'
import { isPartial, soldTwicePlace } from '#model/doing/jobs/order-checks.ts'
import { soldTwiceRows } from '#model/reading/export/order-checks.ts'
import { lacksGoods } from '#model/records/orders/goods.ts'
import { startOfPeriod } from '#model/records/orders/search-periods.ts'

const readAddress = addressReader(checksList)

export const Route = createFileRoute('/_authenticated/stores/$storeId/to-fix')({
  validateSearch: readAddress,
  loader: ({ context, params }) => {
    void prefetch(context.queryClient, allProductsQuery(params.storeId))
  },
  component: ChecksPage,
})

function ChecksPage() {
  const { storeId } = Route.useParams()
  const address = Route.useSearch()
  // What is most urgent comes first, unless the address asks for something.
  const isBare = Object.values(address).every((value) => value === undefined)
  const check = isBare ? UNDELIVERED : address.check
  if (check !== UNDELIVERED && check !== SOLD_TWICE) return <CatalogueChecks />
  return <OrderChecks key={storeId} storeId={storeId} check={check} />
}

function CatalogueChecks() {
  const { storeId } = Route.useParams()
  const address = Route.useSearch()
  const { store } = useCurrentStore()
  const checks = useChecks(storeId)
  const { products, coupons, counts, state, updatedAt, isFetching, refresh } = checks
  const list = useListAddress({ list: checksList, address })
  const orders = useOrderChecks(storeId)
  const { rows, view, check, isHidden } = useChosenRows(checks, address)
  return (
    <>
      <PageHeader
        title={checksList.title}
        beside={<ChecksSummary checks={checks} />}
        actions={
          <>
            <RefreshButton updatedAt={updatedAt} isFetching={isFetching} onRefresh={refresh} />
            <ExportButton
              kind="checks"
              owner={storeId}
              storeId={storeId}
              list={checksList}
              address={address}
              rows={rows}
            />
          </>
        }
      />
      <ChecksView
        search={list.search}
        counts={state === 'made' ? counts : undefined}
        view={view}
        check={check}
        side={
          <ChecksSide storeId={storeId} checks={checks} shown={{ view, check }} orders={orders} />
        }
        notes={<ChecksNotes storeId={storeId} checks={checks} />}
      >
        <ChecksTable
          storeId={storeId}
          check={check}
          rows={rows.length > 0 || !(products.isPending || coupons.isPending) ? rows : undefined}
          currency={store?.currencyCode}
          sorting={list.sorting}
          isFetching={isFetching && products.data !== undefined}
          message={checksMessage({
            checks,
            rows,
            address,
            onClear: () => list.change({ show: 'look', check: undefined, q: undefined }),
          })}
          isHidden={isHidden}
        />
      </ChecksView>
    </>
  )
}

/** The pages of one store on what is found by opening its orders. */
function OrderChecks({ storeId, check }: { storeId: string; check: string }) {
  const checks = useChecks(storeId)
  const orders = useOrderChecks(storeId)
  const [Shown, kind] =
    check === UNDELIVERED
      ? ([UndeliveredOrders, 'undelivered'] as const)
      : ([KeysSoldTwice, 'soldTwice'] as const)
  const found = useFoundRows(storeId)[kind]
  return (
    <>
      <PageHeader
        title={checksList.title}
        beside={<ChecksSummary checks={checks} />}
        actions={
          found &&
          found.rows.length > 0 && (
            <ExportButton
              {...found}
              kind={kind}
              owner={storeId}
              storeId={storeId}
              list={kind === 'undelivered' ? ordersList : checksList}
              address={{}}
            />
          )
        }
      />
      <ChecksFrame
        side={<ChecksSide storeId={storeId} checks={checks} shown={check} orders={orders} />}
      >
        <Shown storeId={storeId} />
      </ChecksFrame>
    </>
  )
}

/** What a file of each check holds. */
function useFoundRows(storeId: string) {
  const undelivered = useUndelivered(storeId)
  const search = useSearchAt(soldTwicePlace(storeId))
  return {
    undelivered: undelivered && {
      rows: undelivered.found.filter(lacksGoods),
      isPartial: undelivered.isPartial,
    },
    soldTwice: search && {
      rows: soldTwiceRows(search.question.compares?.same() ?? []),
      isPartial: isPartial(search),
    },
  }
}

type ShownProps = { storeId: string }

function UndeliveredOrders({ storeId }: ShownProps) {
  const { store } = useCurrentStore()
  const [days, setDays] = useState('2')
  return (
    <Undelivered
      storeId={storeId}
      storeCurrency={store?.currencyCode}
      days={days}
      onDays={setDays}
      worthOf={(orders) => <PaidSums orders={orders} storeCurrency={store?.currencyCode} />}
    />
  )
}

function KeysSoldTwice({ storeId }: ShownProps) {
  const { store } = useCurrentStore()
  const [days, setDays] = useState('89')
  const dateFrom = startOfPeriod(days, useTimeZone(), useNow())
  // The day's start stands still, so each choice is counted once.
  const count = useQuery(orderCountQuery(storeId, { dateFrom }))
  return (
    <SoldTwice
      storeId={storeId}
      storeCurrency={store?.currencyCode}
      days={days}
      onDays={setDays}
      count={count.data}
    />
  )
}
