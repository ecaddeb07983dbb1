import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import type { ProductReference } from '#api/schemas/products.ts'
import { allCategoriesQuery } from '#api/categories.ts'
import { allProductsQuery } from '#api/products.ts'
import { prefetch, steady } from '#api/query.ts'
import { labels, t } from '#base/language/words.ts'
import { latePart } from '#components/page/lazy-part.tsx'
import { ListPage } from '#components/list/list-page.tsx'
import { QuickSearch } from '#components/filters/quick-search.tsx'
import { ProductsCount, ProductsNothing } from '#features/products/products-count.tsx'
import { ProductsTable } from '#features/products/products-table.tsx'
import { productLink, slugLink } from '#model/reading/links/links.ts'
import { type ProductsAddress, productsList } from '#model/reading/lists/lists.ts'
import { fromList } from '#model/hooks/use-list-origin.ts'
import { productsColumns } from '#model/reading/columns/products-columns.ts'
import {
  catalogueViews,
  catalogueChoices,
  catalogueCount,
  entriesToShow,
  catalogueOf,
  sortCatalogue,
} from '#model/reading/lists/catalogue-page.ts'
import { slugIn } from '#model/reading/search/recognise.ts'
import { useListFrame } from '#routes/-list-frame.tsx'
import { addressOptions } from '#routes/-list-options.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLowStock } from '#model/reading/checks/kept.ts'
import { countedRows } from '#model/reading/lists/counted.ts'
import { useNotices } from '#model/hooks/use-notices.ts'
import { useListAddress } from '#model/hooks/use-list-address.ts'
import { problemFrom } from '#model/reading/problem.ts'

const ProductsBeside = latePart(
  async () => (await import('#routes/-store-lists-beside.tsx')).ProductsBeside,
)

export const Route = createFileRoute('/_authenticated/stores/$storeId/products/')({
  ...addressOptions(productsList),
  loader: ({ context, params }) => {
    const queries = {
      productsQuery: allProductsQuery(params.storeId),
      categoriesQuery: allCategoriesQuery(params.storeId),
    }
    void prefetch(context.queryClient, queries.productsQuery)
    void prefetch(context.queryClient, queries.categoriesQuery)
    return steady(context.queryClient, queries.productsQuery.queryKey, queries)
  },
  component: ProductsPage,
})

/** A product beside the list changes nothing in it. */
const withoutPeek = ({ peek: _peek, ...address }: ProductsAddress) => address

function ProductsPage() {
  const { storeId } = Route.useParams()
  const address = Route.useSearch({ select: withoutPeek, structuralSharing: true })
  const queries = Route.useLoaderData()
  const list = useProductsList({ storeId, address, ...queries })
  const { rows, choices } = list
  const slug = rows?.length === 0 && address.q ? slugIn(address.q) : undefined
  const { page, table, beside } = useListFrame({
    kind: 'products',
    request: { owner: storeId, list: productsList, address, choices },
    list,
    columns: productsColumns,
    tabs: catalogueViews(list.categories, address),
    empty: {
      icon: 'products',
      title: t`No products yet`,
      text: t`Create products on your platform.`,
    },
  })
  const peek = list.peeked.id
  const rowLink = useCallback(
    ({ id, name: label = labels.unnamedProduct }: ProductReference) =>
      id
        ? { ...productLink(storeId, id), state: fromList({ ...address, peek }), label }
        : undefined,
    [storeId, address, peek],
  )
  return (
    <ListPage
      {...page}
      elsewhere={t`Change texts and stock on your platform. A price is changed here by replacing the variant.`}
      search={<QuickSearch live {...list.search} />}
      aroundFilters={(filters) => <ProductsCount count={list.count}>{filters}</ProductsCount>}
    >
      <ProductsTable
        entries={list.entries}
        {...table}
        term={address.q}
        message={
          slug ? <ProductsNothing slug={slug} link={slugLink(storeId, slug)} /> : table.message
        }
        productLink={rowLink}
      />
      <ProductsBeside
        {...beside}
        list={productsList}
        owner={storeId}
        address={address}
        // The whole catalogue is in memory.
        query={undefined}
        total={rows?.length}
      />
    </ListPage>
  )
}

type ProductsRequest = {
  storeId: string
  address: ProductsAddress
  productsQuery: ReturnType<typeof allProductsQuery>
  categoriesQuery: ReturnType<typeof allCategoriesQuery>
}

/** Everything that the products' page shows; the catalogue is in memory, so it has no pages. */
function useProductsList(request: ProductsRequest) {
  const { storeId, address } = request
  const queryClient = useQueryClient()
  const lowStock = useLowStock(storeId)
  const products = useQuery(request.productsQuery)
  const categories = useQuery(request.categoriesQuery)
  const catalogue = useMemo(() => products.data && catalogueOf(products.data), [products.data])
  const sorted = useMemo(
    () => catalogue && sortCatalogue(catalogue, address.sort),
    [catalogue, address.sort],
  )
  const entries = useMemo(
    () => entriesToShow(sorted, categories.data, address, lowStock),
    [sorted, categories.data, address, lowStock],
  )
  const rows = useMemo(() => entries?.map(({ product }) => product), [entries])
  const choices = useMemo(
    () => catalogueChoices(catalogue, categories.data),
    [catalogue, categories.data],
  )
  const inAddress = useListAddress({
    list: productsList,
    address,
    choices,
    recordLink: (productId) => productLink(storeId, productId),
  })
  const { title, key } = productsList
  const [missing, name] = catalogue ? [categories, t`Categories`] : [products, title]
  return {
    ...inAddress,
    title,
    counted: (found: number) => countedRows(key, found),
    choices,
    entries,
    rows,
    categories: categories.data,
    count: catalogue && entries && catalogueCount(entries.length, catalogue.length),
    ...useNotices(productsList, storeId, address, products.data),
    isPrevious: false,
    isLoaded: rows !== undefined,
    isFetching: products.isFetching,
    isRefetching: products.isFetching && products.data !== undefined,
    isSortRefused: false,
    updatedAt: products.dataUpdatedAt,
    problem: missing.error ? problemFrom(missing.error, t`${name} didn’t load`) : undefined,
    staleProblem: products.data && products.error ? problemFrom(products.error, title) : undefined,
    note: '',
    retry: () => void missing.refetch(),
    refresh() {
      void queryClient.invalidateQueries({ queryKey: ['listAllProducts'] })
      void queryClient.invalidateQueries({ queryKey: ['listAllCategories'] })
    },
  }
}
