import { type Comparable, comparing } from '#base/compare.ts'
import type { ProductsAddress } from '#model/lists/lists.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { lowest } from '#base/large-lists.ts'

/** A stock of this many or fewer is low: Counter's own threshold, as the platform has none. */
export const LOW_STOCK = 5

export type CatalogueEntry = {
  product: ProductReference
  text: string
  leastCost: number | undefined
  leastStock: number | undefined
  deliveryTypes: string[]
}

export type ProductFilters = Omit<ProductsAddress, 'sort' | 'category'>

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

export function filterCatalogue(entries: CatalogueEntry[], filters: ProductFilters) {
  const words = (filters.q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(
    ({ product, text, deliveryTypes, leastStock }) =>
      words.every((word) => text.includes(word)) &&
      (filters.delivery === undefined || deliveryTypes.includes(filters.delivery)) &&
      (filters.bestSeller === undefined ||
        (product.isBestSeller ?? false) === filters.bestSeller) &&
      (filters.stock === undefined || fitsStock(filters.stock, leastStock)),
  )
}

function fitsStock(wanted: 'out' | 'low' | 'in', stock: number | undefined): boolean {
  if (stock === undefined) return false
  if (wanted === 'in') return stock > 0
  return wanted === 'out' ? stock <= 0 : stock > 0 && stock <= LOW_STOCK
}

const sortValues: Record<string, (entry: CatalogueEntry) => Comparable> = {
  name: ({ product }) => product.name?.toLowerCase(),
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
  return inStoreOrder.toSorted(comparing(value, isDescending))
}
