import type { LinkProps } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import type { CategoryReference } from '#api/schemas/categories.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { commaList } from '#base/language/lists.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { createdColumn } from '#components/table/record-columns.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import type { Column } from '#components/table/table-types.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { lineText } from '#base/text/visible-text.ts'
import { MoneyRange } from '#components/filters/money-range.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { Stock } from '#components/values/stock.tsx'
import { Tag } from '#components/values/tag.tsx'
import styles from './categories.module.css'
import { countOf, isEmpty, productsByCategory } from '#model/records/categories/order.ts'
import { lowest } from '#base/numbers/large-lists.ts'
import { countedRows } from '#model/reading/lists/counted.ts'
import { Thumb } from '#components/values/thumb.tsx'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Trans } from '#components/text/trans.tsx'

type CategoriesTableProps = {
  /** Already sorted; undefined until the first answer. */
  categories: CategoryReference[] | undefined
  /** The whole catalogue; undefined while loading, or if it could not be read. */
  products: ProductReference[] | undefined
  storeCurrency: string | undefined
  isFetching: boolean
  message: ReactNode
  categoryLink: (categoryId: string) => LinkProps
  productLink: (productId: string) => LinkProps
}

/** So few leave room for a line of each product. */
const FEW = 8

export function CategoriesTable(props: CategoriesTableProps) {
  const { categories, products, storeCurrency, categoryLink, productLink, ...table } = props
  const isFew = categories !== undefined && categories.length <= FEW
  const productsOf = useMemo(() => productsByCategory(products), [products])
  return (
    <DataTable
      name={t`Categories`}
      columns={columnsOf(productsOf, storeCurrency, isFew ? productLink : undefined)}
      rows={categories}
      rowKey={({ id }) => id}
      rowLink={({ id, name }) =>
        id === ''
          ? undefined
          : { ...categoryLink(id), label: name ?? t`Category ${id.slice(0, 8)}` }
      }
      phoneRow={(category) => (
        <PhoneRow
          title={<bdi>{category.name ?? labels.unnamedCategory}</bdi>}
          amount={<ProductCount category={category} named />}
          text={<bdi>{namesText(productsOf(category)) ?? category.slug}</bdi>}
          aside={category.order !== undefined && t`Position ${category.order}`}
        />
      )}
      {...table}
    />
  )
}

type ProductsOf = (category: CategoryReference) => ProductReference[] | undefined

function columnsOf(
  productsOf: ProductsOf,
  storeCurrency: string | undefined,
  productLink: CategoriesTableProps['productLink'] | undefined,
): Column<CategoryReference>[] {
  return [
    {
      id: 'name',
      header: t`Category`,
      cell: ({ name, slug }) => <CategoryName name={name} slug={slug} />,
      width: 200,
    },
    {
      id: 'products',
      header: t`Products`,
      cell: (category) => <ProductCount category={category} />,
      align: 'end',
      width: 96,
    },
    {
      id: 'names',
      header: t`Contains`,
      cell: (category) =>
        productLink && productsOf(category)?.length ? (
          <ProductLines products={productsOf(category)} productLink={productLink} />
        ) : (
          <bdi className="secondary">{namesText(productsOf(category)) ?? '—'}</bdi>
        ),
      least: 320,
    },
    {
      id: 'price',
      header: labels.price,
      cell: (category) => (
        <MoneyRange
          amounts={variantsOf(productsOf(category)).map(({ cost }) => cost)}
          currency={storeCurrency}
        />
      ),
      align: 'end',
      width: 178,
    },
    {
      id: 'stock',
      header: t`Lowest stock`,
      cell: (category) => (
        <Stock value={lowest(variantsOf(productsOf(category)).map(({ stock }) => stock))} />
      ),
      align: 'end',
      width: 118,
    },
    {
      id: 'image',
      header: t`Image`,
      cell: ({ imageName }) =>
        imageName ? (
          <bdi className="secondary size-small mono-face">{imageName}</bdi>
        ) : (
          <span className="quiet">{t`None`}</span>
        ),
      width: 124,
      leaves: 1,
    },
    createdColumn({ width: 112, leaves: 1 }),
    {
      id: 'order',
      header: labels.position,
      cell: ({ order }) => (
        <span className="quiet">{order === undefined ? '—' : formatNumber(order)}</span>
      ),
      align: 'end',
      width: 84,
    },
  ]
}

const MOST_LINES = 6

type ProductLinesProps = Pick<CategoriesTableProps, 'products' | 'productLink'>

function ProductLines({ products = [], productLink }: ProductLinesProps) {
  const more = products.length - MOST_LINES
  return (
    <ul className={styles.lines}>
      {products.slice(0, MOST_LINES).map(({ id, name, variants }, at) => (
        <li key={id || at} className="row spaced">
          <AnchorLink {...productLink(id)} className="truncate">
            <bdi>{lineText(name ?? labels.unnamedProduct)}</bdi>
          </AnchorLink>
          <span className="quiet">
            {plural(variants.length, {
              one: '1 variant',
              other: `${formatNumber(variants.length)} variants`,
            })}
          </span>
        </li>
      ))}
      {more > 0 && (
        <li className="quiet">
          <Trans>and {formatNumber(more)} more</Trans>
        </li>
      )}
    </ul>
  )
}

function namesText(products: ProductReference[] | undefined): string | undefined {
  const names = products?.flatMap(({ name }) => (name ? lineText(name) : []))
  return names && names.length > 0 ? commaList(names.slice(0, 20)) : undefined
}

const variantsOf = (products: ProductReference[] = []) =>
  products.flatMap(({ variants }) => variants)

type ProductCountProps = {
  category: CategoryReference
  /** Where no heading says what is counted. */
  named?: boolean
}

/** Shows the service's count, and the number of named products where the two differ. */
function ProductCount({ category, named: hasNoun }: ProductCountProps) {
  const count = countOf(category)
  const named = category.products.length
  return (
    <span className="inline-row near">
      {isEmpty(category) && <Tag>{t`Empty`}</Tag>}
      {named !== count && (
        <span className="quiet small">
          {plural(named, { one: '1 named', other: `${formatNumber(named)} named` })}
        </span>
      )}
      {hasNoun ? countedRows('products', count) : formatNumber(count)}
    </span>
  )
}

type CategoryNameProps = {
  name: string | undefined
  slug: string | undefined
  children?: ReactNode
}

export function CategoryName({ name, slug, children }: CategoryNameProps) {
  return (
    <span className={styles.row}>
      <Thumb name={name} />
      <span className="stack shrinks">
        <span className="row near shrinks">
          <bdi className={styles.name}>{name ?? t`Unnamed`}</bdi>
          {children}
        </span>
        {slug && <bdi className={styles.slug}>{slug}</bdi>}
      </span>
    </span>
  )
}
