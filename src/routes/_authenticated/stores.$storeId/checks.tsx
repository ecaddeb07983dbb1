import { createFileRoute } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { allProductsQuery } from '#api/products.ts'
import { prefetch } from '#api/query.ts'
import { PageHeader } from '#components/page-header.tsx'
import { RefreshButton } from '#components/refresh-button.tsx'
import { ChecksNotes } from '#features/checks/checks-notes.tsx'
import { ChecksSide } from '#features/checks/checks-side.tsx'
import { ChecksTable, type RowTarget } from '#features/checks/checks-table.tsx'
import { ChecksView } from '#features/checks/checks-view.tsx'
import { checksMessage } from '#features/checks/checks-message.tsx'
import { ChecksSummary } from '#features/checks/checks-summary.tsx'
import { useChecks } from '#features/checks/use-checks.ts'
import { ExportButton } from '#features/exports/export-button.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { chosenRows, sortRows } from '#model/checks/choose.ts'
import { hideRow, setLowStock, unhideRow } from '#model/checks/kept.ts'
import { readCheckId } from '#model/checks/kinds.ts'
import type { CheckedRow } from '#model/checks/rows.ts'
import { categoryLink, couponLink, newVariantLink, productLink } from '#model/links.ts'
import { addressReader } from '#model/lists/address.ts'
import { checksList } from '#model/lists/lists.ts'
import { useListAddress } from '#model/lists/use-list-address.ts'

const readAddress = addressReader(checksList)

export const Route = createFileRoute('/_authenticated/stores/$storeId/checks')({
  validateSearch: readAddress,
  loader: ({ context, params }) => {
    void prefetch(context.queryClient, allProductsQuery(params.storeId))
  },
  component: ChecksPage,
})

function ChecksPage() {
  const { storeId } = Route.useParams()
  const address = Route.useSearch()
  const { store } = useCurrentStore()
  const checks = useChecks(storeId)
  const { products, categories, coupons, shown, concealed, counts } = checks
  const view = address.show ?? 'look'
  const check = readCheckId(address.check)
  const list = useListAddress({ list: checksList, address })
  const all = view === 'hidden' && !check ? concealed : shown
  const sorted = useMemo(() => sortRows(all, address.sort), [all, address.sort])
  const q = useDeferredValue(address.q)
  const rows = useMemo(() => chosenRows(sorted, { view, check, q }), [sorted, view, check, q])
  const queries = [products, categories, coupons]
  const isFetching = queries.some((query) => query.isFetching)
  const isHiding = view !== 'hidden' || check !== undefined

  return (
    <>
      <PageHeader
        title={checksList.title}
        beside={
          <ChecksSummary
            products={products.data}
            categories={categories.data}
            coupons={coupons.data?.coupons}
          />
        }
        actions={
          <>
            <RefreshButton
              updatedAt={Math.min(...queries.map((query) => query.dataUpdatedAt))}
              isFetching={isFetching}
              onRefresh={() => void Promise.all(queries.map((query) => query.refetch()))}
            />
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
        counts={counts}
        view={view}
        check={check}
        side={
          <ChecksSide
            counts={counts}
            stateOf={checks.stateOf}
            view={view}
            check={check}
            lowStock={checks.lowStock}
            hiddenCount={concealed.length}
            onLowStock={(lowStock) => setLowStock(storeId, lowStock)}
          />
        }
        notes={
          <ChecksNotes
            storeId={storeId}
            products={products}
            categories={categories}
            coupons={coupons}
          />
        }
      >
        <ChecksTable
          rows={products.data || coupons.data || products.isError ? rows : undefined}
          currency={store?.currencyCode}
          sorting={list.sorting}
          isFetching={isFetching && products.data !== undefined}
          message={checksMessage({ products, coupons, rows, counts, address, onClear: list.clear })}
          targetOf={(row) => targetOf(storeId, row)}
          hiding={
            isHiding
              ? { label: 'Hide', icon: 'eye-off', onClick: (row) => hideRow(storeId, row) }
              : { label: 'Show again', icon: 'eye', onClick: (row) => unhideRow(storeId, row) }
          }
        />
      </ChecksView>
    </>
  )
}

function targetOf(
  storeId: string,
  { kind, recordId: id, findings }: CheckedRow,
): RowTarget | undefined {
  if (id === '') return undefined
  if (kind === 'coupon') return { link: couponLink(storeId, id), label: 'Coupon' }
  if (kind === 'category') return { link: categoryLink(storeId, id), label: 'Category' }
  const lacksVariant = findings.some(({ check }) => check === 'no-variant')
  return lacksVariant
    ? { link: newVariantLink(storeId, id), label: 'Add variant' }
    : { link: productLink(storeId, id), label: 'Product' }
}
