import type { LinkProps } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Category } from '#api/schemas/categories.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { CopyButton } from '#components/text/copy-button.tsx'
import { MoneyRange } from '#components/filters/money-range.tsx'
import { Facts } from '#components/page/facts.tsx'
import { DateFact, IdFact } from '#components/page/record-facts.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import styles from './categories.module.css'
import { Card } from '#components/page/card.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { RecordColumns } from '#components/page/record-columns.tsx'
import { RecordHeadline } from '#components/page/record-headline.tsx'
import { Section } from '#components/page/section.tsx'
import { Thumb } from '#components/values/thumb.tsx'
import { CategoryProductsTable } from './category-products-table.tsx'
import { CodeFact } from '#components/page/value-facts.tsx'
import type { ProductReference, VariantReference } from '#api/schemas/products.ts'
import { comparing } from '#base/numbers/compare.ts'
import { moneyWidth } from '#components/charts/money-width.ts'
import { TextButton } from '#components/controls/text-button.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import type { Column } from '#components/table/table-types.ts'
import { Money } from '#components/values/money.tsx'
import { Stock } from '#components/values/stock.tsx'
import { deliveryText } from '#model/records/products/delivery-words.ts'
import { stockState } from '#model/records/products/stock.ts'

type CategoryViewProps = {
  category: Category
  /** The store's currency: products carry none of their own. */
  currency: string | undefined
  parent: LinkProps & { label: string }
  productLink: (productId: string) => LinkProps
  /** Between the header and the category, such as a note that it could not be read anew. */
  notice?: ReactNode
}

export function CategoryView({
  category,
  currency,
  parent,
  productLink,
  notice,
}: CategoryViewProps) {
  const { id, name, order, products } = category
  const variants = products.flatMap((product) => product.variants)
  return (
    <>
      <PageHeader
        kind={t`Category`}
        isRepeated
        title={name ?? id.slice(0, 8)}
        parent={parent}
        beside={
          id && (
            <span className={styles.copy}>
              <CopyButton value={id} what={t`category id`} inline />
            </span>
          )
        }
      />
      {notice}
      <RecordHeadline
        picture={<Thumb name={name} size={44} />}
        title={<bdi>{name ?? labels.unnamedCategory}</bdi>}
      >
        {plural(variants.length, {
          one: '1 variant',
          other: `${formatNumber(variants.length)} variants`,
        })}
        {variants.length > 0 && (
          <>
            {' · '}
            <MoneyRange amounts={variants.map(({ cost }) => cost)} currency={currency} />
            {' · '}
            {outText(products)}
          </>
        )}
        {' · '}
        {order === undefined
          ? t`No position in the shop`
          : t`Position ${formatNumber(order)} in the shop`}
        <br />
        <span className="small">{t`Edit categories on your platform.`}</span>
      </RecordHeadline>
      <RecordColumns side={<CategoryFacts category={category} />}>
        <Card title={t`Products`} aside={products.length > 0 && formatNumber(products.length)}>
          <CategoryProductsTable
            products={products}
            currency={currency}
            productLink={productLink}
          />
        </Card>
        <CategoryVariants products={products} currency={currency} productLink={productLink} />
      </RecordColumns>
    </>
  )
}

function CategoryFacts({ category }: { category: Category }) {
  const { id, slug, imageName, storeId, dateCreated } = category
  return (
    <>
      <Section title={t`Storefront`}>
        <Facts>
          <CodeFact label={t`Slug`} matters value={slug} />
          <CodeFact label={t`Image`} matters value={imageName} />
        </Facts>
      </Section>
      <Section title={t`Record`}>
        <Facts>
          <IdFact label={t`Category ID`} id={id} />
          <IdFact label={labels.storeId} id={storeId} />
          <DateFact label={labels.created} value={dateCreated} matters />
        </Facts>
      </Section>
    </>
  )
}

/** How many products have a variant that cannot be bought. */
function outText(products: Category['products']): string {
  const out = products.filter(({ variants }) =>
    variants.some((variant) => stockState(variant, 0) === 'out'),
  ).length
  if (out === 0) return t`None out of stock`
  return plural(out, {
    one: '1 with a variant out of stock',
    other: `${formatNumber(out)} with variants out of stock`,
  })
}

const FIRST = 10

type CategoryVariantsProps = {
  products: ProductReference[]
  currency: string | undefined
  productLink: (productId: string) => LinkProps
}

type Row = { key: string; product: ProductReference; variant: VariantReference }

/** What of the category is bought, the scarce ones first. */
function CategoryVariants({ products, currency, productLink }: CategoryVariantsProps) {
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
    least: 290,
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
