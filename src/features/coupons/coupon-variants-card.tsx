import { Link, type LinkProps } from '@tanstack/react-router'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { labels, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { Card } from '#components/page/card.tsx'
import { ReadProblem } from '#features/shared/read-problem.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import type { Column } from '#components/table/table-types.ts'
import { Money } from '#components/values/money.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { lineText } from '#base/text/visible-text.ts'
import styles from './coupon-cards.module.css'
import { productLink } from '#model/reading/links/links.ts'
import { type CouponVariant, couponVariants } from '#model/records/coupons/variants.ts'

type CouponVariantsCardProps = {
  storeId: string
  variantIds: string[]
  products: Pick<UseQueryResult<ProductReference[]>, 'data' | 'error' | 'refetch'>
  storeCurrency: string | undefined
}

export function CouponVariantsCard(props: CouponVariantsCardProps) {
  const { storeId, variantIds, products, storeCurrency } = props
  const { data, error, refetch } = products
  const variants = data && couponVariants(variantIds, data)
  const linkTo = (productId: string) => productLink(storeId, productId)
  const lost = variants?.filter(({ variant }) => !variant).length
  return (
    <Card
      title={t`Variants`}
      aside={
        variants &&
        variants.length > 0 &&
        (lost
          ? t`${formatNumber(variants.length)}, ${lost} not in the catalogue`
          : formatNumber(variants.length))
      }
    >
      {error && (
        <ReadProblem
          inline
          query={{ error, refetch }}
          title={t`The names of the variants didn’t load`}
        />
      )}
      {!(error && !variants) && (
        <DataTable
          name={t`Variants`}
          columns={columnsOf(storeCurrency, linkTo)}
          rows={variants}
          rowKey={({ variantId }) => variantId}
          phoneRow={(row) => (
            <PhoneRow
              title={<VariantName row={row} />}
              amount={<Money amount={row.variant?.cost} currency={storeCurrency} assumed />}
              text={<ProductName row={row} linkTo={linkTo} />}
              aside={stacking(row)}
            />
          )}
          inCard
        />
      )}
    </Card>
  )
}

function columnsOf(
  storeCurrency: string | undefined,
  linkTo: (productId: string) => LinkProps,
): Column<CouponVariant>[] {
  return [
    {
      id: 'product',
      header: t`Product`,
      cell: (row) => <ProductName row={row} linkTo={linkTo} />,
    },
    { id: 'variant', header: t`Variant`, cell: (row) => <VariantName row={row} /> },
    {
      id: 'price',
      header: labels.price,
      cell: ({ variant }) => <Money amount={variant?.cost} currency={storeCurrency} assumed />,
      align: 'end',
    },
    { id: 'stacking', header: t`Volume discount`, cell: stacking },
  ]
}

function ProductName({ row, linkTo }: { row: CouponVariant } & LinkMaker) {
  const { product } = row
  if (!product) return <span className="quiet">{t`Not in the catalogue`}</span>
  const name = product.name ? lineText(product.name) : labels.unnamedProduct
  return product.id ? (
    <Link {...linkTo(product.id)} className={styles.product} title={name}>
      <bdi className="two-lines">{name}</bdi>
    </Link>
  ) : (
    <bdi className="two-lines">{name}</bdi>
  )
}

type LinkMaker = { linkTo: (productId: string) => LinkProps }

function VariantName({ row: { variant, variantId } }: { row: CouponVariant }) {
  if (variant?.name) {
    const name = lineText(variant.name)
    return (
      <bdi className="two-lines" title={name}>
        {name}
      </bdi>
    )
  }
  return <ShortId id={variantId} copies={t`variant id`} />
}

/** Whether a volume discount applies together with the coupon. */
function stacking({ variant }: CouponVariant): ReactNode {
  if (!variant || variant.volumeDiscounts.length === 0)
    return <span className="quiet">{t`None`}</span>
  if (variant.disableVolumeDiscountOnCoupon === undefined)
    return <span className="quiet">{t`Not shown here`}</span>
  return variant.disableVolumeDiscountOnCoupon ? t`Off with a coupon` : t`Stays`
}
