import { useQuery } from '@tanstack/react-query'
import { type LinkProps, createFileRoute, notFound } from '@tanstack/react-router'
import { Suspense, lazy, useState } from 'react'
import { allCategoriesQuery } from '#api/categories.ts'
import { manyCouponsQuery } from '#api/coupons.ts'
import { allProductsQuery, productQuery } from '#api/products.ts'
import { isUuidShaped } from '#api/request.ts'
import { reviewsQuery } from '#api/reviews.ts'
import type { Variant } from '#api/schemas/products.ts'
import { ErrorPanel } from '#components/error-panel.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { DetailSkeleton } from '#components/skeleton.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { ProductCouponsCard } from '#features/products/product-coupons-card.tsx'
import { ProductFacts } from '#features/products/product-facts.tsx'
import { ProductReviewsCard } from '#features/products/product-reviews-card.tsx'
import { ProductView } from '#features/products/product-view.tsx'
import { VariantsCard } from '#features/products/variants-card.tsx'
import { StaleNote } from '#routes/-list-message.tsx'
import { problemFrom } from '#model/problem.ts'

export const Route = createFileRoute('/_authenticated/stores/$storeId/products/$productId/')({
  beforeLoad: ({ params }) => {
    if (!isUuidShaped(params.productId)) throw notFound()
  },
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(productQuery(params.storeId, params.productId))
  },
  component: ProductPage,
})

const DeleteVariantDialog = lazy(() =>
  import('#features/products/delete-variant-dialog.tsx').then((module) => ({
    default: module.DeleteVariantDialog,
  })),
)

function ProductPage() {
  const [deleted, setDeleted] = useState<Variant>()
  const { storeId, productId } = Route.useParams()
  const currency = useCurrentStore().store?.currencyCode
  const product = useQuery(productQuery(storeId, productId))
  const isThere = product.data !== undefined
  const references = useQuery({ ...allProductsQuery(storeId), enabled: isThere })
  const categories = useQuery({ ...allCategoriesQuery(storeId), enabled: isThere })
  const coupons = useQuery({ ...manyCouponsQuery(storeId), enabled: isThere })
  const reviews = useQuery({ ...reviewsQuery(storeId, { pageSize: 100 }), enabled: isThere })
  const parent = {
    label: 'Products',
    to: '/stores/$storeId/products',
    params: { storeId },
  } satisfies LinkProps & { label: string }

  if (!product.data) {
    return (
      <>
        <PageHeader kind="Product" title={productId.slice(0, 8)} parent={parent} />
        {product.error ? (
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
  const newVariantLink = (from?: string) =>
    ({
      to: '/stores/$storeId/products/$productId/variants/new',
      params: { storeId, productId },
      search: { from },
    }) satisfies LinkProps
  return (
    <ProductView
      key={productId}
      product={product.data}
      currency={currency}
      parent={parent}
      newVariantLink={newVariantLink()}
      notice={<StaleNote query={product} noun="The product" />}
      variants={
        <VariantsCard
          variants={product.data.variants}
          currency={currency}
          duplicateLink={({ id }) => newVariantLink(id)}
          onDelete={setDeleted}
        />
      }
      side={
        <ProductFacts
          product={product.data}
          reference={references.data?.find(({ id }) => id === productId)}
          categories={categories.data
            ?.filter(({ products }) => products.includes(productId))
            .map(({ id, name = 'Unnamed category' }) => ({
              to: '/stores/$storeId/categories/$categoryId',
              params: { storeId, categoryId: id },
              label: name,
            }))}
        />
      }
    >
      <ProductCouponsCard
        product={product.data}
        currency={currency}
        read={coupons.data}
        isFailed={coupons.isError}
        couponLink={(couponId) => ({
          to: '/stores/$storeId/coupons/$couponId',
          params: { storeId, couponId },
        })}
      />
      <ProductReviewsCard
        productId={productId}
        reviews={reviews.data?.items}
        isComplete={reviews.data?.hasMore === false}
        isFailed={reviews.isError}
        allLink={{ to: '/stores/$storeId/reviews', params: { storeId } }}
      />
      {deleted && (
        <Suspense>
          <DeleteVariantDialog
            key={deleted.id}
            target={{ storeId, productId }}
            product={product.data}
            variant={deleted}
            currency={currency}
            coupons={coupons.data}
            similarLink={(deletedVariant) => ({ ...newVariantLink(), state: { deletedVariant } })}
            onClose={() => setDeleted(undefined)}
          />
        </Suspense>
      )}
    </ProductView>
  )
}
