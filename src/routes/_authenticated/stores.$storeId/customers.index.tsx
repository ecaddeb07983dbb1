import type { QueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { ordersQuery } from '#api/orders.ts'
import { readForPage, steady } from '#api/query.ts'
import { t } from '#base/language/words.ts'
import { EXPERIMENT } from '#model/records/customers/email.ts'
import { customerLink } from '#model/reading/links/links.ts'
import { isSearchTooShort, platformLoaded } from '#model/reading/platform/learned.ts'
import { inFewerRows } from '#model/reading/walk/fewer-rows.ts'
import { isFiltered, noFilters } from '#model/reading/lists/filters.ts'
import { customersList } from '#model/reading/lists/lists.ts'
import { shownCustomers } from '#model/reading/lists/shown-customers.ts'
import { loadList } from '#model/reading/lists/load-list.ts'
import { CustomersFound } from '#routes/-customers-found.tsx'
import { CustomersHome } from '#routes/-customers-home.tsx'
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
