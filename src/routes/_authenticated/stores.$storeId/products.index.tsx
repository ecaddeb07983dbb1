import { Button } from '@mantine/core'
import { formatNumber } from '#base/money-format.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { allCategoriesQuery } from '#api/categories.ts'
import { allProductsQuery } from '#api/products.ts'
import { prefetch } from '#api/query.ts'
import { addressReader } from '#model/lists/address.ts'
import { noFilters } from '#model/lists/filters.ts'
import { type ProductsAddress, productsList } from '#model/lists/lists.ts'
import { useListAddress } from '#model/lists/use-list-address.ts'
import { deliveryWord } from '#model/products/delivery-words.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorPanel } from '#components/error-panel.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { RefreshButton } from '#components/refresh-button.tsx'
import { ViewTabs } from '#components/view-tabs.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { catalogueOf, filterCatalogue, sortCatalogue } from '#model/products/catalogue.ts'
import { ProductsFilters } from '#features/products/products-filters.tsx'
import { ProductsTable } from '#features/products/products-table.tsx'
import { StaleNote } from '#routes/-list-message.tsx'
import { problemFrom } from '#model/problem.ts'

const readAddress = addressReader(productsList)

export const Route = createFileRoute('/_authenticated/stores/$storeId/products/')({
  validateSearch: readAddress,
  loader: ({ context, params }) => {
    void prefetch(context.queryClient, allProductsQuery(params.storeId))
    void prefetch(context.queryClient, allCategoriesQuery(params.storeId))
  },
  component: ProductsPage,
})

/** As many as fit beside the other views; the filter offers all. */
const CATEGORY_TABS = 5

function ProductsPage() {
  const { storeId } = Route.useParams()
  const search = Route.useSearch()
  const queryClient = useQueryClient()
  const { store } = useCurrentStore()
  const products = useQuery(allProductsQuery(storeId))
  const categories = useQuery(allCategoriesQuery(storeId))
  const catalogue = useMemo(() => products.data && catalogueOf(products.data), [products.data])

  const category = search.category?.toLowerCase()
  const entries = useMemo(() => {
    const inCategory =
      categories.data &&
      new Set(categories.data.find(({ id }) => id.toLowerCase() === category)?.products)
    const candidates = category
      ? inCategory && catalogue?.filter(({ product }) => inCategory.has(product.id))
      : catalogue
    return candidates && sortCatalogue(filterCatalogue(candidates, search), search.sort)
  }, [catalogue, categories.data, category, search])
  const deliveryTypes = useMemo(
    () => [...new Set(catalogue?.flatMap((entry) => entry.deliveryTypes))].toSorted(),
    [catalogue],
  )
  const list = useListAddress({
    list: productsList,
    address: search,
    choices: {
      category: (categories.data ?? []).map(({ id, name = 'Unnamed category' }) => ({
        value: id,
        label: name,
      })),
      delivery: deliveryTypes.map((type) => ({ value: type, label: deliveryWord(type) })),
    },
    recordLink: (productId) => ({
      to: '/stores/$storeId/products/$productId',
      params: { storeId, productId },
    }),
  })
  const clear = noFilters(productsList)
  const tabs = [
    { label: 'All products', search: clear },
    ...(categories.data ?? [])
      .toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity))
      .slice(0, CATEGORY_TABS)
      .map(({ id, name = 'Unnamed' }) => ({ label: name, search: { ...clear, category: id } })),
    { label: 'Best sellers', search: { ...clear, bestSeller: true } },
    { label: 'Low stock', search: { ...clear, stock: 'low' as const } },
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
        list={list}
        count={catalogue && entries && countWords(entries.length, catalogue.length)}
      />
      <StaleNote query={products} noun="Products" />
      <ProductsTable
        entries={entries}
        storeCurrency={store?.currencyCode}
        term={search.q}
        sorting={list.sorting}
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
    if (!list.isFiltered) {
      return <EmptyState title="No products yet" text="Products are made in the platform itself." />
    }
    return (
      <EmptyState
        title="No products match these filters"
        action={
          <Button variant="default" size="xs" onClick={list.clear}>
            Clear filters
          </Button>
        }
      />
    )
  }
}

function isSameView(view: ProductsAddress, search: ProductsAddress): boolean {
  const names = productsList.filters.map(({ name }) => name)
  return names.every((name) => view[name] === search[name])
}

function countWords(shown: number, all: number): string {
  if (shown !== all) return `${formatNumber(shown)} of ${formatNumber(all)}`
  return all === 1 ? '1 product, all loaded' : `${formatNumber(all)} products, all loaded`
}
