import type { CategoryReference } from '#api/schemas/categories.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { compareNames, compareShown } from '#base/language/formats.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { isSameId } from '#base/text/same-id.ts'
import { noFilters } from './filters.ts'
import { type ProductsAddress, productsList } from './lists.ts'
import { deliveryWord } from '#model/records/products/delivery-words.ts'
import { type Comparable, comparing } from '#base/numbers/compare.ts'
import { lowest } from '#base/numbers/large-lists.ts'
import { LOW_STOCK, fitsStock } from '#model/records/products/stock.ts'

/** As many categories as fit beside the other views; the filter offers all. */
const CATEGORY_TABS = 5

/** In the order given, since sorting at each key stroke would slow a large catalogue. */
export function entriesToShow(
  catalogue: CatalogueEntry[] | undefined,
  categories: CategoryReference[] | undefined,
  { category, ...filters }: ProductsAddress,
  lowStock: number,
): CatalogueEntry[] | undefined {
  const named = category === undefined ? undefined : productsOf(categories, category)
  const candidates = category
    ? named && catalogue?.filter(({ product }) => named.has(product.id.toLowerCase()))
    : catalogue
  return candidates && filterCatalogue(candidates, filters, lowStock)
}

export function shownProducts(
  products: ProductReference[] | undefined,
  categories: CategoryReference[] | undefined,
  address: ProductsAddress,
  lowStock: number,
): string[] | undefined {
  const catalogue = products && sortCatalogue(catalogueOf(products), address.sort)
  const shown = entriesToShow(catalogue, categories, address, lowStock)?.map(
    ({ product }) => product.id,
  )
  return shown && [...new Set(shown)].filter(Boolean)
}

function productsOf(categories: CategoryReference[] | undefined, category: string) {
  const found = categories?.find(({ id }) => isSameId(id, category))
  return categories && new Set(found?.products.map((id) => id.toLowerCase()))
}

export function catalogueChoices(
  catalogue: CatalogueEntry[] = [],
  categories: CategoryReference[] = [],
) {
  const types = [...new Set(catalogue.flatMap(({ deliveryTypes }) => deliveryTypes))]
  return {
    category: categories.map(({ id, name = labels.unnamedCategory }) => ({
      value: id,
      label: name,
    })),
    delivery: types
      .map((type) => ({ value: type, label: deliveryWord(type) }))
      .toSorted((a, b) => compareNames(a.label, b.label)),
  }
}

export function catalogueViews(categories: CategoryReference[] = [], address: ProductsAddress) {
  const clear = noFilters(productsList)
  const first = categories
    .toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity))
    .slice(0, CATEGORY_TABS)
  return [
    { label: t`All products`, search: clear },
    ...first.map(({ id, name = t`Unnamed` }) => ({
      label: name,
      search: { ...clear, category: id },
    })),
    { label: t`Best sellers`, search: { ...clear, bestSeller: true } },
    { label: t`Low stock`, search: { ...clear, stock: 'low' as const } },
  ].map((view) => ({ ...view, current: isSameView(view.search, address) }))
}

function isSameView(view: ProductsAddress, address: ProductsAddress): boolean {
  return productsList.filters.every(({ name }) => view[name] === address[name])
}

export function catalogueCount(shown: number, all: number): string {
  if (shown !== all) return t`${formatNumber(shown)} of ${formatNumber(all)}`
  return plural(all, {
    one: '1 product, all loaded',
    other: `${formatNumber(all)} products, all loaded`,
  })
}

export type CatalogueEntry = {
  product: ProductReference
  text: string
  leastCost: number | undefined
  leastStock: number | undefined
  deliveryTypes: string[]
}

type ProductFilters = Omit<ProductsAddress, 'sort' | 'category'>

export function catalogueOf(products: ProductReference[]): CatalogueEntry[] {
  return products.map((product) => {
    const { variants } = product
    const names = variants.map(({ name }) => name)
    return {
      product,
      text: [product.name, product.slug, product.metadata, product.id, ...names]
        .filter(Boolean)
        .join('\n')
        .toLowerCase(),
      leastCost: lowest(variants.map(({ cost }) => cost)),
      leastStock: lowest(variants.map(({ stock }) => stock)),
      deliveryTypes: [...new Set(variants.flatMap((variant) => variant.deliveryTypes))],
    }
  })
}

export function filterCatalogue(
  entries: CatalogueEntry[],
  filters: ProductFilters,
  lowStock = LOW_STOCK,
) {
  const words = (filters.q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(
    ({ product, text, deliveryTypes }) =>
      words.every((word) => text.includes(word)) &&
      (filters.delivery === undefined || deliveryTypes.includes(filters.delivery)) &&
      (filters.bestSeller === undefined ||
        (product.isBestSeller ?? false) === filters.bestSeller) &&
      (filters.stock === undefined || fitsStock(product, filters.stock, lowStock)),
  )
}

const sortValues: Record<string, (entry: CatalogueEntry) => Comparable> = {
  name: ({ product }) => product.name,
  variants: ({ product }) => product.variants.length,
  cost: ({ leastCost }) => leastCost,
  stock: ({ leastStock }) => leastStock,
  rating: ({ product }) => product.rating,
  order: ({ product }) => product.order,
}

export function sortCatalogue(entries: CatalogueEntry[], sort = 'order'): CatalogueEntry[] {
  const isDescending = sort.startsWith('-')
  const value = sortValues[isDescending ? sort.slice(1) : sort] ?? sortValues['order']!
  const inStoreOrder = entries.toSorted(comparing(({ product }) => product.order))
  return inStoreOrder.toSorted(comparing(value, isDescending, compareShown))
}
