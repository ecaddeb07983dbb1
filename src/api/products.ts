import { readItem } from './client.ts'
import { allQuery, itemQuery } from './query.ts'
import { CreateVariant, Product, ProductReference, Variant } from './schemas/products.ts'
import { write, type WriteCaller } from './write.ts'

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

export function createVariant(
  storeId: string,
  productId: string,
  body: CreateVariant,
  caller: WriteCaller<Variant>,
) {
  return write(
    {
      operation: 'createVariant',
      params: { storeId, productId },
      body: { schema: CreateVariant, value: body },
      answer: Variant,
    },
    caller,
  )
}

export function deleteVariant(
  storeId: string,
  productId: string,
  variantId: string,
  caller: WriteCaller<Variant>,
) {
  return write(
    { operation: 'deleteVariant', params: { storeId, productId, variantId }, answer: Variant },
    caller,
  )
}
