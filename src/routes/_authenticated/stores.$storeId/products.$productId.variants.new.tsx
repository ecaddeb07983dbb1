import { useQuery } from '@tanstack/react-query'
import { type LinkProps, createFileRoute, notFound, useLocation } from '@tanstack/react-router'
import { Suspense } from 'react'
import { productQuery } from '#api/products.ts'
import { isUuidShaped } from '#api/request.ts'
import { VariantFormQuery } from '#api/schemas/list-queries.ts'
import { ErrorPanel } from '#components/error-panel.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { DetailSkeleton } from '#components/skeleton.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { NewVariant } from '#features/products/new-variant.tsx'
import { problemFrom } from '#model/problem.ts'

export const Route = createFileRoute(
  '/_authenticated/stores/$storeId/products/$productId/variants/new',
)({
  validateSearch: VariantFormQuery,
  beforeLoad: ({ params }) => {
    if (!isUuidShaped(params.productId)) throw notFound()
  },
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(productQuery(params.storeId, params.productId))
  },
  component: NewVariantPage,
})

function NewVariantPage() {
  const { storeId, productId } = Route.useParams()
  const { from } = Route.useSearch()
  const deleted = useLocation({ select: ({ state }) => state.deletedVariant })
  const currency = useCurrentStore().store?.currencyCode
  const product = useQuery(productQuery(storeId, productId))
  const productLink = {
    to: '/stores/$storeId/products/$productId',
    params: { storeId, productId },
  } satisfies LinkProps
  const label = product.data?.name ?? 'Product'
  return (
    <>
      <PageHeader title="New variant" parent={{ ...productLink, label }} />
      {product.data ? (
        <Suspense>
          <NewVariant
            key={`${productId} ${from ?? deleted?.id}`}
            target={{ storeId, productId }}
            product={product.data}
            original={from ? product.data.variants.find(({ id }) => id === from) : deleted}
            currency={currency}
            productLink={productLink}
          />
        </Suspense>
      ) : product.error ? (
        <ErrorPanel
          problem={problemFrom(product.error, 'This product didn’t load')}
          onRetry={() => void product.refetch()}
        />
      ) : (
        <DetailSkeleton />
      )}
    </>
  )
}
