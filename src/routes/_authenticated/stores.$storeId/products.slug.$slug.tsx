import { useQuery } from '@tanstack/react-query'
import { Navigate, createFileRoute } from '@tanstack/react-router'
import { ApiError } from '#api/errors.ts'
import { allProductsQuery, productBySlugQuery } from '#api/products.ts'
import { prefetch } from '#api/query.ts'
import { t } from '#base/language/words.ts'
import { ReadProblem } from '#features/shared/read-problem.tsx'
import { Note } from '#components/page/note.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { DetailSkeleton } from '#components/page/detail-skeleton.tsx'

/** Redirects a product’s slug to its permanent address by id. */
export const Route = createFileRoute('/_authenticated/stores/$storeId/products/slug/$slug')({
  loader: ({ context, params: { storeId, slug } }) => {
    const queries = {
      query: productBySlugQuery(storeId, slug),
      allQuery: allProductsQuery(storeId),
    }
    void prefetch(context.queryClient, queries.query)
    return queries
  },
  component: ProductBySlugPage,
})

function ProductBySlugPage() {
  const { storeId, slug } = Route.useParams()
  const { query, allQuery } = Route.useLoaderData()
  const product = useQuery(query)
  const isForbidden = product.error instanceof ApiError && product.error.status === 403
  // A key without the permission to look up slugs may still read the catalogue.
  const all = useQuery({ ...allQuery, enabled: isForbidden })
  const productId = product.data?.id || all.data?.find((found) => found.slug === slug)?.id

  if (productId) {
    return (
      <Navigate to="/stores/$storeId/products/$productId" params={{ storeId, productId }} replace />
    )
  }
  const isSearching = product.isPending || (isForbidden && all.isPending)
  return (
    <>
      <PageHeader
        kind={t`Product`}
        title={slug}
        parent={{ label: t`Products`, to: '/stores/$storeId/products', params: { storeId } }}
      />
      {isSearching && <DetailSkeleton picture={48} hasRemark wide={2} />}
      {!isSearching && isForbidden && all.isSuccess && (
        <Note tone="warning" banner>
          {t`This key can’t look up a product by its slug (stores.products.view), and none of the loaded products has this one.`}
        </Note>
      )}
      {!isSearching && product.error && (
        <ReadProblem query={product} title={t`This product didn’t load`} />
      )}
      {product.data && !productId && <Note>{t`Your platform sent a product without an ID.`}</Note>}
    </>
  )
}
