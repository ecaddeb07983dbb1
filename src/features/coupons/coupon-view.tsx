import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Coupon } from '#api/schemas/coupons.ts'
import { CopyButton } from '#components/copy-button.tsx'
import { DateTime } from '#components/date-time.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { RecordColumns } from '#components/record-columns.tsx'
import { RecordHeadline } from '#components/record-headline.tsx'
import { lineText } from '#base/visible-text.ts'
import { CouponFigures } from './coupon-figures.tsx'
import { CouponRecord } from './coupon-record.tsx'
import { CouponStatus } from './coupon-status.tsx'

type CouponViewProps = {
  coupon: Coupon
  storeCurrency: string | undefined
  /** What the coupon applies to, in one line; undefined until the catalogue is known. */
  scope: string | undefined
  /** The list that the merchant came from, with its filters. */
  parent: LinkProps & { label: string }
  /** Shown between header and content, such as a note that the reload failed. */
  notice?: ReactNode
  neighbours?: ReactNode
  /** Cards: variants and orders. */
  children: ReactNode
}

export function CouponView({
  coupon,
  storeCurrency,
  scope,
  parent,
  notice,
  neighbours,
  children,
}: CouponViewProps) {
  const title = coupon.code ? lineText(coupon.code) : 'Without a code'
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
        Created <DateTime value={coupon.dateCreated} absolute missing="at an unknown time" />
      </RecordHeadline>
      <CouponFigures coupon={coupon} storeCurrency={storeCurrency} scope={scope} />
      <RecordColumns side={<CouponRecord coupon={coupon} storeCurrency={storeCurrency} />}>
        {children}
      </RecordColumns>
    </>
  )
}
