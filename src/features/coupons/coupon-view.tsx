import type { UseQueryResult } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Coupon } from '#api/schemas/coupons.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { Labelled } from '#components/text/labelled.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { CopyButton } from '#components/text/copy-button.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
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
import { CouponStatus } from './coupon-values.tsx'
import { BarChart } from '#components/charts/bar-chart.tsx'
import { Card } from '#components/page/card.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { useWeekStart } from '#base/time/week-start.ts'
import { dayInYear, dayText } from '#base/time/time-format.ts'
import { couponEnd } from '#model/records/coupons/state.ts'
import { barsOfUses, type UseBar } from '#model/reading/ledger/coupon-bars.ts'
import { CouponVariantsCard } from './coupon-variants-card.tsx'
import { type CouponReading, useCouponOrders } from './use-coupon-orders.ts'

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
  const isUnused = coupon.uses === 0 && orders.found.length === 0
  const hasSide = useIsPhone() || !isUnused
  const record = (
    <CouponRecord
      coupon={coupon}
      orders={orders}
      productLink={(productId) => productLink(storeId, productId)}
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
        {isUnused ? (
          <Labelled
            label={labels.created}
            value={<DateTime value={coupon.dateCreated} absolute />}
          />
        ) : (
          <CouponSentence coupon={coupon} storeCurrency={storeCurrency} />
        )}
      </RecordHeadline>
      <CouponFigures
        coupon={coupon}
        orders={orders}
        storeCurrency={storeCurrency}
        isUnused={isUnused}
      />
      {/* Nobody bought anything with it, so a column of its own would be empty. */}
      <RecordColumns side={hasSide && record}>
        <CouponTerms
          coupon={coupon}
          orders={orders}
          storeCurrency={storeCurrency}
          scope={scopeText(coupon.variantIds, products.data)}
        >
          {!hasSide && record}
        </CouponTerms>
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

/** Under so many uses the table below says more than bars of one. */
const FEW = 5

const titles = { 1: t`Uses by day`, 7: t`Uses by week`, 28: t`Uses by four weeks` }

/** When it was used; left out while a chart would say nothing. */
function CouponUsesCard({ coupon, orders }: { coupon: Coupon; orders: CouponReading }) {
  const zone = useTimeZone()
  const now = useNow()
  const weekStart = useWeekStart()
  const { found } = orders
  const ended = couponEnd(coupon, zone)
  const { days, bars } = barsOfUses(found, { zone, now, ended, weekStart })
  const [first] = bars
  const last = bars.at(-1)
  if (!first || !last || found.length < FEW) return null
  return (
    <Card
      title={titles[days]}
      aside={
        last.isOpen
          ? t`${dayText(first.from)} to today`
          : t`${dayText(first.from)} to ${dayText(last.to)}`
      }
      padded
    >
      <BarChart
        label={titles[days]}
        low
        isCount
        bars={bars.map((bar) => ({
          label: labelOf(bar, days),
          value: bar.uses,
          text: bar.uses > 0 ? formatNumber(bar.uses) : '',
          name: t`${nameOf(bar, days)}: ${plural(bar.uses, { one: '1 order', other: `${formatNumber(bar.uses)} orders` })}`,
          isOpen: bar.isOpen,
        }))}
        gridText={formatNumber}
      />
    </Card>
  )
}

function labelOf({ from, isOpen }: UseBar, days: number): string {
  if (isOpen && days < 28) return days === 1 ? t`Today` : t`This week`
  return dayInYear(from)
}

const nameOf = ({ from, to }: UseBar, days: number) =>
  days === 1 ? dayInYear(from) : t`${dayInYear(from)} to ${dayInYear(to)}`
