import { compareNames } from '#base/language/formats.ts'
import type { CategoryReference } from '#api/schemas/categories.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { compare } from '#base/numbers/compare.ts'

type Ordered = { id: string; name?: string; order?: number }

/** Sorts by position, then name, then id; items without a position come last. */
export function inDisplayOrder<Item extends Ordered>(items: Item[]): Item[] {
  return items.toSorted(
    (a, b) =>
      compare(a.order, b.order) || compareNames(a.name ?? '', b.name ?? '') || compare(a.id, b.id),
  )
}

export const countOf = ({ productCount, products }: CategoryReference) =>
  productCount ?? products.length

export const isEmpty = (category: CategoryReference) =>
  countOf(category) === 0 && category.products.length === 0

export function withoutCategory(
  products: ProductReference[],
  categories: CategoryReference[],
): ProductReference[] {
  const named = new Set(categories.flatMap((category) => category.products.map(lowerCase)))
  return inDisplayOrder(products.filter(({ id }) => !named.has(lowerCase(id))))
}

export function productsByCategory(catalogue: ProductReference[] | undefined) {
  const known = new Map(catalogue?.map((product) => [lowerCase(product.id), product]))
  return ({ products }: CategoryReference): ProductReference[] | undefined =>
    catalogue && inDisplayOrder(products.flatMap((id) => known.get(lowerCase(id)) ?? []))
}

const lowerCase = (id: string) => id.toLowerCase()
