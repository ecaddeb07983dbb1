import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { allCategoriesQuery } from '#api/categories.ts'
import { allProductsQuery } from '#api/products.ts'
import { prefetch } from '#api/query.ts'
import { lazyPart } from '#components/lazy-part.tsx'
import { listMessage } from '#components/list-message.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { useIsPhone } from '#components/phone.ts'
import { RefreshButton } from '#components/refresh-button.tsx'
import type { RowTools } from '#components/table-types.ts'
import { ViewTabs } from '#components/view-tabs.tsx'
import { ExportButton } from '#features/exports/export-button.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { ProductsFilters } from '#features/products/products-filters.tsx'
import { ProductsTable } from '#features/products/products-table.tsx'
import { productLink } from '#model/links.ts'
import { addressReader } from '#model/lists/address.ts'
import { type ProductsAddress, productsList } from '#model/lists/lists.ts'
import { fromList } from '#model/lists/origin.ts'
import { productsColumns } from '#model/lists/products-columns.ts'
import { useColumns } from '#model/lists/use-columns.ts'
import { useListAddress } from '#model/lists/use-list-address.ts'
import { problemFrom } from '#model/problem.ts'
import {
  catalogueChoices,
  catalogueCount,
  catalogueViews,
  entriesToShow,
} from '#model/products/catalogue-page.ts'
import { catalogueOf, sortCatalogue } from '#model/products/catalogue.ts'
import { StaleNote } from '#routes/-list-message.tsx'

const ProductsBeside = lazyPart(
  async () => (await import('#routes/-products-beside.tsx')).ProductsBeside,
)

const readAddress = addressReader(productsList)

export const Route = createFileRoute('/_authenticated/stores/$storeId/products/')({
  validateSearch: readAddress,
  loader: ({ context, params }) => {
    const queries = {
      productsQuery: allProductsQuery(params.storeId),
      categoriesQuery: allCategoriesQuery(params.storeId),
    }
    void prefetch(context.queryClient, queries.productsQuery)
    void prefetch(context.queryClient, queries.categoriesQuery)
    return queries
  },
  component: ProductsPage,
})

/** A product beside the list changes nothing in it. */
const withoutPeek = ({ peek: _peek, ...address }: ProductsAddress) => address

function ProductsPage() {
  const { storeId } = Route.useParams()
  const address = Route.useSearch({ select: withoutPeek, structuralSharing: true })
  const { productsQuery, categoriesQuery } = Route.useLoaderData()
  const queryClient = useQueryClient()
  const { store } = useCurrentStore()
  const products = useQuery(productsQuery)
  const categories = useQuery(categoriesQuery)
  const catalogue = useMemo(() => products.data && catalogueOf(products.data), [products.data])
  const sorted = useMemo(
    () => catalogue && sortCatalogue(catalogue, address.sort),
    [catalogue, address.sort],
  )
  const entries = useMemo(
    () => entriesToShow(sorted, categories.data, address),
    [sorted, categories.data, address],
  )
  const choices = useMemo(
    () => catalogueChoices(catalogue, categories.data),
    [catalogue, categories.data],
  )
  const list = useListAddress({
    list: productsList,
    address,
    choices,
    recordLink: (productId) => productLink(storeId, productId),
  })
  const columns = useColumns(productsColumns, address)
  const [tools, setTools] = useState<RowTools>()
  const rows = useMemo(() => entries?.map(({ product }) => product), [entries])
  const { peeked } = list
  const [missing, name] = catalogue ? [categories, 'Categories'] : [products, 'Products']

  return (
    <>
      <PageHeader
        title={productsList.title}
        plain
        actions={
          <>
            <RefreshButton
              updatedAt={products.dataUpdatedAt}
              isFetching={products.isFetching}
              onRefresh={() => {
                void queryClient.invalidateQueries({ queryKey: ['listAllProducts'] })
                void queryClient.invalidateQueries({ queryKey: ['listAllCategories'] })
              }}
            />
            <ExportButton
              kind="products"
              owner={storeId}
              storeId={storeId}
              list={productsList}
              address={address}
              rows={rows}
              columns={columns}
            />
          </>
        }
      />
      <ViewTabs label="Views" tabs={catalogueViews(categories.data, address)} />
      <ProductsFilters
        list={list}
        count={catalogue && entries && catalogueCount(entries.length, catalogue.length)}
      />
      <StaleNote query={products} noun="Products" />
      <ProductsTable
        entries={entries}
        columns={columns.shown}
        storeCurrency={store?.currencyCode}
        term={address.q}
        sorting={list.sorting}
        isFetching={products.isFetching && products.data !== undefined}
        message={listMessage({
          ...list,
          title: productsList.title,
          emptyText: 'Create products on your platform.',
          rows: entries,
          problem: missing.error ? problemFrom(missing.error, `${name} didn’t load`) : undefined,
          retry: () => void missing.refetch(),
        })}
        productLink={({ id, name: label = 'Unnamed product' }) =>
          id
            ? {
                ...productLink(storeId, id),
                state: fromList({ ...address, peek: peeked.id }),
                label,
              }
            : undefined
        }
        peeked={useIsPhone() ? undefined : peeked.id}
        tools={tools}
      />
      <Suspense>
        <ProductsBeside
          owner={storeId}
          address={address}
          rows={rows}
          peeked={peeked}
          storeCurrency={store?.currencyCode}
          onTools={setTools}
        />
      </Suspense>
    </>
  )
}
