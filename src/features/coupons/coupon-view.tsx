import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Coupon } from '#api/schemas/coupons.ts'
import { CopyButton } from '#components/copy-button.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { RecordColumns } from '#components/record-columns.tsx'
import { RecordHeadline } from '#components/record-headline.tsx'
import { lineText } from '#base/visible-text.ts'
import { CouponFigures } from './coupon-figures.tsx'
import { CouponOrdersCard } from './coupon-orders-card.tsx'
import { CouponRecord } from './coupon-record.tsx'
import { CouponSentence } from './coupon-sentence.tsx'
import { CouponStatus } from './coupon-status.tsx'
import { CouponUsesCard } from './coupon-uses-card.tsx'
import { useCouponOrders } from './use-order-walk.ts'

type CouponViewProps = {
  storeId: string
  coupon: Coupon
  storeCurrency: string | undefined
  /** What the coupon applies to, in one line; undefined until the catalogue is known. */
  scope: string | undefined
  /** The list that the merchant came from, with its filters. */
  parent: LinkProps & { label: string }
  orderLink: (orderId: string) => LinkProps
  productLink: (productId: string) => LinkProps
  ordersFailure: (error: unknown, onRetry: () => void) => ReactNode
  /** Shown between header and content, such as a note that the reload failed. */
  notice?: ReactNode
  neighbours?: ReactNode
  /** The card of its variants, if it names any. */
  children?: ReactNode
}

export function CouponView(props: CouponViewProps) {
  const { storeId, coupon, storeCurrency, scope, parent, notice, neighbours, children } = props
  const title = coupon.code ? lineText(coupon.code) : 'Without a code'
  const orders = useCouponOrders(storeId, coupon)
  return (
    <>
      <PageHeader
        kind="Coupon"
        title={title}
        parent={parent}
        beside={coupon.code && <CopyButton value={coupon.code} what="coupon code" inline />}
        actions={neighbours}
      />
      {notice}
      <RecordHeadline title={<bdi>{title}</bdi>} badges={<CouponStatus coupon={coupon} badges />}>
        <CouponSentence coupon={coupon} storeCurrency={storeCurrency} />
      </RecordHeadline>
      <CouponFigures coupon={coupon} orders={orders} storeCurrency={storeCurrency} />
      <RecordColumns
        side={
          <CouponRecord
            coupon={coupon}
            orders={orders}
            storeCurrency={storeCurrency}
            scope={scope}
            productLink={props.productLink}
          />
        }
      >
        <CouponUsesCard coupon={coupon} orders={orders} />
        <CouponOrdersCard
          coupon={coupon}
          orders={orders}
          storeCurrency={storeCurrency}
          orderLink={props.orderLink}
          failure={props.ordersFailure}
        />
        {children}
      </RecordColumns>
    </>
  )
}
