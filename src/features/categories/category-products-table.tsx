import type { LinkProps } from '@tanstack/react-router'
import type { ProductReference } from '#api/schemas/products.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { DataTable } from '#components/table/data-table.tsx'
import type { Column } from '#components/table/table-types.ts'
import { EmptyState } from '#components/list/empty-state.tsx'
import { moneyRangeWidth } from '#components/charts/money-width.ts'
import { MoneyRange } from '#components/filters/money-range.tsx'
import { formatNumber, formatRating } from '#base/numbers/money-format.ts'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { Stock } from '#components/values/stock.tsx'
import { Tag } from '#components/values/tag.tsx'
import { CategoryName } from './categories-table.tsx'
import { inDisplayOrder } from '#model/records/categories/order.ts'
import { lowest } from '#base/numbers/large-lists.ts'
import { deliveryText } from '#model/records/products/delivery-words.ts'

type CategoryProductsTableProps = {
  products: ProductReference[]
  currency: string | undefined
  productLink: (productId: string) => LinkProps
}

export function CategoryProductsTable(props: CategoryProductsTableProps) {
  const { products, currency, productLink } = props
  return (
    <DataTable
      name={t`Products`}
      inCard
      columns={columnsOf(currency, moneyRangeWidth(products?.flatMap(costsOf) ?? [], 200))}
      rows={inDisplayOrder(products)}
      message={
        products.length === 0 && (
          <EmptyState
            icon="products"
            title={t`This category is empty`}
            text={t`Customers see it without products. Put some into it on your platform.`}
          />
        )
      }
      rowKey={({ id }) => id}
      rowLink={({ id, name }) =>
        id === '' ? undefined : { ...productLink(id), label: name ?? t`Product ${id.slice(0, 8)}` }
      }
      phoneRow={(product) => (
        <PhoneRow
          title={<bdi>{product.name ?? t`Unnamed`}</bdi>}
          amount={<Price product={product} currency={currency} />}
          text={variantsText(product.variants.length)}
          aside={<Stock value={leastStock(product)} named />}
        />
      )}
    />
  )
}

const costsOf = ({ variants }: ProductReference) => variants.map(({ cost }) => cost)

function columnsOf(currency: string | undefined, priceWidth: number): Column<ProductReference>[] {
  return [
    {
      id: 'product',
      header: t`Product`,
      cell: ({ name, slug, isBestSeller }) => (
        <CategoryName name={name} slug={slug}>
          {isBestSeller && <Tag>{t`Best seller`}</Tag>}
        </CategoryName>
      ),
      least: 320,
    },
    {
      id: 'variants',
      header: t`Variants`,
      cell: ({ variants }) => formatNumber(variants.length),
      align: 'end',
      width: 88,
    },
    {
      id: 'price',
      header: labels.price,
      cell: (product) => <Price product={product} currency={currency} />,
      align: 'end',
      width: priceWidth,
    },
    {
      id: 'stock',
      header: t`Lowest stock`,
      cell: (product) => <Stock value={leastStock(product)} />,
      align: 'end',
      width: 120,
    },
    {
      id: 'delivery',
      header: t`Delivery`,
      cell: ({ variants }) => (
        <bdi className="secondary">
          {deliveryText([...new Set(variants.flatMap((each) => each.deliveryTypes))]) ?? '—'}
        </bdi>
      ),
      width: 240,
      leaves: 1,
    },
    {
      id: 'rating',
      header: labels.rating,
      cell: ({ rating }) => (rating === undefined ? '—' : formatRating(rating)),
      align: 'end',
      width: 76,
      leaves: 3,
    },
    {
      id: 'order',
      header: labels.position,
      cell: ({ order }) => (
        <span className="quiet">{order === undefined ? '—' : formatNumber(order)}</span>
      ),
      align: 'end',
      width: 88,
      leaves: 2,
    },
  ]
}

const leastStock = ({ variants }: ProductReference) => lowest(variants.map(({ stock }) => stock))

type PriceProps = { product: ProductReference; currency: string | undefined }

function Price({ product, currency }: PriceProps) {
  return <MoneyRange amounts={product.variants.map(({ cost }) => cost)} currency={currency} />
}

const variantsText = (count: number) =>
  plural(count, { one: '1 variant', other: `${formatNumber(count)} variants` })
