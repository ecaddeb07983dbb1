import { type Handler, byId, found, storeOf } from './call.ts'
import { nestedProductReference } from './seed-references.ts'

export const getCategory: Handler = (call) => {
  const { seed, products } = storeOf(call)
  const { productIds, ...category } = byId(
    seed.categories,
    call.parameters['categoryId'],
    'CATEGORY',
  )
  return found({
    ...category,
    products: products
      .filter(({ id }) => productIds.includes(id))
      .map((product) => nestedProductReference(product, seed.listings.get(product.id)!)),
  })
}

export const listAllCategories: Handler = (call) =>
  found(
    storeOf(call).seed.categories.map(({ productIds, ...category }) => ({
      ...category,
      productCount: productIds.length,
      products: productIds,
    })),
  )
