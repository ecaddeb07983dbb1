import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type LinkProps, createFileRoute } from '@tanstack/react-router'
import { customersQuery } from '#api/customers.ts'
import { ordersQuery } from '#api/orders.ts'
import { DEFAULT_PAGE_SIZE } from '#api/schemas/list-query.ts'
import { CustomerListQuery } from '#api/schemas/list-queries.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorPanel } from '#components/error-panel.tsx'
import { ListStatus } from '#components/list-status.tsx'
import { Note } from '#components/note.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { Pager } from '#components/pager.tsx'
import { RefreshButton } from '#components/refresh-button.tsx'
import { CustomersFilters } from '#features/customers/customers-filters.tsx'
import {
  EXPERIMENT,
  isFiltered,
  noFilters,
  searchOf,
} from '#features/customers/customers-search.ts'
import { CustomersStart } from '#features/customers/customers-start.tsx'
import { CustomersTable } from '#features/customers/customers-table.tsx'
import { recentCustomers } from '#model/memory/customers.ts'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { keepWithin } from '#routes/-keep-previous.ts'
import { listMessage, StaleNote } from '#routes/-list-message.tsx'
import { RefusedSort } from '#routes/-refused-sort.tsx'
import { problemFrom } from '#model/problem.ts'
import { withTimeout } from '#base/with-timeout.ts'

/** Who ordered lately is told from so many orders, in one call. */
const recentOrders = { sort: '-dateCreated', pageSize: 100 } as const

const words = ['customer', 'customers'] as const

export const Route = createFileRoute('/_authenticated/stores/$storeId/customers/')({
  validateSearch: CustomerListQuery,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params: { storeId }, deps }) => {
    const query = searchOf(deps)
    return withTimeout(
      query
        ? queryClient.prefetchQuery(customersQuery(storeId, query))
        : queryClient.prefetchQuery(ordersQuery(storeId, recentOrders)),
    )
  },
  component: CustomersPage,
})

function CustomersPage() {
  const { storeId } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const query = searchOf(search)
  const setSearch = (change: Partial<CustomerListQuery>, replace = false) =>
    void navigate({ search: (before) => ({ ...before, page: undefined, ...change }), replace })

  return query ? (
    <FoundCustomers storeId={storeId} query={query} setSearch={setSearch} />
  ) : (
    <Start storeId={storeId} search={search} setSearch={setSearch} />
  )
}

type PageProps = {
  storeId: string
  setSearch: (change: Partial<CustomerListQuery>, replace?: boolean) => void
}

function FoundCustomers({
  storeId,
  query,
  setSearch,
}: PageProps & { query: CustomerListQuery & { q: string } }) {
  const queryClient = useQueryClient()
  const { store } = useCurrentStore()
  const customers = useQuery({
    ...customersQuery(storeId, query),
    placeholderData: keepWithin(storeId),
  })
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE, q } = query
  const { data } = customers
  const isNothingFound = data?.items.length === 0 && page === 1 && !isFiltered(query)
  return (
    <>
      <PageHeader
        title="Customers"
        plain
        actions={
          <RefreshButton
            updatedAt={customers.dataUpdatedAt}
            isFetching={customers.isFetching}
            onRefresh={() => void customers.refetch()}
          />
        }
      />
      <CustomersFilters storeId={storeId} search={query} onChange={setSearch} />
      {/[/\\]/.test(q) && (
        <Note tone="warning" banner>
          Some servers cannot search for a text with a slash in it.
        </Note>
      )}
      <StaleNote query={customers} noun="Customers" />
      <RefusedSort
        query={customers}
        sort={query.sort}
        onUnsort={() => setSearch({ sort: undefined }, true)}
      />
      <CustomersTable
        customers={data?.items}
        term={q}
        storeCurrency={store?.currencyCode}
        sorting={{ sort: query.sort, onSort: (sort) => setSearch({ sort }) }}
        isFetching={customers.isFetching && data !== undefined}
        message={
          isNothingFound ? (
            <EmptyState
              title={`No customers found for “${q}”`}
              text="Which customers a text finds is the service’s choice. A whole email address is the surest."
            />
          ) : (
            listMessage({
              query: customers,
              noun: 'Customers',
              page,
              isFiltered: isFiltered(query),
              onClear: () => setSearch(noFilters),
              onPage: (wanted) => setSearch({ page: wanted }),
            })
          )
        }
        customerLink={(customerId) => customerLink(storeId, customerId)}
      />
      <ListStatus
        count={customers.isPlaceholderData ? undefined : data?.items.length}
        words={words}
        page={page}
        pages={data?.pages}
        hasMore={data?.hasMore}
      />
      <Pager
        page={page}
        pages={data?.pages}
        hasMore={data?.hasMore}
        pageSize={pageSize}
        linkTo={(change) => ({
          from: Route.fullPath,
          search: (before) => ({ ...before, ...change }),
        })}
        onIntent={(wanted) =>
          void queryClient.prefetchQuery(customersQuery(storeId, { ...query, page: wanted }))
        }
      >
        {page === 1 && data?.hasMore === false && countText(data.items.length)}
      </Pager>
    </>
  )
}

function Start({ storeId, search, setSearch }: PageProps & { search: CustomerListQuery }) {
  const { store } = useCurrentStore()
  const orders = useQuery(ordersQuery(storeId, recentOrders))
  return (
    <>
      <PageHeader title="Customers" plain />
      <CustomersFilters storeId={storeId} search={search} onChange={setSearch} />
      {isFiltered(search) && (
        <Note
          tone="accent"
          banner
          action={{
            label: `Search for “${EXPERIMENT}”`,
            onClick: () => setSearch({ q: EXPERIMENT }),
          }}
        >
          These filters narrow a search: type what to search for.
        </Note>
      )}
      <CustomersStart
        recent={recentCustomers(storeId)}
        orders={orders.data?.items}
        message={
          orders.error &&
          !orders.data && (
            <ErrorPanel
              problem={problemFrom(orders.error, 'Recent orders didn’t load')}
              onRetry={() => void orders.refetch()}
            />
          )
        }
        storeCurrency={store?.currencyCode}
        customerLink={(customerId) => customerLink(storeId, customerId)}
        searchLink={(q) => searchLink(storeId, q)}
        experimentLink={searchLink(storeId, EXPERIMENT)}
      />
    </>
  )
}

const customerLink = (storeId: string, customerId: string) =>
  ({
    to: '/stores/$storeId/customers/$customerId',
    params: { storeId, customerId },
  }) satisfies LinkProps

const searchLink = (storeId: string, q: string) =>
  ({ to: '/stores/$storeId/customers', params: { storeId }, search: { q } }) satisfies LinkProps

const countText = (count: number) => (count === 1 ? '1 customer' : `${count} customers`)
