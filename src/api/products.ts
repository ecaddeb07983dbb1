import { readItem } from './client.ts'
import { allQuery, itemQuery } from './query.ts'
import { Product, ProductReference } from './schemas/products.ts'

export function productQuery(storeId: string, productId: string) {
  return itemQuery('getProduct', { storeId, productId }, Product, (product) => product)
}

/** Reads past every cache: variant writes are verified in the product. */
export function readProduct(storeId: string, productId: string) {
  return readItem('getProduct', { storeId, productId }, Product, {
    identityOf: (product) => product,
  })
}

/** Needs `stores.products.view`, which some keys lack. */
export function productBySlugQuery(storeId: string, slug: string) {
  return itemQuery('getProductBySlug', { storeId, slug }, Product, ({ storeId: found }) => ({
    storeId: found,
  }))
}

export function allProductsQuery(storeId: string) {
  return allQuery('listAllProducts', { storeId }, ProductReference)
}
