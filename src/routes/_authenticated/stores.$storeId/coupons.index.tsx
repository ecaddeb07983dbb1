import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { couponCountQuery, couponsQuery } from '#api/coupons.ts'
import { allProductsQuery } from '#api/products.ts'
import { CouponListQuery } from '#api/schemas/list-queries.ts'
import { DEFAULT_PAGE_SIZE } from '#api/schemas/list-query.ts'
import { ListStatus } from '#components/list-status.tsx'
import { listNote } from '#components/list-note.ts'
import { PageHeader } from '#components/page-header.tsx'
import { Pager } from '#components/pager.tsx'
import { RefreshButton } from '#components/refresh-button.tsx'
import { lineText } from '#base/visible-text.ts'
import { CouponsFilters } from '#features/coupons/coupons-filters.tsx'
import { isFiltered, noFilters } from '#features/coupons/coupons-search.ts'
import { CouponsTable } from '#features/coupons/coupons-table.tsx'
import { CouponsViews } from '#features/coupons/coupons-views.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { keepWithin } from '#routes/-keep-previous.ts'
import { StaleNote, listMessage } from '#routes/-list-message.tsx'
import { RefusedSort } from '#routes/-refused-sort.tsx'

const words = ['coupon', 'coupons'] as const

export const Route = createFileRoute('/_authenticated/stores/$storeId/coupons/')({
  validateSearch: CouponListQuery,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => {
    void context.queryClient.prefetchQuery(couponsQuery(params.storeId, deps))
  },
  component: CouponsPage,
})

function CouponsPage() {
  const { storeId } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const queryClient = useQueryClient()
  const { store } = useCurrentStore()
  const coupons = useQuery({
    ...couponsQuery(storeId, search),
    placeholderData: keepWithin(storeId),
  })
  const count = useQuery({
    ...couponCountQuery(storeId, search),
    enabled: coupons.isSuccess && !coupons.isPlaceholderData,
    staleTime: 60_000,
  })
  const { data: products } = useQuery({
    ...allProductsQuery(storeId),
    enabled: coupons.data?.items.some(({ variantIds }) => variantIds.length > 0) ?? false,
    staleTime: 300_000,
  })
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = search
  const { pages, hasMore } = coupons.data ?? {}

  const setSearch = (change: Partial<CouponListQuery>, replace = false) =>
    void navigate({ search: (before) => ({ ...before, page: undefined, ...change }), replace })
  const prefetch = (wanted: number) =>
    void queryClient.prefetchQuery(couponsQuery(storeId, { ...search, page: wanted }))

  useEffect(
    function prefetchNextPage() {
      if (!hasMore || coupons.isPlaceholderData) return
      void queryClient.prefetchQuery(couponsQuery(storeId, { ...search, page: page + 1 }))
    },
    [queryClient, storeId, search, page, hasMore, coupons.isPlaceholderData],
  )

  return (
    <>
      <PageHeader
        title="Coupons"
        plain
        actions={
          <RefreshButton
            updatedAt={coupons.dataUpdatedAt}
            isFetching={coupons.isFetching}
            onRefresh={() => {
              void queryClient.invalidateQueries({ queryKey: ['listCoupons'] })
              void queryClient.invalidateQueries({ queryKey: ['searchCoupons'] })
            }}
          />
        }
      />
      <CouponsViews search={search} />
      <CouponsFilters storeId={storeId} search={search} onChange={setSearch} />
      <StaleNote query={coupons} noun="Coupons" />
      <RefusedSort
        query={coupons}
        sort={search.sort}
        onUnsort={() => setSearch({ sort: undefined }, true)}
      />
      <CouponsTable
        coupons={coupons.data?.items}
        products={products}
        storeCurrency={store?.currencyCode}
        sorting={{ sort: search.sort, onSort: (sort) => setSearch({ sort }) }}
        isFetching={coupons.isFetching && coupons.data !== undefined}
        message={listMessage({
          query: coupons,
          noun: 'Coupons',
          page,
          isFiltered: isFiltered(search),
          onClear: () => setSearch(noFilters),
          onPage: (wanted) => setSearch({ page: wanted }),
        })}
        couponLink={({ id, code }) =>
          id
            ? {
                to: '/stores/$storeId/coupons/$couponId',
                params: { storeId, couponId: id },
                state: { couponsSearch: search },
                label: `Coupon ${code ? lineText(code) : id.slice(0, 8)}`,
              }
            : undefined
        }
      />
      <ListStatus
        count={coupons.isPlaceholderData ? undefined : coupons.data?.items.length}
        {...{ words, page, pages, hasMore }}
      />
      <Pager
        page={page}
        pages={pages}
        hasMore={hasMore}
        pageSize={pageSize}
        linkTo={(change) => ({
          from: Route.fullPath,
          search: (before) => ({ ...before, ...change }),
        })}
        onIntent={prefetch}
      >
        {listNote({
          rows: coupons.data?.items,
          count: count.data,
          words,
          sort: search.sort,
        })}
        {search.q && ', matched by the service'}
      </Pager>
    </>
  )
}
