import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { allCategoriesQuery } from '#api/categories.ts'
import { allProductsQuery } from '#api/products.ts'
import { prefetch } from '#api/query.ts'
import { latePart } from '#components/lazy-part.tsx'
import { listMessage } from '#components/list-message.tsx'
import { ListPage } from '#components/list-page.tsx'
import { useIsPhone } from '#components/phone.ts'
import { QuickSearch } from '#components/quick-search.tsx'
import type { Saving } from '#components/saving.ts'
import type { RowTools } from '#components/table-types.ts'
import { ExportButton } from '#features/exports/export-button.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { ProductsCount } from '#features/products/products-count.tsx'
import { ProductsNothing } from '#features/products/products-nothing.tsx'
import { ProductsTable } from '#features/products/products-table.tsx'
import { Views } from '#features/views/views.tsx'
import { productLink, slugLink } from '#model/links.ts'
import { addressReader } from '#model/lists/address.ts'
import { type ProductsAddress, productsList } from '#model/lists/lists.ts'
import { fromList } from '#model/lists/origin.ts'
import { productsColumns } from '#model/lists/products-columns.ts'
import { useColumns } from '#model/lists/use-columns.ts'
import { catalogueViews } from '#model/products/catalogue-page.ts'
import { slugIn } from '#model/search/recognise.ts'
import { useProductsList } from '#model/products/use-products-list.ts'
import { openStartView } from '#routes/-start-view.ts'

const ProductsBeside = latePart(
  async () => (await import('#routes/-products-beside.tsx')).ProductsBeside,
)

const readAddress = addressReader(productsList)

export const Route = createFileRoute('/_authenticated/stores/$storeId/products/')({
  validateSearch: readAddress,
  beforeLoad: ({ params, search }) => openStartView(params.storeId, productsList, search),
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
  const { store } = useCurrentStore()
  const queries = Route.useLoaderData()
  const list = useProductsList({ storeId, address, ...queries })
  const { rows, choices, peeked } = list
  const columns = useColumns(productsColumns, address)
  const slug = rows?.length === 0 && address.q ? slugIn(address.q) : undefined
  const [saving, setSaving] = useState<Saving>()
  const [tools, setTools] = useState<RowTools>()
  const shared = { storeId, list: productsList, address, choices }

  return (
    <ListPage
      list={list}
      saving={saving}
      columns={columns}
      actions={
        <ExportButton kind="products" owner={storeId} {...shared} rows={rows} columns={columns} />
      }
      presets={
        <Views
          {...shared}
          storeName={store?.name}
          columns={productsColumns}
          given={catalogueViews(list.categories, address)}
          isLoaded={rows !== undefined}
          onSaving={setSaving}
        />
      }
      search={<QuickSearch live {...list.search} />}
      aroundFilters={(filters) => <ProductsCount count={list.count}>{filters}</ProductsCount>}
    >
      <ProductsTable
        entries={list.entries}
        columns={columns.shown}
        storeCurrency={store?.currencyCode}
        term={address.q}
        sorting={list.sorting}
        isFetching={list.isRefetching}
        message={
          slug ? (
            <ProductsNothing slug={slug} link={slugLink(storeId, slug)} />
          ) : (
            listMessage({ ...list, emptyText: 'Create products on your platform.' })
          )
        }
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
      <ProductsBeside
        owner={storeId}
        address={address}
        rows={rows}
        peeked={peeked}
        storeCurrency={store?.currencyCode}
        columns={columns}
        onTools={setTools}
      />
    </ListPage>
  )
}
