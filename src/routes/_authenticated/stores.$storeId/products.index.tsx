import { Button } from '@mantine/core'
import { formatNumber } from '#base/money-format.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { allCategoriesQuery } from '#api/categories.ts'
import { allProductsQuery } from '#api/products.ts'
import { ProductListQuery } from '#api/schemas/list-queries.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorPanel } from '#components/error-panel.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { RefreshButton } from '#components/refresh-button.tsx'
import { ViewTabs } from '#components/view-tabs.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { catalogueOf, filterCatalogue, sortCatalogue } from '#model/products/catalogue.ts'
import { ProductsFilters, noFilters } from '#features/products/products-filters.tsx'
import { ProductsTable } from '#features/products/products-table.tsx'
import { StaleNote } from '#routes/-list-message.tsx'
import { problemFrom } from '#model/problem.ts'

export const Route = createFileRoute('/_authenticated/stores/$storeId/products/')({
  validateSearch: ProductListQuery,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(allProductsQuery(params.storeId))
    void context.queryClient.prefetchQuery(allCategoriesQuery(params.storeId))
  },
  component: ProductsPage,
})

/** As many categories as have room beside the other views; all of them are in the filter. */
const CATEGORY_TABS = 5

function ProductsPage() {
  const { storeId } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const queryClient = useQueryClient()
  const { store } = useCurrentStore()
  const products = useQuery(allProductsQuery(storeId))
  const categories = useQuery(allCategoriesQuery(storeId))
  const catalogue = useMemo(() => products.data && catalogueOf(products.data), [products.data])

  const category = search.category?.toLowerCase()
  const inCategory =
    categories.data &&
    new Set(categories.data.find(({ id }) => id.toLowerCase() === category)?.products)
  const candidates = category
    ? inCategory && catalogue?.filter(({ product }) => inCategory.has(product.id))
    : catalogue
  const entries = candidates && sortCatalogue(filterCatalogue(candidates, search), search.sort)
  const isFiltered = Object.keys(noFilters).some((name) => name in search && search[name as 'q'])

  const setSearch = (change: Partial<ProductListQuery>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: 'q' in change })
  const tabs = [
    { label: 'All products', search: noFilters },
    ...(categories.data ?? [])
      .toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity))
      .slice(0, CATEGORY_TABS)
      .map(({ id, name = 'Unnamed' }) => ({ label: name, search: { ...noFilters, category: id } })),
    { label: 'Best sellers', search: { ...noFilters, bestSeller: true } },
    { label: 'Low stock', search: { ...noFilters, stock: 'low' as const } },
  ]

  return (
    <>
      <PageHeader
        title="Products"
        plain
        actions={
          <RefreshButton
            updatedAt={products.dataUpdatedAt}
            isFetching={products.isFetching}
            onRefresh={() => {
              void queryClient.invalidateQueries({ queryKey: ['listAllProducts'] })
              void queryClient.invalidateQueries({ queryKey: ['listAllCategories'] })
            }}
          />
        }
      />
      <ViewTabs
        label="Views"
        tabs={tabs.map((tab) => ({ ...tab, current: isSameView(tab.search, search) }))}
      />
      <ProductsFilters
        storeId={storeId}
        search={search}
        deliveryTypes={[...new Set(catalogue?.flatMap((entry) => entry.deliveryTypes))].toSorted()}
        categories={categories.data ?? []}
        count={catalogue && entries && countWords(entries.length, catalogue.length)}
        onChange={setSearch}
      />
      <StaleNote query={products} noun="Products" />
      <ProductsTable
        entries={entries}
        storeCurrency={store?.currencyCode}
        term={search.q}
        sorting={{ sort: search.sort, onSort: (sort) => setSearch({ sort }) }}
        isFetching={products.isFetching && products.data !== undefined}
        message={message()}
        productLink={({ id, name }) =>
          id
            ? {
                to: '/stores/$storeId/products/$productId',
                params: { storeId, productId: id },
                label: name ?? 'Unnamed product',
              }
            : undefined
        }
      />
    </>
  )

  function message() {
    if (!catalogue && products.error) {
      return (
        <ErrorPanel
          problem={problemFrom(products.error, 'Products didn’t load')}
          onRetry={() => void products.refetch()}
        />
      )
    }
    if (!entries) {
      return (
        category &&
        categories.error && (
          <ErrorPanel
            problem={problemFrom(categories.error, 'Categories didn’t load')}
            onRetry={() => void categories.refetch()}
          />
        )
      )
    }
    if (entries.length > 0) return undefined
    if (!isFiltered) {
      return <EmptyState title="No products yet" text="Products are made in the platform itself." />
    }
    return (
      <EmptyState
        title="No products match these filters"
        action={
          <Button variant="default" size="xs" onClick={() => setSearch(noFilters)}>
            Clear filters
          </Button>
        }
      />
    )
  }
}

function isSameView(view: ProductListQuery, search: ProductListQuery): boolean {
  return (['q', 'category', 'delivery', 'stock', 'bestSeller'] as const).every(
    (name) => view[name] === search[name],
  )
}

function countWords(shown: number, all: number): string {
  if (shown !== all) return `${formatNumber(shown)} of ${formatNumber(all)}`
  return all === 1 ? '1 product, all loaded' : `${formatNumber(all)} products, all loaded`
}
