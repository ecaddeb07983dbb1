import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Coupon } from '#api/schemas/coupons.ts'
import { CopyButton } from '#components/copy-button.tsx'
import { DateTime } from '#components/date-time.tsx'
import { useMoneyText } from '#components/figure.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { RecordColumns } from '#components/record-columns.tsx'
import { RecordHeadline } from '#components/record-headline.tsx'
import { formatPercentage } from '#base/money-format.ts'
import { useNow } from '#base/now.ts'
import { useTimeZone } from '#base/preferences.ts'
import { lineText } from '#base/visible-text.ts'
import { timeLeft } from '#model/coupons/state.ts'
import { CouponFigures } from './coupon-figures.tsx'
import { CouponOrdersCard } from './coupon-orders-card.tsx'
import { CouponRecord } from './coupon-record.tsx'
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
        <Sentence coupon={coupon} storeCurrency={storeCurrency} />
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

type SentenceProps = { coupon: Coupon; storeCurrency: string | undefined }

/** "10% off · ends 16 Dec 2026, 01:19, in 24 days · created 12 Oct 2026, 22:19". */
function Sentence({ coupon, storeCurrency }: SentenceProps) {
  const { percentageDecrease, amountDecrease, expirationDate, dateCreated } = coupon
  const left = timeLeft(coupon, { now: useNow(), zone: useTimeZone() })
  const amount = useMoneyText(amountDecrease, storeCurrency)
  const discounts = [
    percentageDecrease === undefined ? [] : formatPercentage(percentageDecrease),
    amountDecrease === undefined ? [] : amount,
  ].flat()
  return (
    <>
      {discounts.length > 0 ? `${discounts.join(' and ')} off` : 'No discount stated'} ·{' '}
      {left === undefined ? (
        'no end date'
      ) : (
        <>
          {left === 'Ended' ? 'ended' : 'ends'} <DateTime value={expirationDate} absolute />
          {left !== 'Ended' && `, in ${left.toLowerCase()}`}
        </>
      )}{' '}
      · created <DateTime value={dateCreated} absolute missing="at an unknown time" />
    </>
  )
}
