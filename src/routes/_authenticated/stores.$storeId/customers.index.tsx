import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type LinkProps, createFileRoute } from '@tanstack/react-router'
import { customersQuery } from '#api/customers.ts'
import { ordersQuery } from '#api/orders.ts'
import { type PageQuery, readForPage } from '#api/query.ts'
import type { Order } from '#api/schemas/orders.ts'
import { ErrorPanel } from '#components/error-panel.tsx'
import { FilterBar } from '#components/filter-bar.tsx'
import { PageHeader } from '#components/page-header.tsx'
import type { ViewTab } from '#components/view-tabs.tsx'
import { CustomersSearch } from '#features/customers/customers-search.tsx'
import { CustomersStart } from '#features/customers/customers-start.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { Views } from '#features/views/views.tsx'
import { EXPERIMENT } from '#model/customers/search.ts'
import { customerLink } from '#model/links.ts'
import { customersColumns } from '#model/lists/customers-columns.ts'
import { isFiltered, noFilters } from '#model/lists/filters.ts'
import { customersList } from '#model/lists/lists.ts'
import { loadList } from '#model/lists/load-list.ts'
import { useListAddress } from '#model/lists/use-list-address.ts'
import { useRecentCustomers } from '#model/memory/customers.ts'
import { problemFrom } from '#model/problem.ts'
import { CustomersFound } from '#routes/-customers-found.tsx'
import { listOptions } from '#routes/-list-options.ts'

/** Recent customers come from the latest 100 orders, read in one call. */
const RECENT = { sort: '-dateCreated', pageSize: 100 }

export const Route = createFileRoute('/_authenticated/stores/$storeId/customers/')({
  ...listOptions(customersList),
  loader: async ({ context: { queryClient }, params: { storeId }, deps, preload }) => {
    // Your platform lists nobody without a text: filters alone search for what every address has.
    const q = deps.q ?? (isFiltered(customersList, deps) ? EXPERIMENT : undefined)
    if (q === undefined) return { recentOrders: await loadRecentOrders(queryClient, storeId) }
    const found = await loadList({
      list: customersList,
      address: deps,
      owner: storeId,
      read: (query) => customersQuery(storeId, { ...query, q }),
      queryClient,
      preload,
    })
    return { found, q }
  },
  component: CustomersPage,
})

async function loadRecentOrders(queryClient: QueryClient, storeId: string) {
  const query = ordersQuery(storeId, RECENT)
  await readForPage(queryClient, query)
  return query
}

function CustomersPage() {
  const { storeId } = Route.useParams()
  const { found, q, recentOrders } = Route.useLoaderData()
  const tabs = [{ label: 'Search', search: NO_SEARCH, current: found === undefined }]
  const shared = { tabs, customerLink: (id: string) => customerLink(storeId, id) }
  if (found) return <CustomersFound found={found} searched={q} {...shared} />
  return recentOrders && <Start storeId={storeId} recentOrders={recentOrders} {...shared} />
}

/** Leads to where nothing is searched for yet. */
const NO_SEARCH = { ...noFilters(customersList), q: undefined, sort: undefined }

type StartProps = {
  storeId: string
  recentOrders: PageQuery<Order>
  tabs: readonly ViewTab[]
  customerLink: (customerId: string) => LinkProps
}

function Start({ storeId, recentOrders, tabs, customerLink: recordLink }: StartProps) {
  const address = Route.useSearch()
  const { store } = useCurrentStore()
  const list = useListAddress({ list: customersList, address, storeId, recordLink })
  const orders = useQuery(recentOrders)
  const searchLink = (q: string) =>
    ({ to: '/stores/$storeId/customers', params: { storeId }, search: { q } }) as const
  return (
    <>
      <PageHeader title="Customers" plain />
      <Views
        storeId={storeId}
        storeName={store?.name}
        list={customersList}
        columns={customersColumns}
        address={address}
        given={tabs}
        isLoaded={orders.isSuccess}
      />
      <CustomersSearch {...list.search} />
      <FilterBar filters={list.filters} onClear={list.clear} />
      <CustomersStart
        recent={useRecentCustomers(storeId)}
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
        customerLink={recordLink}
        searchLink={searchLink}
        experimentLink={searchLink(EXPERIMENT)}
      />
    </>
  )
}
