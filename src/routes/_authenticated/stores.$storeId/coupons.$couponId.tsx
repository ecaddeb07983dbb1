import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { couponQuery, couponsQuery } from '#api/coupons.ts'
import { allProductsQuery } from '#api/products.ts'
import { prefetch, steady } from '#api/query.ts'
import { CouponView } from '#features/coupons/coupon-view.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { couponLink, couponsLink } from '#model/reading/links/links.ts'
import { couponsList } from '#model/reading/lists/lists.ts'
import { StaleNote } from '#routes/-list-message.tsx'
import { RecordAbsent } from '#routes/-record-absent.tsx'
import { OriginNeighbours, useRecordOrigin } from '#routes/-record-neighbours.tsx'
import { requireIds } from '#routes/-require-ids.ts'

export const Route = createFileRoute('/_authenticated/stores/$storeId/coupons/$couponId')({
  beforeLoad: ({ params }) => requireIds(params.couponId),
  loader: ({ context, params: { storeId, couponId } }) => {
    const queries = {
      query: couponQuery(storeId, couponId),
      productsQuery: { ...allProductsQuery(storeId), staleTime: 300_000 },
    }
    void prefetch(context.queryClient, queries.query)
    return steady(context.queryClient, queries.query.queryKey, queries)
  },
  component: CouponPage,
})

function CouponPage() {
  const { storeId, couponId } = Route.useParams()
  const { query, productsQuery } = Route.useLoaderData()
  const storeCurrency = useCurrentStore().store?.currencyCode
  const coupon = useQuery(query)
  const hasVariants = Boolean(coupon.data?.variantIds.length)
  const products = useQuery({ ...productsQuery, enabled: hasVariants })
  const from = useRecordOrigin(couponsList, couponsLink(storeId))

  if (!coupon.data) {
    return <RecordAbsent kind="coupon" id={couponId} parent={from.parent} query={coupon} />
  }
  return (
    <CouponView
      key={couponId}
      storeId={storeId}
      coupon={coupon.data}
      storeCurrency={storeCurrency}
      products={products}
      parent={from.parent}
      notice={<StaleNote query={coupon} />}
      neighbours={
        <OriginNeighbours
          from={from}
          id={couponId}
          read={(wanted) => couponsQuery(storeId, wanted)}
          recordLink={(id) => couponLink(storeId, id)}
        />
      }
    />
  )
}
