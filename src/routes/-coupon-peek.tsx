import { t } from '#base/language/words.ts'
import { useQuery } from '@tanstack/react-query'
import { couponQuery, couponsQuery } from '#api/coupons.ts'
import { allProductsQuery } from '#api/products.ts'
import type { Coupon } from '#api/schemas/coupons.ts'
import { CouponPeek } from '#features/coupons/coupon-peek.tsx'
import { type CouponsAddress, couponsList } from '#model/reading/lists/lists.ts'
import { RecordPeek } from './-record-peek.tsx'
import type { PanelProps } from './-store-lists-beside.tsx'

export function CouponPanel(props: PanelProps<Coupon, CouponsAddress>) {
  const { row, address, storeId, storeCurrency, ...open } = props
  const isNamed = (row?.variantIds.length ?? 0) > 0
  const products = useQuery({ ...allProductsQuery(storeId), enabled: isNamed, staleTime: 300_000 })
  return (
    <RecordPeek
      {...open}
      kind={t`Coupon`}
      isKnown={row !== undefined}
      reader={{ list: couponsList, address, read: (query) => couponsQuery(storeId, query) }}
      // The list carries the whole coupon.
      query={{ ...couponQuery(storeId, open.id), enabled: row === undefined }}
    >
      {(read) => {
        const coupon = row ?? read
        return (
          coupon && (
            <CouponPeek coupon={coupon} products={products.data} storeCurrency={storeCurrency} />
          )
        )
      }}
    </RecordPeek>
  )
}
