import { createFileRoute } from '@tanstack/react-router'
import { allProductsQuery } from '#api/products.ts'
import { prefetch } from '#api/query.ts'
import { useArrival } from '#base/browser/use-arrival.ts'
import { PageHeader } from '#components/page/page-header.tsx'
import { PartSkeleton } from '#components/page/skeleton.tsx'
import { RefreshButton } from '#components/list/refresh-button.tsx'
import { ChecksNotes, checksMessage } from '#features/checks/checks-notes.tsx'
import { ChecksSide } from '#features/checks/checks-side.tsx'
import { ChecksTable } from '#features/checks/checks-table.tsx'
import { ChecksView, ChecksSummary, ChecksFrame } from '#features/checks/checks-view.tsx'
import { type Checks, hasFindings, useChecks, useChosenRows } from '#features/checks/use-checks.ts'
import { ExportButton } from '#features/exports/export-button.tsx'
import { useOrderChecks } from '#features/searches/missed-orders.tsx'
import { useUndeliveredBegun } from '#features/searches/use-undelivered-begun.ts'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { SOLD_TWICE, UNDELIVERED } from '#model/reading/links/links.ts'
import { readCheckId } from '#model/reading/checks/kinds.ts'
import { addressReader } from '#model/reading/lists/address.ts'
import { type ChecksAddress, checksList, ordersList } from '#model/reading/lists/lists.ts'
import { useListAddress } from '#model/hooks/use-list-address.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orderCountQuery } from '#api/orders.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { useNow } from '#base/time/now.ts'
import { PaidSums } from '#features/orders/paid-sums.tsx'
import { SoldTwice } from '#features/searches/sold-twice.tsx'
import { Undelivered } from '#features/searches/undelivered.tsx'
import { useAreSearchesComing, useSearchAt, useUndelivered } from '#model/hooks/use-search-at.ts'
import { isPartial, soldTwicePlace, undeliveredPlace } from '#model/doing/jobs/order-checks.ts'
import { soldTwiceRows } from '#model/reading/export/order-checks.ts'
import { lacksGoods } from '#model/records/orders/goods.ts'
import { startOfPeriod } from '#model/records/orders/search-periods.ts'

/** So far back paid orders are looked through at first. */
const DAYS = '2'

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
  return <ChecksOfStore key={storeId} storeId={storeId} />
}

function ChecksOfStore({ storeId }: ShownProps) {
  const address = Route.useSearch()
  const isBare = Object.values(address).every((value) => value === undefined)
  const [wasBare, setWasBare] = useState(isBare)
  if (isBare && !wasBare) setWasBare(true)
  const checks = useChecks(storeId)
  const orders = useOrderChecks(storeId)
  useFirstFound(storeId, isBare, checks)
  const { show = 'look', check = '' } = address
  const isOfOrders = check === UNDELIVERED || check === SOLD_TWICE
  const ofCatalogue = { view: isBare ? undefined : show, check: readCheckId(check) }
  return (
    <>
      <PageHeader
        title={checksList.title}
        beside={!isOfOrders && <ChecksSummary checks={checks} />}
        actions={
          isOfOrders ? (
            <OrdersFile storeId={storeId} check={check} />
          ) : (
            !isBare && <CatalogueActions storeId={storeId} checks={checks} address={address} />
          )
        }
      />
      <ChecksFrame
        side={
          <ChecksSide
            storeId={storeId}
            checks={checks}
            shown={isOfOrders ? check : ofCatalogue}
            orders={orders}
          />
        }
      >
        {wasBare && <UndeliveredBegun storeId={storeId} />}
        {isOfOrders && <ChecksNotes storeId={storeId} checks={checks} isAlone />}
        {check === UNDELIVERED ? (
          <UndeliveredOrders storeId={storeId} />
        ) : isOfOrders ? (
          <KeysSoldTwice storeId={storeId} />
        ) : isBare ? (
          <PartSkeleton />
        ) : (
          <CatalogueChecks storeId={storeId} checks={checks} address={address} />
        )}
      </ChecksFrame>
    </>
  )
}

/** Where nothing is asked for, orders open while they are read or late; then what has findings. */
function useFirstFound(storeId: string, isBare: boolean, checks: Checks) {
  const navigate = Route.useNavigate()
  const late = useUndelivered(storeId)?.missing.length
  const phase = useSearchAt(undeliveredPlace(storeId))?.phase
  const isComing = useAreSearchesComing() || !phase
  const isOfOrders = late || phase === 'running' || phase === 'waiting'
  const hasSome = isOfOrders || isComing ? undefined : hasFindings(checks)
  const first = isOfOrders || hasSome === false ? 'orders' : hasSome && 'catalogue'
  useArrival(isBare && first, (shown) => {
    const search = shown === 'orders' ? { check: UNDELIVERED } : ({ show: 'look' } as const)
    void navigate({ search, replace: true, resetScroll: false })
  })
}

/** Begins at once, whichever is shown. */
function UndeliveredBegun({ storeId }: ShownProps) {
  useUndeliveredBegun(storeId, DAYS, ignore)
  return null
}

const ignore = () => {}

type CatalogueProps = { storeId: string; checks: Checks; address: ChecksAddress }

function CatalogueActions({ storeId, checks, address }: CatalogueProps) {
  const { updatedAt, isFetching, refresh } = checks
  const { rows } = useChosenRows(checks, address)
  return (
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
  )
}

function CatalogueChecks({ storeId, checks, address }: CatalogueProps) {
  const { store } = useCurrentStore()
  const { products, coupons, counts, state, isFetching } = checks
  const list = useListAddress({ list: checksList, address })
  const { rows, view, check, isHidden } = useChosenRows(checks, address)
  return (
    <ChecksView
      search={list.search}
      counts={state === 'made' ? counts : undefined}
      view={view}
      check={check}
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
  )
}

function OrdersFile({ storeId, check }: { storeId: string; check: string }) {
  const kind = check === UNDELIVERED ? 'undelivered' : 'soldTwice'
  const found = useFoundRows(storeId)[kind]
  if (!found || found.rows.length === 0) return null
  return (
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
  const [days, setDays] = useState(DAYS)
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
