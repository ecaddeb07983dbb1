import { CreateVariant } from '#api/schemas/products.ts'
import {
  type Call,
  type Handler,
  Failure,
  bodyOf,
  byId,
  created,
  found,
  orNotFound,
  refuseBody,
  storeOf,
} from './call.ts'
import type { Store } from './database.ts'
import type { Product, Variant } from './records.ts'
import { productReference } from './seed-references.ts'
import { instant } from './seed-time.ts'
import { spelt } from './spelling.ts'

export const getProduct: Handler = (call) => found(productOf(call, storeOf(call)))

export const getProductBySlug: Handler = (call) => {
  if (call.database.character.permissions === 'neither-user-nor-slug') {
    throw new Failure(403, 'PERMISSION_DENIED', 'This needs the permission stores.products.view')
  }
  const { products } = storeOf(call)
  return found(
    orNotFound(
      products.find(({ slug }) => slug === call.parameters['slug']),
      'PRODUCT',
    ),
  )
}

export const listAllProducts: Handler = (call) => {
  const { products, seed } = storeOf(call)
  return found(products.map((product) => productReference(product, seed.listings.get(product.id)!)))
}

export const createVariant: Handler = (call) => {
  const store = storeOf(call)
  const product = productOf(call, store)
  // The interface accepts these fields and never returns them.
  const { type: _, stockMode: __, billingInterval: ___, ...sent } = bodyOf(call, CreateVariant)
  const variant: Variant = {
    ...spelt(sent, call.database.character.spelling),
    id: crypto.randomUUID(),
    dateCreated: instant(call.database.clock()),
    productId: product.id,
    storeId: store.id,
    files: [],
    imageNames: [],
    customFields: [],
    volumeDiscounts: [],
    metadata: null,
  }
  replaceVariants(store, product, [...product.variants, variant])
  return created(variant)
}

export const deleteVariant: Handler = (call) => {
  const store = storeOf(call)
  const product = productOf(call, store)
  const variant = byId(product.variants, call.parameters['variantId'], 'VARIANT')
  refuseBody(call)
  replaceVariants(
    store,
    product,
    product.variants.filter((other) => other !== variant),
  )
  return found(variant)
}

function productOf({ parameters }: Call, store: Store) {
  return byId(store.products, parameters['productId'], 'PRODUCT')
}

function replaceVariants(store: Store, product: Product, variants: Variant[]) {
  store.products = store.products.map((other) =>
    other === product ? { ...product, variants } : other,
  )
}
