import { type ReactNode, useCallback, useMemo, useState } from 'react'
import type { ProductReference, VariantReference } from '#api/schemas/products.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { DataTable } from '#components/table/data-table.tsx'
import { fieldCells } from '#components/table/field-cells.tsx'
import type { Column, RowLink, RowTools } from '#components/table/table-types.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { Highlight } from '#components/text/highlight.tsx'
import { IconButton } from '#components/controls/icon-button.tsx'
import { formatNumber, formatRating } from '#base/numbers/money-format.ts'
import { moneyRangeWidth } from '#components/charts/money-width.ts'
import { MoneyRange } from '#components/filters/money-range.tsx'
import { Money } from '#components/values/money.tsx'
import { PhoneRow } from '#components/table/phone-row.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import type { Sorting } from '#components/filters/sort-header.tsx'
import { Stock } from '#components/values/stock.tsx'
import { Tag } from '#components/values/tag.tsx'
import { Thumb } from '#components/values/thumb.tsx'
import { type ColumnDescription, narrowed, withCells } from '#model/reading/columns/columns.ts'
import { type ProductsColumn, productsBeside } from '#model/reading/columns/products-columns.ts'
import { WindowRows } from '#components/table/window-rows.tsx'
import type { CatalogueEntry } from '#model/reading/lists/catalogue-page.ts'
import { deliveryText } from '#model/records/products/delivery-words.ts'
import { byOrder } from '#model/records/products/variant-order.ts'
import styles from './products-list.module.css'

type Row = { key: string; entry: CatalogueEntry; variant?: VariantReference }

type ProductsTableProps = {
  /** Undefined while loading. */
  entries: CatalogueEntry[] | undefined
  storeCurrency: string | undefined
  /** The search term to highlight in names. */
  term: string | undefined
  sorting: Sorting
  isFetching?: boolean
  message?: ReactNode
  columns: readonly (ColumnDescription & { id: ProductsColumn })[]
  productLink: (product: ProductReference) => RowLink | undefined
  peeked: string | undefined
  tools: RowTools | undefined
}

export function ProductsTable(props: ProductsTableProps) {
  const { entries, columns, storeCurrency, term, productLink, ...table } = props
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const isPhone = useIsPhone()
  const isCompact = usePreferences().density === 'compact'
  const heights = isPhone ? [68, 52] : isCompact ? [42, 32] : [48, 36]
  const isBeside = table.peeked !== undefined
  const shown = useMemo(() => {
    const described = isBeside ? narrowed(columns, productsBeside) : wideEnough(columns, entries)
    return [
      foldColumn(open, (id) => setOpen((before) => toggled(before, id))),
      ...withCells(described, cellsOf({ storeCurrency, term }), fieldCells),
    ]
  }, [columns, entries, isBeside, open, storeCurrency, term])
  // A phone has no expandable rows; rows expanded in a wider window collapse.
  const rows = useMemo(
    () => entries && rowsOf(entries, isPhone ? NONE : open),
    [entries, isPhone, open],
  )
  const rowLink = useCallback(
    ({ entry, variant }: Row) => (variant ? undefined : productLink(entry.product)),
    [productLink],
  )
  const phoneRow = useCallback(
    (row: Row) => <ProductPhoneRow row={row} storeCurrency={storeCurrency} term={term} />,
    [storeCurrency, term],
  )
  return (
    <DataTable
      name={t`Products`}
      columns={shown}
      rows={rows}
      rowKey={keyOf}
      rowId={idOf}
      rowLink={rowLink}
      windowRows={WindowRows}
      rowHeight={({ variant }) => heights[variant ? 1 : 0] ?? 0}
      isNested={isVariant}
      phoneRow={phoneRow}
      {...table}
    />
  )
}

const keyOf = ({ key }: Row) => key
const idOf = ({ entry, variant }: Row) => (variant ? '' : entry.product.id)
const isVariant = ({ variant }: Row) => variant !== undefined

function toggled(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(open)
  if (!next.delete(key)) next.add(key)
  return next
}

/** Prices are whole, however high. */
const wideEnough = (
  columns: ProductsTableProps['columns'],
  entries: readonly CatalogueEntry[] = [],
) =>
  columns.map((column) => {
    if (column.id !== 'cost') return column
    const costs = entries.flatMap(({ product }) => product.variants.map(({ cost }) => cost))
    return { ...column, width: moneyRangeWidth(costs, column.width ?? 0) }
  })

const NONE: ReadonlySet<string> = new Set()

function rowsOf(entries: CatalogueEntry[], open: ReadonlySet<string>): Row[] {
  return entries.flatMap((entry, index) => {
    // The service may list the same product twice, so the id alone is not a safe key.
    const key = `${entry.product.id} ${index}`
    if (!open.has(entry.product.id)) return [{ key, entry }]
    const variants = entry.product.variants.toSorted(byOrder)
    return [
      { key, entry },
      ...variants.map((variant, place) => ({ key: `${key} ${place}`, entry, variant })),
    ]
  })
}

const foldColumn = (open: ReadonlySet<string>, onToggle: (id: string) => void): Column<Row> => ({
  id: 'fold',
  header: '',
  // Beside the row's link rather than inside it, because expanding does not navigate.
  cell: ({ entry: { product }, variant }) =>
    !variant &&
    product.variants.length > 0 && (
      <IconButton
        icon={open.has(product.id) ? 'chevron-down' : 'chevron-right'}
        label={t`Variants of ${product.name ?? t`this product`}`}
        aria-expanded={open.has(product.id)}
        className={styles.toggle}
        onClick={() => onToggle(product.id)}
      />
    ),
  width: 62,
})

type CellOptions = { storeCurrency: string | undefined; term: string | undefined }

/** A row of a variant leaves empty what only a product has. */
function cellsOf({
  storeCurrency,
  term,
}: CellOptions): Record<ProductsColumn, (row: Row) => ReactNode> {
  return {
    product: ({ entry: { product }, variant }) =>
      variant ? (
        <VariantName variant={variant} term={term} />
      ) : (
        <span className="row shrinks gap-10">
          <Thumb name={product.name} size={28} />
          <ProductName product={product} term={term} />
        </span>
      ),
    variants: ({ entry, variant }) => !variant && formatNumber(entry.product.variants.length),
    cost: ({ entry, variant }) =>
      variant ? (
        <Money amount={variant.cost} currency={storeCurrency} assumed />
      ) : (
        <ProductCost entry={entry} storeCurrency={storeCurrency} />
      ),
    stock: ({ entry, variant }) => <Stock value={variant ? variant.stock : entry.leastStock} />,
    delivery: ({ entry, variant }) => (
      <bdi className="secondary">
        {deliveryText(variant?.deliveryTypes ?? entry.deliveryTypes) ?? '—'}
      </bdi>
    ),
    rating: ({ entry, variant }) => !variant && <Rating value={entry.product.rating} />,
    order: ({ entry, variant }) => (
      <span className="quiet">{(variant ?? entry.product).order ?? '—'}</span>
    ),
    best: ({ entry, variant }) => !variant && entry.product.isBestSeller && t`Yes`,
    slug: ({ entry, variant }) =>
      !variant && entry.product.slug && <bdi className={styles.slug}>{entry.product.slug}</bdi>,
    created: ({ entry, variant }) => (
      <span className="secondary">
        <DateTime value={(variant ?? entry.product).dateCreated} />
      </span>
    ),
    id: ({ entry, variant }) => <bdi className="mono quiet">{(variant ?? entry.product).id}</bdi>,
  }
}

type NameProps = { product: ProductReference; term: string | undefined }

function ProductName({ product: { name, slug, isBestSeller }, term }: NameProps) {
  return (
    <span className="stack shrinks">
      <span className={styles.name}>
        <span className="truncate strong">
          {name ? <Highlight text={name} term={term} /> : labels.unnamedProduct}
        </span>
        {isBestSeller && <Tag>{t`Best seller`}</Tag>}
      </span>
      {slug && (
        <span className={styles.slug}>
          <Highlight text={slug} term={term} />
        </span>
      )}
    </span>
  )
}

function VariantName({ variant, term }: { variant: VariantReference; term: string | undefined }) {
  return (
    <span className={styles.variant}>
      {variant.name ? <Highlight text={variant.name} term={term} /> : labels.unnamedVariant}
      {variant.requireChatAuthorization && <Tag>{t`Needs chat account`}</Tag>}
    </span>
  )
}

function Rating({ value }: { value: number | undefined }) {
  return value === undefined ? <span className="quiet">—</span> : formatRating(value)
}

type CostProps = { entry: CatalogueEntry; storeCurrency: string | undefined }

function ProductCost({ entry: { product }, storeCurrency }: CostProps) {
  const amounts = product.variants.map(({ cost }) => cost)
  return <MoneyRange amounts={amounts} currency={storeCurrency} />
}

type ProductPhoneRowProps = {
  row: Row
  storeCurrency: string | undefined
  term: string | undefined
}

function ProductPhoneRow({ row: { entry }, storeCurrency, term }: ProductPhoneRowProps) {
  const { product, leastStock } = entry
  const count = product.variants.length
  return (
    <PhoneRow
      title={product.name ? <Highlight text={product.name} term={term} /> : labels.unnamedProduct}
      amount={<ProductCost entry={entry} storeCurrency={storeCurrency} />}
      text={plural(count, { one: '1 variant', other: `${formatNumber(count)} variants` })}
      aside={<Stock value={leastStock} named />}
    />
  )
}
