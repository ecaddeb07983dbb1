import type { LinkProps } from '@tanstack/react-router'
import { useState } from 'react'
import type { ProductReference, VariantReference } from '#api/schemas/products.ts'
import { labels, t } from '#base/language/words.ts'
import { comparing } from '#base/numbers/compare.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { moneyWidth } from '#components/charts/money-width.ts'
import { TextButton } from '#components/controls/text-button.tsx'
import { Card } from '#components/page/card.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import type { Column } from '#components/table/table-types.ts'
import { Money } from '#components/values/money.tsx'
import { Stock } from '#components/values/stock.tsx'
import { deliveryText } from '#model/records/products/delivery-words.ts'

const FIRST = 10

type CategoryVariantsProps = {
  products: ProductReference[]
  currency: string | undefined
  productLink: (productId: string) => LinkProps
}

type Row = { key: string; product: ProductReference; variant: VariantReference }

/** What of the category is bought, the scarce ones first. */
export function CategoryVariants({ products, currency, productLink }: CategoryVariantsProps) {
  const [isAsked, setAsked] = useState(false)
  const rows = products
    .flatMap((product, at) =>
      product.variants.map((variant, place) => ({ key: `${at} ${place}`, product, variant })),
    )
    .toSorted(comparing(({ variant }: Row) => variant.stock))
  if (rows.length === 0) return null
  const costs = rows.map(({ variant }) => variant.cost)
  return (
    <Card title={t`Variants`} aside={t`${formatNumber(rows.length)}, lowest stock first`}>
      <DataTable
        name={t`Variants`}
        inCard
        columns={columnsOf(currency, moneyWidth(costs, 140))}
        rows={isAsked ? rows : rows.slice(0, FIRST)}
        rowKey={({ key }) => key}
        rowLink={({ product, variant }) =>
          product.id === ''
            ? undefined
            : { ...productLink(product.id), label: variant.name ?? labels.unnamedVariant }
        }
        phoneRow={(row) => (
          <PhoneRow
            title={<bdi>{row.variant.name ?? labels.unnamedVariant}</bdi>}
            amount={<Money amount={row.variant.cost} currency={currency} assumed />}
            text={<bdi>{row.product.name}</bdi>}
            aside={<Stock value={row.variant.stock} named />}
          />
        )}
      />
      {rows.length > FIRST && (
        <TextButton onClick={() => setAsked(!isAsked)}>
          {isAsked ? t`Show the first ${FIRST}` : t`Show all ${formatNumber(rows.length)}`}
        </TextButton>
      )}
    </Card>
  )
}

const columnsOf = (currency: string | undefined, priceWidth: number): Column<Row>[] => [
  {
    id: 'variant',
    header: t`Variant`,
    cell: ({ variant, product }) => (
      <>
        <bdi className="strong">{variant.name ?? labels.unnamedVariant}</bdi>{' '}
        <bdi className="quiet">{product.name}</bdi>
      </>
    ),
    least: 240,
  },
  {
    id: 'price',
    header: labels.price,
    cell: ({ variant }) => <Money amount={variant.cost} currency={currency} assumed />,
    align: 'end',
    width: priceWidth,
  },
  {
    id: 'stock',
    header: labels.stock,
    cell: ({ variant }) => <Stock value={variant.stock} />,
    align: 'end',
    width: 120,
  },
  {
    id: 'delivery',
    header: t`Delivery`,
    cell: ({ variant }) => (
      <bdi className="secondary">{deliveryText(variant.deliveryTypes) ?? '—'}</bdi>
    ),
    width: 200,
    leaves: 1,
  },
]
