import type { LinkProps } from '@tanstack/react-router'
import type { ProductReference } from '#api/schemas/products.ts'
import { Card } from '#components/card.tsx'
import { DataTable } from '#components/data-table.tsx'
import type { Column } from '#components/table-types.ts'
import { MoneyRange } from '#components/money-range.tsx'
import { formatNumber, formatRating } from '#base/money-format.ts'
import { PhoneRow } from '#components/phone-row.tsx'
import { Tag } from '#components/tag.tsx'
import styles from './category-products-card.module.css'
import { CategoryName } from './category-name.tsx'
import { inDisplayOrder } from '#model/categories/order.ts'

type CategoryProductsCardProps = {
  products: ProductReference[]
  currency: string | undefined
  productLink: (productId: string) => LinkProps
}

export function CategoryProductsCard({
  products,
  currency,
  productLink,
}: CategoryProductsCardProps) {
  return (
    <Card title="Products" aside={products.length > 0 && products.length}>
      {products.length === 0 ? (
        <p className={styles.none}>This category is empty.</p>
      ) : (
        <DataTable
          name="Products"
          columns={columnsOf(currency)}
          rows={inDisplayOrder(products)}
          rowKey={({ id }) => id}
          rowLink={({ id, name }) =>
            id === ''
              ? undefined
              : { ...productLink(id), label: name ?? `Product ${id.slice(0, 8)}` }
          }
          phoneRow={(product) => (
            <PhoneRow
              title={<bdi>{product.name ?? 'Unnamed'}</bdi>}
              amount={<Price product={product} currency={currency} />}
              text={variantsText(product.variants.length)}
              aside={product.rating !== undefined && `Rated ${formatRating(product.rating)}`}
            />
          )}
          inCard
        />
      )}
    </Card>
  )
}

function columnsOf(currency: string | undefined): Column<ProductReference>[] {
  return [
    {
      id: 'product',
      header: 'Product',
      cell: ({ name, slug, isBestSeller }) => (
        <CategoryName name={name} slug={slug}>
          {isBestSeller && <Tag>Best seller</Tag>}
        </CategoryName>
      ),
    },
    {
      id: 'variants',
      header: 'Variants',
      cell: ({ variants }) => formatNumber(variants.length),
      align: 'end',
    },
    {
      id: 'price',
      header: 'Price',
      cell: (product) => <Price product={product} currency={currency} />,
      align: 'end',
    },
    {
      id: 'rating',
      header: 'Rating',
      cell: ({ rating }) => (rating === undefined ? '—' : formatRating(rating)),
      align: 'end',
      minor: true,
    },
    {
      id: 'order',
      header: 'Position',
      cell: ({ order }) => (
        <span className="quiet">{order === undefined ? '—' : formatNumber(order)}</span>
      ),
      align: 'end',
      minor: true,
    },
  ]
}

type PriceProps = { product: ProductReference; currency: string | undefined }

function Price({ product, currency }: PriceProps) {
  return (
    <MoneyRange amounts={product.variants.map(({ cost }) => cost)} currency={currency} assumed />
  )
}

const variantsText = (count: number) =>
  count === 1 ? '1 variant' : `${formatNumber(count)} variants`
