import { ApiError } from '#api/errors.ts'
import { createVariant, deleteVariant, readProduct } from '#api/products.ts'
import { isCompleteById } from '#api/schemas/fields.ts'
import type { CreateVariant, Product, Variant } from '#api/schemas/products.ts'
import { textDigest } from '#base/text-digest.ts'
import type { WriteState } from './machine.ts'
import type { Precheck } from './process-types.ts'
import { creationWords, deletionWords } from './variant-words.ts'
import type { WriteLink } from './reporting.ts'
import { createWrites, type WriteKind } from './registry.ts'
import { forgetDraft } from '#base/drafts/draft-store.ts'
import { isSameName } from '#model/products/variant-warnings.ts'

export type ProductTarget = { storeId: string; productId: string }
export type VariantTarget = ProductTarget & { variantId: string }
/** The variants that were created or deleted, as far as their records are known. */
export type VariantWriteState = WriteState<Variant[], Variant[]>
type VariantPrecheck = Precheck<Variant, Variant[], Variant[]>

export const creationKind: WriteKind<keyof ProductTarget, Product, Variant[], Variant[]> = {
  operation: 'createVariant',
  ids: ['storeId', 'productId'],
  readOperation: 'getProduct',
  read: readVariants,
  find({ variants }, { fingerprint: { known = '', sent } }) {
    const before = new Set(known.split(','))
    const created = variants.filter(
      (variant) => !before.has(variant.id) && likeness(variant) === sent,
    )
    return created.length > 0 ? created : undefined
  },
  words: creationWords,
  link: productLink,
  forgetDraft,
}
export const variantCreations = createWrites<
  keyof ProductTarget,
  Product,
  Variant,
  Variant[],
  Variant[]
>(creationKind)

export const deletionKind: WriteKind<keyof VariantTarget, Product, Variant[], Variant[]> = {
  operation: 'deleteVariant',
  ids: ['storeId', 'productId', 'variantId'],
  readOperation: 'getProduct',
  async read(target) {
    try {
      return await readVariants(target)
    } catch (error) {
      // Gone with its product.
      const isNoProduct = error instanceof ApiError && error.status === 404
      if (isNoProduct) return { variants: [] as Variant[] } as Product
      throw error
    }
  },
  find: (product, { target, answered = [] }) => (isGone(product, target) ? answered : undefined),
  words: deletionWords,
  link: productLink,
}
export const variantDeletions = createWrites<
  keyof VariantTarget,
  Product,
  Variant,
  Variant[],
  Variant[]
>(deletionKind)

/** What a merchant confirms: this variant, beside those that were `shown`. */
export function creationOf(
  { storeId, productId }: ProductTarget,
  body: CreateVariant,
  shown: readonly Variant[],
  send = createVariant,
) {
  return ({ variants }: Product): VariantPrecheck => {
    const seen = new Set(shown.map(({ id }) => id))
    const namesakes = variants.filter(
      ({ id, name }) => !seen.has(id) && isSameName(name, body.name),
    )
    if (namesakes.length > 0) return { is: 'changed', change: namesakes }
    return {
      is: 'ready',
      fingerprint: { known: variants.map(({ id }) => id).join(','), sent: likeness(body) },
      send: (caller) => send(storeId, productId, body, caller),
      effectOf: (created) => (created ? [created] : []),
    }
  }
}

export function deletionOf(target: VariantTarget, send = deleteVariant) {
  const { storeId, productId, variantId } = target
  return (product: Product): VariantPrecheck => {
    if (isGone(product, target)) return { is: 'already', effect: [] }
    return {
      is: 'ready',
      fingerprint: {},
      send: (caller) => send(storeId, productId, variantId, caller),
      effectOf: (deleted) => (deleted ? [deleted] : []),
    }
  }
}

function productLink({ storeId, productId }: ProductTarget): WriteLink {
  return {
    label: `Product ${productId.slice(0, 8)}`,
    to: '/stores/$storeId/products/$productId',
    params: { storeId, productId },
  }
}

/** The product, if it tells all of its variants: what is missing in less proves nothing. */
async function readVariants({ storeId, productId }: ProductTarget): Promise<Product> {
  const product = await readProduct(storeId, productId)
  if (isCompleteById(product.variants)) return product
  throw new ApiError({ kind: 'unreadable', operation: 'getProduct' })
}

function isGone({ variants }: Product, { variantId }: VariantTarget): boolean {
  return !variants.some(({ id }) => id.toLowerCase() === variantId.toLowerCase())
}

/** By this a variant is recognised as the one that was sent: what the service returns of it. */
function likeness(variant: Variant | CreateVariant): string {
  const { name, cost, minimumQuantity, maximumQuantity, order, stock, deliveryTypes } = variant
  const types = [...new Set(deliveryTypes)].toSorted()
  return textDigest(
    JSON.stringify([name, cost, minimumQuantity, maximumQuantity, order, stock, types]),
  )
}
