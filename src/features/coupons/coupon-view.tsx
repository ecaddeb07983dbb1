import type { UseQueryResult } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Coupon } from '#api/schemas/coupons.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { t } from '#base/language/words.ts'
import { CopyButton } from '#components/text/copy-button.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { RecordColumns } from '#components/page/record-columns.tsx'
import { RecordHeadline } from '#components/page/record-headline.tsx'
import { lineText } from '#base/text/visible-text.ts'
import { scopeText } from '#model/records/coupons/variants.ts'
import { productLink } from '#model/reading/links/links.ts'
import { orderLink } from '#model/reading/links/order-links.ts'
import { CouponFigures } from './coupon-figures.tsx'
import { CouponOrdersCard } from './coupon-orders-card.tsx'
import { CouponRecord, CouponTerms } from './coupon-record.tsx'
import { CouponSentence } from './coupon-sentence.tsx'
import { CouponStatus } from './coupon-status.tsx'
import { CouponUsesCard } from './coupon-uses-card.tsx'
import { CouponVariantsCard } from './coupon-variants-card.tsx'
import { useCouponOrders } from './use-coupon-orders.ts'

type CouponViewProps = {
  storeId: string
  coupon: Coupon
  /** The catalogue, for the variants' names. */
  products: UseQueryResult<ProductReference[]>
  storeCurrency: string | undefined
  /** The list that the merchant came from, with its filters. */
  parent: LinkProps & { label: string }
  /** Shown between header and content, such as a note that the reload failed. */
  notice?: ReactNode
  neighbours?: ReactNode
}

export function CouponView(props: CouponViewProps) {
  const { storeId, coupon, products, storeCurrency, parent, notice, neighbours } = props
  const title = coupon.code ? lineText(coupon.code) : t`Without a code`
  const orders = useCouponOrders(storeId, coupon)
  // Where no orders are found, its terms are what there is to read.
  const isUnused = orders.found.length === 0 && (orders.ledger !== undefined || coupon.uses === 0)
  // A strip of figures would say 0.
  const isNeverUsed = isUnused && coupon.uses === 0
  const terms = (
    <CouponTerms
      coupon={coupon}
      orders={orders}
      storeCurrency={storeCurrency}
      isNeverUsed={isNeverUsed}
      scope={scopeText(coupon.variantIds, products.data)}
    />
  )
  return (
    <>
      <PageHeader
        kind={t`Coupon`}
        isRepeated
        title={title}
        parent={parent}
        beside={coupon.code && <CopyButton value={coupon.code} what={t`coupon code`} inline />}
        actions={neighbours}
      />
      {notice}
      <RecordHeadline title={<bdi>{title}</bdi>} badges={<CouponStatus coupon={coupon} badges />}>
        <CouponSentence coupon={coupon} storeCurrency={storeCurrency} />
      </RecordHeadline>
      {!isNeverUsed && (
        <CouponFigures coupon={coupon} orders={orders} storeCurrency={storeCurrency} />
      )}
      <RecordColumns
        side={
          <>
            {!isUnused && terms}
            <CouponRecord
              coupon={coupon}
              orders={orders}
              productLink={(productId) => productLink(storeId, productId)}
            />
          </>
        }
      >
        {isUnused && <div>{terms}</div>}
        <CouponUsesCard coupon={coupon} orders={orders} />
        <CouponOrdersCard
          coupon={coupon}
          orders={orders}
          storeCurrency={storeCurrency}
          orderLink={(orderId) => orderLink(storeId, orderId)}
        />
        {coupon.variantIds.length > 0 && (
          <CouponVariantsCard
            storeId={storeId}
            variantIds={coupon.variantIds}
            products={products}
            storeCurrency={storeCurrency}
          />
        )}
      </RecordColumns>
    </>
  )
}
