import { compareShown } from '#base/language/formats.ts'
import { type Comparable, comparing } from '#base/numbers/compare.ts'
import type { ProductsAddress } from './lists.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { lowest } from '#base/numbers/large-lists.ts'
import { LOW_STOCK, fitsStock } from '#model/records/products/stock.ts'

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
