import { Link, type LinkProps } from '@tanstack/react-router'
import { formatNumber } from '#base/money-format.ts'
import type { ReactNode } from 'react'
import type { ProductReference } from '#api/schemas/products.ts'
import { Card } from '#components/card.tsx'
import { DataTable } from '#components/data-table.tsx'
import type { Column } from '#components/table-types.ts'
import { Money } from '#components/money.tsx'
import { PhoneRow } from '#components/phone-row.tsx'
import { ShortId } from '#components/short-id.tsx'
import { lineText } from '#base/visible-text.ts'
import styles from './coupon-variants-card.module.css'
import { type CouponVariant, couponVariants } from '#model/coupons/variants.ts'

type CouponVariantsCardProps = {
  variantIds: string[]
  /** The catalogue; undefined while loading. */
  products: ProductReference[] | undefined
  storeCurrency: string | undefined
  productLink: (productId: string) => LinkProps
  /** Replaces the names if the catalogue could not be read. */
  failure: ReactNode
}

export function CouponVariantsCard({
  variantIds,
  products,
  storeCurrency,
  productLink,
  failure,
}: CouponVariantsCardProps) {
  const variants = products && couponVariants(variantIds, products)
  const lost = variants?.filter(({ variant }) => !variant).length
  return (
    <Card
      title="Variants"
      aside={
        variants &&
        variants.length > 0 && (
          <>
            {formatNumber(variants.length)}
            {Boolean(lost) && `, ${lost} not in the catalogue`}
          </>
        )
      }
    >
      {failure}
      {!(failure && !variants) && (
        <DataTable
          name="Variants"
          columns={columnsOf(storeCurrency, productLink)}
          rows={variants}
          rowKey={({ variantId }) => variantId}
          phoneRow={(row) => (
            <PhoneRow
              title={<VariantName row={row} />}
              amount={<Money amount={row.variant?.cost} currency={storeCurrency} assumed />}
              text={<ProductName row={row} productLink={productLink} />}
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
  productLink: (productId: string) => LinkProps,
): Column<CouponVariant>[] {
  return [
    {
      id: 'product',
      header: 'Product',
      cell: (row) => <ProductName row={row} productLink={productLink} />,
    },
    { id: 'variant', header: 'Variant', cell: (row) => <VariantName row={row} /> },
    {
      id: 'price',
      header: 'Price',
      cell: ({ variant }) => <Money amount={variant?.cost} currency={storeCurrency} assumed />,
      align: 'end',
    },
    { id: 'stacking', header: 'Volume discount', cell: stacking },
  ]
}

function ProductName({ row, productLink }: { row: CouponVariant } & LinkMaker) {
  const { product } = row
  if (!product) return <span className="quiet">Not in the catalogue</span>
  const name = product.name ? lineText(product.name) : 'Unnamed product'
  return product.id ? (
    <Link {...productLink(product.id)} className={styles.product}>
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <bdi>{name}</bdi>
  )
}

type LinkMaker = Pick<CouponVariantsCardProps, 'productLink'>

function VariantName({ row: { variant, variantId } }: { row: CouponVariant }) {
  if (variant?.name) return <bdi>{lineText(variant.name)}</bdi>
  return <ShortId id={variantId} copies="variant id" />
}

/** Whether a volume discount applies together with the coupon. */
function stacking({ variant }: CouponVariant): ReactNode {
  if (!variant || variant.volumeDiscounts.length === 0) return <span className="quiet">None</span>
  if (variant.disableVolumeDiscountOnCoupon === undefined)
    return <span className="quiet">Not shown here</span>
  return variant.disableVolumeDiscountOnCoupon ? 'Off with a coupon' : 'Stays'
}
