import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { allCategoriesQuery } from '#api/categories.ts'
import { allProductsQuery } from '#api/products.ts'
import { prefetch, readForPage, steady } from '#api/query.ts'
import { t } from '#base/language/words.ts'
import { EmptyState } from '#components/list/empty-state.tsx'
import { ReadProblem } from '#features/shared/read-problem.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { RefreshButton } from '#components/list/refresh-button.tsx'
import { CategoriesTable } from '#features/categories/categories-table.tsx'
import { CategoriesSummary, CategoryGaps } from '#features/categories/category-gaps.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { inDisplayOrder } from '#model/records/categories/order.ts'
import { categoryLink, productLink } from '#model/reading/links/links.ts'
import { problemFrom } from '#model/reading/problem.ts'
import { StaleNote } from '#routes/-list-message.tsx'

export const Route = createFileRoute('/_authenticated/stores/$storeId/categories/')({
  loader: async ({ context: { queryClient }, params: { storeId } }) => {
    const categoriesQuery = allCategoriesQuery(storeId)
    const productsQuery = allProductsQuery(storeId)
    void prefetch(queryClient, productsQuery)
    await readForPage(queryClient, categoriesQuery)
    const queries = { categoriesQuery, productsQuery }
    return steady(queryClient, categoriesQuery.queryKey, queries)
  },
  component: CategoriesPage,
})

function CategoriesPage() {
  const { storeId } = Route.useParams()
  const { categoriesQuery, productsQuery } = Route.useLoaderData()
  const categories = useQuery(categoriesQuery)
  const products = useQuery(productsQuery)
  const { data, error, isFetching } = categories
  const storeCurrency = useCurrentStore().store?.currencyCode
  return (
    <>
      <PageHeader
        title={t`Categories`}
        facts={t`Edit categories on your platform.`}
        beside={<CategoriesSummary categories={data} />}
        actions={
          <RefreshButton
            updatedAt={categories.dataUpdatedAt}
            isFetching={isFetching}
            onRefresh={() => void Promise.all([categories.refetch(), products.refetch()])}
          />
        }
      />
      <StaleNote query={categories} />
      <CategoriesTable
        categories={data && inDisplayOrder(data)}
        products={products.data}
        storeCurrency={storeCurrency}
        isFetching={isFetching && data !== undefined}
        message={
          data
            ? data.length === 0 && <EmptyState title={t`No categories yet`} icon="categories" />
            : error && <ReadProblem query={categories} title={t`Categories didn’t load`} />
        }
        categoryLink={(categoryId) => categoryLink(storeId, categoryId)}
        productLink={(productId) => productLink(storeId, productId)}
      />
      {data && (
        <CategoryGaps
          categories={data}
          products={products.data}
          problem={
            products.error && !products.data
              ? problemFrom(products.error, t`The catalogue didn’t load`)
              : undefined
          }
          onRetry={() => void products.refetch()}
          productLink={(productId) => productLink(storeId, productId)}
        />
      )}
    </>
  )
}
