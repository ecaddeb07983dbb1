import { useSyncExternalStore } from 'react'
import { ApiError, isNotFound } from '#api/errors.ts'
import { createVariant, deleteVariant, readProduct } from '#api/products.ts'
import type { CreateVariant, Product, Variant } from '#api/schemas/products.ts'
import { session } from '#api/session.ts'
import { onHopeful } from '#api/write-check.ts'
import { writeJournal } from '#api/write-journal.ts'
import { withWriteLock } from '#api/write-lock.ts'
import { newOperationId } from '#api/write.ts'
import { createVariantWrite, type VariantWrite, type VariantWriteTask } from './variant-write.ts'

export type ProductTarget = { storeId: string; productId: string }
export type VariantTarget = ProductTarget & { variantId: string }

/*
 * The writes of this page. They live here and not in a form or a dialog: leaving takes nothing
 * away from what has left.
 */
const writes = new Map<string, VariantWrite>()

export function variantCreation(target: ProductTarget): VariantWrite {
  return theWrite('createVariant', target, () => readProductOf(target))
}

export function variantDeletion(target: VariantTarget): VariantWrite {
  const read = async () => {
    try {
      return await readProductOf(target)
    } catch (error) {
      // Gone with its product.
      if (isNotFound(error)) return { variants: [] as Variant[] } as Product
      throw error
    }
  }
  return theWrite('deleteVariant', target, read)
}

export function useVariantWrite({ subscribe, state }: VariantWrite) {
  return useSyncExternalStore(subscribe, state)
}

export function creationTask(target: ProductTarget, body: CreateVariant): VariantWriteTask {
  return {
    send: (caller) => createVariant(target.storeId, target.productId, body, caller),
    prove: proveCreation(body),
  }
}

/** New variants that carry what was sent, as far as the service returns it. */
export function proveCreation(body: CreateVariant): VariantWriteTask['prove'] {
  return ({ variants }, known) => {
    const created = variants.filter(({ id }) => !known.has(id)).filter(isAsSent)
    return created.length > 0 ? created : undefined
  }

  function isAsSent(variant: Variant): boolean {
    const fields = ['name', 'cost', 'minimumQuantity', 'maximumQuantity', 'order', 'stock'] as const
    const types = new Set(variant.deliveryTypes)
    return (
      fields.every((field) => variant[field] === body[field]) &&
      types.size === new Set(body.deliveryTypes).size &&
      body.deliveryTypes.every((type) => types.has(type))
    )
  }
}

export function deletionTask({ storeId, productId, variantId }: VariantTarget): VariantWriteTask {
  const isGone = ({ variants }: Product) => !variants.some(({ id }) => id === variantId)
  return {
    send: (caller) => deleteVariant(storeId, productId, variantId, caller),
    prove: (product) => (isGone(product) ? [] : undefined),
    isDone: isGone,
  }
}

/** Writes of this product that an earlier page has sent and nobody has seen the end of. */
export function openVariantWrites(operation: 'createVariant' | 'deleteVariant', productId: string) {
  return writeJournal
    .entries(session.current().account)
    .filter((entry) => entry.operation === operation && entry.params.productId === productId)
}

function readProductOf({ storeId, productId }: ProductTarget) {
  return readProduct(storeId, productId)
}

function theWrite(
  operation: 'createVariant' | 'deleteVariant',
  target: ProductTarget | VariantTarget,
  read: () => Promise<Product>,
): VariantWrite {
  const { account } = session.current()
  const name = [operation, ...Object.values(target)].join(':')
  const key = `${account} ${name}`
  const known = writes.get(key)
  if (known) return known
  const write = createVariantWrite({
    now: () => Date.now(),
    // Another account sees other products: what it reads proves nothing.
    readProduct: () =>
      session.current().account === account
        ? read()
        : Promise.reject(new ApiError({ kind: 'refused', operation: 'getProduct', status: 401 })),
    withLock: (work) => withWriteLock(name, work),
    journal: {
      open: (entry) => void writeJournal.open({ ...entry, operation, params: target, account }),
      close: (operationId) => writeJournal.close(operationId),
    },
    newOperationId,
    onHopeful,
  })
  write.subscribe(() => {
    if (write.state().phase === 'working') window.addEventListener('beforeunload', askToStay)
    else window.removeEventListener('beforeunload', askToStay)
  })
  writes.set(key, write)
  return write
}

function askToStay(event: BeforeUnloadEvent) {
  event.preventDefault()
}
