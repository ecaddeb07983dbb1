import type { ProductReference } from '#api/schemas/products.ts'
import { labels, t } from '#base/language/words.ts'
import type { ColumnDescription } from './columns.ts'

/** Sorted in the browser, by the names that `sortCatalogue` knows. */
export const productsColumns = [
  {
    id: 'product',
    label: t`Product`,
    field: 'name',
    least: 290,
    sortsBy: 'name',
    isLocked: true,
    exported: ['name'],
  },
  {
    id: 'variants',
    label: t`Variants`,
    field: 'variants',
    width: 92,
    align: 'end',
    sortsBy: 'variants',
  },
  {
    id: 'cost',
    label: labels.price,
    field: 'variants',
    width: 196,
    align: 'end',
    sortsBy: 'cost',
    exported: ['price'],
  },
  {
    id: 'stock',
    label: t`Lowest stock`,
    field: 'variants',
    width: 118,
    align: 'end',
    sortsBy: 'stock',
  },
  { id: 'delivery', label: t`Delivery`, field: 'variants', width: 232, leaves: 2 },
  {
    id: 'rating',
    label: labels.rating,
    field: 'rating',
    width: 84,
    align: 'end',
    sortsBy: 'rating',
    leaves: 1,
  },
  {
    id: 'order',
    label: labels.position,
    field: 'order',
    width: 84,
    align: 'end',
    sortsBy: 'order',
    exported: ['position'],
  },
  { id: 'best', label: t`Best seller`, field: 'isBestSeller', width: 108, isExtra: true },
  { id: 'slug', label: t`Slug`, field: 'slug', width: 196, isExtra: true },
  {
    id: 'created',
    label: labels.created,
    field: 'dateCreated',
    width: 128,
    align: 'end',
    isExtra: true,
  },
  { id: 'id', label: t`Full product ID`, field: 'id', width: 316, isExtra: true },
] as const satisfies readonly ColumnDescription<ProductReference>[]

/** Beside a product. */
export const productsBeside = {
  product: { least: 280 },
  variants: { width: 80, leaves: 1 },
  cost: 176,
  stock: { width: 108, leaves: 2 },
} as const

export type ProductsColumn = (typeof productsColumns)[number]['id']
