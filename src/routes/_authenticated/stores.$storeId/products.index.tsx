import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
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
import { catalogueViews } from '#model/reading/lists/catalogue-page.ts'
import { slugIn } from '#model/reading/search/recognise.ts'
import { useProductsList } from '#model/hooks/use-products-list.ts'
import { useListFrame } from '#routes/-list-frame.tsx'
import { addressOptions } from '#routes/-list-options.ts'

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
    empty: { text: t`Create products on your platform.` },
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
      elsewhere={t`Change texts and stock on your platform. A price changes here by a new variant.`}
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
