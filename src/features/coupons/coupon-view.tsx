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
  /** What it is for, in one line; undefined while the catalogue is not known. */
  scope: string | undefined
  /** The list one came from, with its filters. */
  parent: LinkProps & { label: string }
  /** Between the header and the coupon, such as a note that it could not be read anew. */
  notice?: ReactNode
  /** What it is for, and who used it. */
  children: ReactNode
}

/** Everything the service tells about one coupon, and what is left of it. */
export function CouponView({
  coupon,
  storeCurrency,
  scope,
  parent,
  notice,
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
