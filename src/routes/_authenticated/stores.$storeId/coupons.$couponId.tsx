import { useQuery } from '@tanstack/react-query'
import { type LinkProps, createFileRoute, notFound, useLocation } from '@tanstack/react-router'
import { couponQuery } from '#api/coupons.ts'
import { readOrders } from '#api/orders.ts'
import { allProductsQuery } from '#api/products.ts'
import { isUuidShaped } from '#api/request.ts'
import { ErrorPanel } from '#components/error-panel.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { DetailSkeleton } from '#components/skeleton.tsx'
import { CouponOrdersCard } from '#features/coupons/coupon-orders-card.tsx'
import { CouponVariantsCard } from '#features/coupons/coupon-variants-card.tsx'
import { scopeText } from '#model/coupons/variants.ts'
import { CouponView } from '#features/coupons/coupon-view.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { StaleNote } from '#routes/-list-message.tsx'
import { problemFrom } from '#model/problem.ts'

export const Route = createFileRoute('/_authenticated/stores/$storeId/coupons/$couponId')({
  beforeLoad: ({ params }) => {
    if (!isUuidShaped(params.couponId)) throw notFound()
  },
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(couponQuery(params.storeId, params.couponId))
  },
  component: CouponPage,
})

function CouponPage() {
  const { storeId, couponId } = Route.useParams()
  const { store } = useCurrentStore()
  const coupon = useQuery(couponQuery(storeId, couponId))
  const variantIds = coupon.data?.variantIds ?? []
  const products = useQuery({
    ...allProductsQuery(storeId),
    enabled: variantIds.length > 0,
    staleTime: 300_000,
  })
  const couponsSearch = useLocation({ select: ({ state }) => state.couponsSearch })
  const parent = {
    label: 'Coupons',
    to: '/stores/$storeId/coupons',
    params: { storeId },
    search: couponsSearch,
  } satisfies LinkProps & { label: string }

  if (!coupon.data) {
    return (
      <>
        <PageHeader kind="Coupon" title={couponId.slice(0, 8)} parent={parent} />
        {coupon.error ? (
          <ErrorPanel
            problem={problemFrom(coupon.error, 'This coupon didn’t load')}
            onRetry={() => void coupon.refetch()}
          />
        ) : (
          <DetailSkeleton />
        )}
      </>
    )
  }
  return (
    <CouponView
      key={couponId}
      coupon={coupon.data}
      storeCurrency={store?.currencyCode}
      scope={products.data && scopeText(variantIds, products.data)}
      parent={parent}
      notice={<StaleNote query={coupon} noun="The coupon" />}
    >
      <CouponVariantsCard
        variantIds={variantIds}
        products={products.data}
        storeCurrency={store?.currencyCode}
        productLink={(productId) => ({
          to: '/stores/$storeId/products/$productId',
          params: { storeId, productId },
        })}
        failure={
          products.error && (
            <ErrorPanel
              inline
              problem={problemFrom(products.error, 'The names of the variants didn’t load')}
              onRetry={() => void products.refetch()}
            />
          )
        }
      />
      <CouponOrdersCard
        coupon={coupon.data}
        storeCurrency={store?.currencyCode}
        readerOf={(period) => (page, signal) =>
          readOrders(storeId, { ...period, page, pageSize: 100 }, signal)
        }
        orderLink={(orderId) => ({
          to: '/stores/$storeId/orders/$orderId',
          params: { storeId, orderId },
        })}
        failure={(error, onRetry) => (
          <ErrorPanel
            inline
            problem={problemFrom(error, 'Not all orders could be read')}
            onRetry={onRetry}
            retryLabel="Read on"
          />
        )}
      />
    </CouponView>
  )
}
