import { useQuery } from '@tanstack/react-query'
import { type LinkProps, createFileRoute } from '@tanstack/react-router'
import { allCategoriesQuery } from '#api/categories.ts'
import { allProductsQuery } from '#api/products.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ErrorPanel } from '#components/error-panel.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { RefreshButton } from '#components/refresh-button.tsx'
import { CategoriesTable } from '#features/categories/categories-table.tsx'
import { CategoriesSummary } from '#features/categories/categories-summary.tsx'
import { CategoryGaps } from '#features/categories/category-gaps.tsx'
import { inDisplayOrder } from '#model/categories/order.ts'
import { StaleNote } from '#routes/-list-message.tsx'
import { problemFrom } from '#model/problem.ts'
import { withTimeout } from '#base/with-timeout.ts'

export const Route = createFileRoute('/_authenticated/stores/$storeId/categories/')({
  loader: ({ context: { queryClient }, params: { storeId } }) => {
    void queryClient.prefetchQuery(allProductsQuery(storeId))
    return withTimeout(queryClient.prefetchQuery(allCategoriesQuery(storeId)))
  },
  component: CategoriesPage,
})

function CategoriesPage() {
  const { storeId } = Route.useParams()
  const categories = useQuery(allCategoriesQuery(storeId))
  const products = useQuery(allProductsQuery(storeId))
  const { data } = categories
  return (
    <>
      <PageHeader
        title="Categories"
        plain
        actions={
          <RefreshButton
            updatedAt={categories.dataUpdatedAt}
            isFetching={categories.isFetching}
            onRefresh={() => void Promise.all([categories.refetch(), products.refetch()])}
          />
        }
      />
      <CategoriesSummary categories={data} />
      <StaleNote query={categories} noun="Categories" />
      <CategoriesTable
        categories={data && inDisplayOrder(data)}
        isFetching={categories.isFetching && data !== undefined}
        message={
          data
            ? data.length === 0 && <EmptyState title="No categories yet" icon="categories" />
            : categories.error && (
                <ErrorPanel
                  problem={problemFrom(categories.error, 'Categories didn’t load')}
                  onRetry={() => void categories.refetch()}
                />
              )
        }
        categoryLink={(categoryId) => ({
          to: '/stores/$storeId/categories/$categoryId',
          params: { storeId, categoryId },
        })}
      />
      {data && (
        <CategoryGaps
          categories={data}
          products={products.data}
          problem={
            products.error && !products.data
              ? problemFrom(products.error, 'The catalogue didn’t load')
              : undefined
          }
          onRetry={() => void products.refetch()}
          productLink={(productId) => productLink(storeId, productId)}
        />
      )}
    </>
  )
}

const productLink = (storeId: string, productId: string) =>
  ({
    to: '/stores/$storeId/products/$productId',
    params: { storeId, productId },
  }) satisfies LinkProps
