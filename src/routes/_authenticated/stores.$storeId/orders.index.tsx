import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { orderCountQuery, ordersQuery } from '#api/orders.ts'
import { DEFAULT_PAGE_SIZE } from '#api/schemas/list-query.ts'
import { OrderListQuery } from '#api/schemas/list-queries.ts'
import { ListStatus } from '#components/list-status.tsx'
import { listNote } from '#components/list-note.ts'
import { PageHeader } from '#components/page-header.tsx'
import { Pager } from '#components/pager.tsx'
import { chosenTimeZone, preferences, useTimeZone } from '#base/preferences.ts'
import { RefreshButton } from '#components/refresh-button.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { OrdersFilters } from '#features/orders/orders-filters.tsx'
import { OrdersPresets } from '#features/orders/orders-presets.tsx'
import { filtersOf, noFilters, resolveOrderDates } from '#features/orders/orders-search.ts'
import { OrdersTable } from '#features/orders/orders-table.tsx'
import { keepWithin } from '#routes/-keep-previous.ts'
import { listMessage, StaleNote } from '#routes/-list-message.tsx'
import { RefusedSort } from '#routes/-refused-sort.tsx'
import { withTimeout } from '#base/with-timeout.ts'

const words = ['order', 'orders'] as const

export const Route = createFileRoute('/_authenticated/stores/$storeId/orders/')({
  validateSearch: OrderListQuery,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => {
    const query = resolveOrderDates(deps, chosenTimeZone(preferences()))
    return withTimeout(context.queryClient.prefetchQuery(ordersQuery(params.storeId, query)))
  },
  component: OrdersPage,
})

function OrdersPage() {
  const { storeId } = Route.useParams()
  const search = Route.useSearch()
  const query = resolveOrderDates(search, useTimeZone())
  const navigate = Route.useNavigate()
  const queryClient = useQueryClient()
  const { store } = useCurrentStore()
  const orders = useQuery({
    ...ordersQuery(storeId, query),
    placeholderData: keepWithin(storeId),
  })
  const count = useQuery({
    ...orderCountQuery(storeId, query),
    enabled: orders.isSuccess && !orders.isPlaceholderData,
    staleTime: 60_000,
  })
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = search
  const { pages, hasMore } = orders.data ?? {}
  const isFiltered = Object.values(filtersOf(search)).some(Boolean)

  const setSearch = (change: Partial<OrderListQuery>, replace = false) =>
    void navigate({ search: (before) => ({ ...before, page: undefined, ...change }), replace })
  const prefetch = (wanted: number) =>
    void queryClient.prefetchQuery(ordersQuery(storeId, { ...query, page: wanted }))

  useEffect(
    function prefetchNextPage() {
      if (!hasMore || orders.isPlaceholderData) return
      void queryClient.prefetchQuery(ordersQuery(storeId, { ...query, page: page + 1 }))
    },
    [queryClient, storeId, query, page, hasMore, orders.isPlaceholderData],
  )

  return (
    <>
      <PageHeader
        title="Orders"
        plain
        actions={
          <RefreshButton
            updatedAt={orders.dataUpdatedAt}
            isFetching={orders.isFetching}
            onRefresh={() => void queryClient.invalidateQueries({ queryKey: ['listOrders'] })}
          />
        }
      />
      <OrdersPresets search={search} />
      <OrdersFilters storeId={storeId} search={search} onChange={setSearch} />
      <StaleNote query={orders} noun="Orders" />
      <RefusedSort
        query={orders}
        sort={search.sort}
        onUnsort={() => setSearch({ sort: undefined }, true)}
      />
      <OrdersTable
        orders={orders.data?.items}
        storeCurrency={store?.currencyCode}
        sorting={{ sort: search.sort, onSort: (sort) => setSearch({ sort }) }}
        isFetching={orders.isFetching && orders.data !== undefined}
        withoutGateway={Boolean(search.gateway)}
        message={listMessage({
          query: orders,
          noun: 'Orders',
          page,
          isFiltered,
          onClear: () => setSearch(noFilters),
          onPage: (wanted) => setSearch({ page: wanted }),
        })}
        orderLink={(order) => ({
          to: '/stores/$storeId/orders/$orderId',
          params: { storeId, orderId: order.id },
          state: { ordersSearch: search },
          label: `Order ${order.id.slice(0, 8)}, ${order.customerEmail ?? 'no email'}`,
        })}
      />
      <ListStatus
        count={orders.isPlaceholderData ? undefined : orders.data?.items.length}
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
        {listNote({ rows: orders.data?.items, count: count.data, words, sort: search.sort })}
      </Pager>
    </>
  )
}
