import { type QueryClient, useQuery } from '@tanstack/react-query'
import { createFileRoute, type LinkProps } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ordersQuery } from '#api/orders.ts'
import { type PageQuery, readForPage, steady } from '#api/query.ts'
import { t } from '#base/language/words.ts'
import { EXPERIMENT } from '#model/records/customers/email.ts'
import { customerLink } from '#model/reading/links/links.ts'
import { isSearchTooShort, platformLoaded } from '#model/reading/platform/learned.ts'
import { inFewerRows } from '#model/reading/walk/fewer-rows.ts'
import { isFiltered, noFilters } from '#model/reading/lists/filters.ts'
import { customersList } from '#model/reading/lists/lists.ts'
import { shownCustomers } from '#model/reading/lists/shown-lists.ts'
import { loadList } from '#model/reading/lists/load-list.ts'
import { CustomersFound } from '#routes/-customers-found.tsx'
import type { Order } from '#api/schemas/orders.ts'
import { ReadProblem } from '#features/shared/read-problem.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { FilterBar } from '#components/filters/filter-bar.tsx'
import { latePart } from '#components/page/lazy-part.tsx'
import { LateSkip } from '#components/list/list-status.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { CUSTOMERS_ELSEWHERE, CustomersSearch } from '#features/customers/customers-search.tsx'
import type { ViewTab } from '#components/list/view-tabs.tsx'
import { OrderItemsText } from '#components/values/order-items-text.tsx'
import { CustomersStart } from '#features/customers/customers-start.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { Views } from '#features/views/views.tsx'
import { customersColumns } from '#model/reading/columns/customers-columns.ts'
import type { AddressOf } from '#model/reading/lists/description.ts'
import { useListAddress } from '#model/hooks/use-list-address.ts'
import { useRecentCustomers } from '#model/reading/memory/customers.ts'
import { listOptions } from '#routes/-list-options.ts'

/** Recent customers come from the latest 100 orders, read in one call. */
const RECENT = { sort: '-dateCreated', pageSize: 100 }

export const Route = createFileRoute('/_authenticated/stores/$storeId/customers/')({
  ...listOptions(customersList),
  loader: async ({ context: { queryClient }, params: { storeId }, deps, preload }) => {
    // Your platform lists nobody without a text: filters alone search for what every address has.
    const q = deps.q ?? (isFiltered(customersList, deps) ? EXPERIMENT : undefined)
    if (q === undefined) return { recentOrders: await loadRecentOrders(queryClient, storeId) }
    await platformLoaded()
    const isShort = isSearchTooShort('searchCustomers', q)
    const found = await loadList({
      list: customersList,
      address: deps,
      owner: storeId,
      read: (query) => shownCustomers(storeId, { ...query, q }, isShort),
      queryClient,
      preload,
    })
    return { found, q, isShort }
  },
  component: CustomersPage,
})

async function loadRecentOrders(queryClient: QueryClient, storeId: string) {
  const query = inFewerRows(ordersQuery(storeId, RECENT))
  await readForPage(queryClient, query)
  return steady(queryClient, query.queryKey, query)
}

function CustomersPage() {
  const { storeId } = Route.useParams()
  const address = Route.useSearch()
  const { found, q, isShort = false, recentOrders } = Route.useLoaderData(AS_BEFORE)
  const tabs = [{ label: t`Search`, search: NO_SEARCH, current: found === undefined }]
  const linkOf = useCallback((id: string) => customerLink(storeId, id), [storeId])
  const shared = { tabs, customerLink: linkOf }
  if (found) return <CustomersFound {...{ found, isShort }} searched={q} {...shared} />
  if (!recentOrders) return null
  return <CustomersHome {...{ storeId, address, recentOrders }} {...shared} />
}

/** Made of what loaders give again, so that a page that comes back is drawn once. */
const AS_BEFORE = { structuralSharing: true } as const

/** Leads to where nothing is searched for yet. */
const NO_SEARCH = { ...noFilters(customersList), q: undefined, sort: undefined }

const TagsInUse = latePart(async () => (await import('#features/notes/tags-in-use.tsx')).TagsInUse)

type CustomersHomeProps = {
  storeId: string
  address: AddressOf<typeof customersList>
  recentOrders: PageQuery<Order>
  tabs: readonly ViewTab[]
  customerLink: (customerId: string) => LinkProps
}

/** The page of customers while nothing is searched for. */
function CustomersHome(props: CustomersHomeProps) {
  const { storeId, address, recentOrders, tabs, customerLink: recordLink } = props
  const { store } = useCurrentStore()
  const isPhone = useIsPhone()
  const list = useListAddress({ list: customersList, address, storeId, recordLink })
  const orders = useQuery(recentOrders)
  const searchLink = (q: string) =>
    ({ to: '/stores/$storeId/customers', params: { storeId }, search: { q } }) as const
  return (
    <>
      <TagsInUse storeId={storeId} />
      <LateSkip />
      <PageHeader title={t`Customers`} plain facts={CUSTOMERS_ELSEWHERE} />
      <Views
        storeId={storeId}
        storeName={store?.name}
        list={customersList}
        columns={customersColumns}
        address={address}
        given={tabs}
        isLoaded={orders.isSuccess}
      />
      {!isPhone && <CustomersSearch {...list.search} />}
      <FilterBar
        filters={list.filters}
        onClear={list.clear}
        search={isPhone && <CustomersSearch {...list.search} />}
      />
      <CustomersStart
        recent={useRecentCustomers(storeId)}
        orders={orders.data?.items}
        message={
          orders.error &&
          !orders.data && <ReadProblem query={orders} title={t`Recent orders didn’t load`} />
        }
        storeCurrency={store?.currencyCode}
        customerLink={recordLink}
        searchLink={searchLink}
        experimentLink={searchLink(EXPERIMENT)}
        itemsOf={({ items }) => <OrderItemsText items={items} />}
      />
    </>
  )
}
