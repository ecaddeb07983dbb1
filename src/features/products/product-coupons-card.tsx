import type { Coupon } from '#api/schemas/coupons.ts'
import type { Product } from '#api/schemas/products.ts'
import { commaList } from '#base/language/lists.ts'
import { sentences } from '#base/language/sentences.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { Card } from '#components/page/card.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import { PartFailure } from '#components/page/part-failure.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import type { Column } from '#components/table/table-types.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { problemFrom } from '#model/reading/problem.ts'
import { percentText } from '#model/reading/platform/percent.ts'
import { Trans } from '#components/text/trans.tsx'
import { Money } from '#components/values/money.tsx'
import { EnabledStatus } from '#components/values/set-or-not.tsx'
import { couponLink } from '#model/reading/links/links.ts'
import { namesVariant } from '#model/records/coupons/variants.ts'
import { lineText } from '#base/text/visible-text.ts'
import styles from './product-cards.module.css'

export type CouponsRead = { coupons: Coupon[]; isComplete: boolean }

type ProductCouponsCardProps = {
  storeId: string
  product: Product
  currency: string | undefined
  /** Undefined while loading. */
  read: CouponsRead | undefined
  failed: { error: Error | null; refetch: () => Promise<unknown> }
}

export function ProductCouponsCard(props: ProductCouponsCardProps) {
  const { storeId, product, currency, read, failed } = props
  const isFailed = failed.error !== null && !read
  const coupons = read && couponsOf(read.coupons, product.variants)
  const unnamed = read?.coupons.filter(({ variantIds }) => variantIds.length === 0).length ?? 0
  const isShort = !coupons || coupons.length === 0
  return (
    <Card title={t`Coupons`} aside={!isShort && formatNumber(coupons.length)} padded={isShort}>
      {coupons && coupons.length > 0 && (
        <DataTable
          name={t`Coupons`}
          inCard
          columns={columnsOf(product, currency)}
          rows={coupons}
          rowKey={({ id, code }) => id || (code ?? '')}
          rowLink={({ id, code }) =>
            id
              ? { ...couponLink(storeId, id), label: t`Coupon ${code ?? id.slice(0, 8)}` }
              : undefined
          }
          phoneRow={(coupon) => (
            <PhoneRow
              title={<bdi className="mono">{lineText(coupon.code ?? '—')}</bdi>}
              amount={<Discount coupon={coupon} currency={currency} />}
              text={<bdi>{variantsText(product, coupon)}</bdi>}
              aside={<Enabled coupon={coupon} />}
            />
          )}
        />
      )}
      {isFailed && (
        <PartFailure
          problem={problemFrom(failed.error, t`Coupons didn’t load`)}
          onRetry={() => void failed.refetch()}
        />
      )}
      <p className="quiet small" style={isShort ? undefined : { padding: '10px 16px' }}>
        {sentences([
          !read && !isFailed && t`Reading the coupons…`,
          coupons?.length === 0 && t`No coupon names a variant of this product.`,
          unnamed > 0 && unnamedWords(unnamed, coupons?.length === 0),
          read &&
            !read.isComplete &&
            plural(read.coupons.length, {
              one: 'Only the first coupon was read.',
              other: `Only the first ${formatNumber(read.coupons.length)} coupons were read.`,
            }),
        ])}
      </p>
    </Card>
  )
}

const couponsOf = (coupons: Coupon[], variants: { id: string }[]) =>
  coupons.filter((coupon) => variants.some((variant) => namesVariant(coupon, variant)))

function unnamedWords(count: number, isAll: boolean): string {
  return isAll
    ? plural(count, {
        one: '1 coupon names no variants and may apply here, too.',
        other: `${formatNumber(count)} coupons have no variants and may apply.`,
      })
    : plural(count, {
        one: '1 more coupon names no variants and may apply here, too.',
        other: `${formatNumber(count)} more coupons have no variants and may apply.`,
      })
}

function columnsOf(product: Product, currency: string | undefined): Column<Coupon>[] {
  return [
    {
      id: 'code',
      header: t`Code`,
      cell: ({ code = '—' }) => (
        <bdi className={`mono ${styles.words}`} title={lineText(code)}>
          {lineText(code)}
        </bdi>
      ),
    },
    {
      id: 'discount',
      header: t`Discount`,
      cell: (coupon) => <Discount coupon={coupon} currency={currency} />,
      align: 'end',
    },
    {
      id: 'variants',
      header: t`For`,
      cell: (coupon) => (
        <bdi className={`secondary ${styles.words}`} title={variantsText(product, coupon)}>
          {variantsText(product, coupon)}
        </bdi>
      ),
    },
    {
      id: 'enabled',
      header: labels.status,
      cell: (coupon) => <Enabled coupon={coupon} />,
    },
  ]
}

type DiscountProps = { coupon: Coupon; currency: string | undefined }

function Discount({ coupon, currency }: DiscountProps) {
  const { percentageDecrease: percentage, amountDecrease: amount } = coupon
  const share = percentage !== undefined && percentText(percentage)
  if (amount === undefined) return share
  const money = <Money amount={amount} currency={currency} assumed />
  return share ? (
    <Trans>
      {share} and {money}
    </Trans>
  ) : (
    money
  )
}

function variantsText({ variants }: Product, coupon: Coupon): string {
  const named = variants.filter((variant) => namesVariant(coupon, variant))
  return named.length === variants.length
    ? t`All variants`
    : lineText(commaList(named.map(({ name = labels.unnamedVariant }) => name)))
}

const Enabled = ({ coupon: { isEnabled } }: { coupon: Coupon }) =>
  isEnabled === undefined ? '—' : <EnabledStatus isEnabled={isEnabled} />
