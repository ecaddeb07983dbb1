import { useQuery } from '@tanstack/react-query'
import { type LinkProps, createFileRoute, notFound } from '@tanstack/react-router'
import { categoryQuery } from '#api/categories.ts'
import { isUuidShaped } from '#api/request.ts'
import { ErrorPanel } from '#components/error-panel.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { DetailSkeleton } from '#components/skeleton.tsx'
import { CategoryView } from '#features/categories/category-view.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { StaleNote } from '#routes/-list-message.tsx'
import { problemFrom } from '#model/problem.ts'
import { withTimeout } from '#base/with-timeout.ts'

export const Route = createFileRoute('/_authenticated/stores/$storeId/categories/$categoryId')({
  beforeLoad: ({ params }) => {
    if (!isUuidShaped(params.categoryId)) throw notFound()
  },
  loader: ({ context, params }) =>
    withTimeout(
      context.queryClient.prefetchQuery(categoryQuery(params.storeId, params.categoryId)),
    ),
  component: CategoryPage,
})

function CategoryPage() {
  const { storeId, categoryId } = Route.useParams()
  const { store } = useCurrentStore()
  const category = useQuery(categoryQuery(storeId, categoryId))
  const parent = {
    label: 'Categories',
    to: '/stores/$storeId/categories',
    params: { storeId },
  } satisfies LinkProps & { label: string }

  if (!category.data) {
    return (
      <>
        <PageHeader kind="Category" title={categoryId.slice(0, 8)} parent={parent} />
        {category.error ? (
          <ErrorPanel
            problem={problemFrom(category.error, 'This category didn’t load')}
            onRetry={() => void category.refetch()}
          />
        ) : (
          <DetailSkeleton />
        )}
      </>
    )
  }
  return (
    <CategoryView
      category={category.data}
      currency={store?.currencyCode}
      parent={parent}
      notice={<StaleNote query={category} noun="The category" />}
      productLink={(productId) => productLink(storeId, productId)}
    />
  )
}

const productLink = (storeId: string, productId: string) =>
  ({
    to: '/stores/$storeId/products/$productId',
    params: { storeId, productId },
  }) satisfies LinkProps
