import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type LinkProps, createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { customersQuery } from '#api/customers.ts'
import { ordersQuery } from '#api/orders.ts'
import { type PageQuery, readForPage } from '#api/query.ts'
import type { Order } from '#api/schemas/orders.ts'
import { ErrorPanel } from '#components/error-panel.tsx'
import { FilterBar } from '#components/filter-bar.tsx'
import { latePart } from '#components/lazy-part.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { CustomersFound } from '#features/customers/customers-found.tsx'
import { CustomersSearch } from '#features/customers/customers-search.tsx'
import { CustomersStart } from '#features/customers/customers-start.tsx'
import { ExportButton } from '#features/exports/export-button.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { Views, type ViewsProps } from '#features/views/views.tsx'
import { EXPERIMENT } from '#model/customers/search.ts'
import { customerLink } from '#model/links.ts'
import { addressReader } from '#model/lists/address.ts'
import { isFiltered, noFilters } from '#model/lists/filters.ts'
import { customersColumns } from '#model/lists/customers-columns.ts'
import { customersList } from '#model/lists/lists.ts'
import { loadList } from '#model/lists/load-list.ts'
import { fromList } from '#model/lists/origin.ts'
import { useListAddress } from '#model/lists/use-list-address.ts'
import { useRecentCustomers } from '#model/memory/customers.ts'
import { problemFrom } from '#model/problem.ts'
import { unlessPeeking } from '#routes/-peek-search.ts'
import { openStartView } from '#routes/-start-view.ts'

/** Recent customers come from the latest 100 orders, read in one call. */
const RECENT = { sort: '-dateCreated', pageSize: 100 }

const CustomersBeside = latePart(
  async () => (await import('#routes/-customers-beside.tsx')).CustomersBeside,
)

const readAddress = addressReader(customersList)

export const Route = createFileRoute('/_authenticated/stores/$storeId/customers/')({
  validateSearch: readAddress,
  beforeLoad: ({ params, search }) => openStartView(params.storeId, customersList, search),
  loaderDeps: ({ search }) => ({ ...search, peek: undefined }),
  shouldReload: unlessPeeking,
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
  const { store } = useCurrentStore()
  const { found, q, recentOrders } = Route.useLoaderData()
  const address = Route.useSearch()
  const isStart = found === undefined
  const views = (state: Pick<ViewsProps, 'isLoaded' | 'onSaving'>) => (
    <Views
      {...state}
      storeId={storeId}
      storeName={store?.name}
      list={customersList}
      columns={customersColumns}
      address={address}
      given={[{ label: 'Search', search: NO_SEARCH, current: isStart }]}
    />
  )
  const shared = {
    storeCurrency: store?.currencyCode,
    customerLink: (customerId: string) => customerLink(storeId, customerId),
  }
  if (found) {
    return (
      <CustomersFound
        request={found}
        {...shared}
        views={views}
        customerLink={(customerId) => ({
          ...customerLink(storeId, customerId),
          state: fromList(found.address),
        })}
        beside={(state) => (
          <CustomersBeside
            {...found}
            {...state}
            query={{ ...found.query, q }}
            storeCurrency={shared.storeCurrency}
          />
        )}
        actions={(rows, columns) => (
          <ExportButton
            kind="customers"
            owner={storeId}
            storeId={storeId}
            list={customersList}
            address={found.address}
            query={{ ...found.query, q }}
            rows={rows}
            columns={columns}
          />
        )}
      />
    )
  }
  return (
    recentOrders && (
      <Start storeId={storeId} recentOrders={recentOrders} views={views} {...shared} />
    )
  )
}

/** Leads to where nothing is searched for yet. */
const NO_SEARCH = { ...noFilters(customersList), q: undefined, sort: undefined }

type StartProps = {
  storeId: string
  recentOrders: PageQuery<Order>
  storeCurrency: string | undefined
  customerLink: (customerId: string) => LinkProps
  views: (state: Pick<ViewsProps, 'isLoaded'>) => ReactNode
}

function Start({ storeId, recentOrders, views, ...shared }: StartProps) {
  const address = Route.useSearch()
  const list = useListAddress({
    list: customersList,
    address,
    storeId,
    recordLink: shared.customerLink,
  })
  const orders = useQuery(recentOrders)
  const searchLink = (q: string) =>
    ({ to: '/stores/$storeId/customers', params: { storeId }, search: { q } }) as const
  return (
    <>
      <PageHeader title="Customers" plain />
      {views({ isLoaded: orders.isSuccess })}
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
        {...shared}
        searchLink={searchLink}
        experimentLink={searchLink(EXPERIMENT)}
      />
    </>
  )
}
