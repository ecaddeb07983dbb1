import { useQuery } from '@tanstack/react-query'
import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { couponQuery, couponsQuery } from '#api/coupons.ts'
import { allProductsQuery } from '#api/products.ts'
import { prefetch } from '#api/query.ts'
import { ErrorPanel } from '#components/error-panel.tsx'
import { CouponVariantsCard } from '#features/coupons/coupon-variants-card.tsx'
import { CouponView } from '#features/coupons/coupon-view.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { scopeText } from '#model/coupons/variants.ts'
import { couponLink, orderLink, productLink } from '#model/links.ts'
import { couponsList } from '#model/lists/lists.ts'
import { useListOrigin } from '#model/lists/origin.ts'
import { problemFrom } from '#model/problem.ts'
import { StaleNote } from '#routes/-list-message.tsx'
import { RecordAbsent } from '#routes/-record-absent.tsx'
import { RecordNeighbours } from '#routes/-record-neighbours.tsx'
import { requireIds } from '#routes/-require-ids.ts'

export const Route = createFileRoute('/_authenticated/stores/$storeId/coupons/$couponId')({
  beforeLoad: ({ params }) => requireIds(params.couponId),
  loader: ({ context, params: { storeId, couponId } }) => {
    const queries = {
      query: couponQuery(storeId, couponId),
      productsQuery: { ...allProductsQuery(storeId), staleTime: 300_000 },
    }
    void prefetch(context.queryClient, queries.query)
    return queries
  },
  component: CouponPage,
})

function CouponPage() {
  const { storeId, couponId } = Route.useParams()
  const { query, productsQuery } = Route.useLoaderData()
  const storeCurrency = useCurrentStore().store?.currencyCode
  const coupon = useQuery(query)
  const variantIds = coupon.data?.variantIds ?? []
  const products = useQuery({ ...productsQuery, enabled: variantIds.length > 0 })
  const origin = useListOrigin(couponsList)
  const list = linkOptions({
    to: '/stores/$storeId/coupons',
    params: { storeId },
    search: origin?.address,
  })
  const parent = { ...list, label: 'Coupons' }

  if (!coupon.data) {
    return <RecordAbsent kind="Coupon" id={couponId} parent={parent} query={coupon} />
  }
  return (
    <CouponView
      key={couponId}
      storeId={storeId}
      coupon={coupon.data}
      storeCurrency={storeCurrency}
      scope={scopeText(variantIds, products.data)}
      parent={parent}
      orderLink={(orderId) => orderLink(storeId, orderId)}
      productLink={(productId) => productLink(storeId, productId)}
      ordersFailure={(error, onRetry) => (
        <ErrorPanel
          inline
          problem={problemFrom(error, 'Not all orders loaded')}
          onRetry={onRetry}
          retryLabel="Continue"
        />
      )}
      notice={<StaleNote query={coupon} noun="The coupon" />}
      neighbours={
        origin && (
          <RecordNeighbours
            noun="coupon"
            id={couponId}
            reader={{
              list: couponsList,
              address: origin.address,
              read: (wanted) => couponsQuery(storeId, wanted),
            }}
            recordLink={(id) => couponLink(storeId, id)}
            listLink={list}
            isElsewhere={origin.isElsewhere}
          />
        )
      }
    >
      {variantIds.length > 0 && (
        <CouponVariantsCard
          variantIds={variantIds}
          products={products.data}
          storeCurrency={storeCurrency}
          productLink={(productId) => productLink(storeId, productId)}
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
      )}
    </CouponView>
  )
}
