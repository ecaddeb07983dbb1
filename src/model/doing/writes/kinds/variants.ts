import { ApiError } from '#api/errors.ts'
import { readProduct } from '#api/products.ts'
import { isCompleteById } from '#api/schemas/fields.ts'
import type { CreateVariant, Product, Variant } from '#api/schemas/products.ts'
import { createVariant, deleteVariant } from '#api/writes.ts'
import { t } from '#base/language/words.ts'
import type { WriteState } from '#model/doing/writes/state.ts'
import type { Own, Precheck } from '#model/doing/writes/process-types.ts'
import { findVariant, variantFingerprint } from './variant-finding.ts'
import type { WriteKind } from '#model/doing/writes/kind.ts'
import { createWrites } from '#model/doing/writes/registry.ts'
import type { WriteLink } from '#model/doing/writes/reporting.ts'
import type { WriteFacts } from '#model/doing/activity/log.ts'
import { creationWords, deletionWords } from './variant-words.ts'
import { forgetDraft } from '#base/drafts/draft-store.ts'
import { isSameId } from '#base/text/same-id.ts'
import { begun, priceChanges, replacedBy } from '#model/doing/price-change/kept.ts'
import { isSameName } from '#model/records/products/variant-warnings.ts'

export type ProductTarget = { storeId: string; productId: string }
export type VariantTarget = ProductTarget & { variantId: string }
export type VariantWriteState = WriteState<Variant[], Variant[]>
type VariantPrecheck = Precheck<Variant, Variant[], Variant[]>

export const creationKind: WriteKind<keyof ProductTarget, Product, Variant[], Variant[]> = {
  operation: 'createVariant',
  ids: ['storeId', 'productId'],
  readOperation: 'getProduct',
  read: readVariants,
  find: findVariant,
  amend(product, created) {
    const missing = created.filter(
      ({ id }) => !product.variants.some((variant) => isSameId(variant.id, id)),
    )
    return missing.length > 0
      ? { ...product, variants: [...product.variants, ...missing] }
      : product
  },
  idsOf: (created) => created.map(({ id }) => id).filter(Boolean),
  words: creationWords,
  link: productLink,
  onDone([created], { productId }, _isAnswer, draft) {
    const oldId = replacedBy(productId, draft)
    if (created && oldId) priceChanges(productId).set(begun(oldId, created, Date.now()))
  },
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
  read: readVariants,
  find: (product, { target, answered = [] }) =>
    isGone(product, target) ? { match: 'certain', effect: answered } : { match: 'none' },
  words: deletionWords,
  link: productLink,
  amend: (product, _deleted, target) => ({
    ...product,
    variants: product.variants.filter((variant) => !isVariant(variant, target)),
  }),
}
export const variantDeletions = createWrites<
  keyof VariantTarget,
  Product,
  Variant,
  Variant[],
  Variant[]
>(deletionKind)

export function creationOf(
  { storeId, productId }: ProductTarget,
  body: CreateVariant,
  shown: readonly Pick<Variant, 'id'>[],
  send = createVariant,
  /** Whether a namesake that this browser created stands in the way, too. */
  mindsOwn = false,
) {
  return ({ variants, name }: Product, own: Own<Variant[]>): VariantPrecheck => {
    const seen = [...shown.map(({ id }) => id), ...(mindsOwn ? [] : own.ids)]
    const namesakes = variants.filter(
      ({ id, name: its }) => isSameName(its, body.name) && !seen.some((one) => isSameId(one, id)),
    )
    if (namesakes.length > 0) return { is: 'changed', change: namesakes }
    return {
      is: 'ready',
      fingerprint: variantFingerprint(body, variants, own),
      facts: factsOf(body, name),
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
      facts: factsOf(
        product.variants.find((one) => isVariant(one, target)),
        product.name,
      ),
      send: (caller) => send(storeId, productId, variantId, caller),
      effectOf: (deleted) => (deleted ? [deleted] : []),
    }
  }
}

type Known = Pick<Partial<Variant>, 'name' | 'cost' | 'stock' | 'deliveryTypes'>

function factsOf(variant: Known | undefined, productName: string | undefined): WriteFacts {
  const { name, cost, stock, deliveryTypes } = variant ?? {}
  return { subject: name, detail: productName, amount: cost, stock, deliveryTypes }
}

function productLink({ storeId, productId }: ProductTarget): WriteLink {
  return {
    label: t`Product ${productId.slice(0, 8)}`,
    to: '/stores/$storeId/products/$productId',
    params: { storeId, productId },
  }
}

/** Reads a product only if all its variants are readable: an incomplete list proves nothing. */
async function readVariants({ storeId, productId }: ProductTarget): Promise<Product> {
  const product = await readProduct(storeId, productId)
  if (isCompleteById(product.variants)) return product
  throw new ApiError({ kind: 'unreadable', operation: 'getProduct' })
}

function isGone({ variants }: Product, target: VariantTarget): boolean {
  return !variants.some((variant) => isVariant(variant, target))
}

const isVariant = ({ id }: Variant, { variantId }: VariantTarget) => isSameId(id, variantId)
