import { afterEach, beforeEach, it, vi } from 'vitest'
import type { CreateVariant, Product, Variant } from '#api/schemas/products.ts'
import { checkModel, type ModelWorld } from './model.testing.ts'
import {
  creationKind,
  creationOf,
  deletionKind,
  deletionOf,
  type ProductTarget,
  type VariantTarget,
} from './variants.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const target = { storeId: 's', productId: 'p', variantId: 'v-0' }
const body = {
  name: 'Yearly',
  cost: 5,
  deliveryTypes: ['files'],
} as Partial<CreateVariant> as CreateVariant

function variant(id: string, name = body.name): Variant {
  return { id, name, cost: 5, deliveryTypes: ['files'] } as Variant
}

function createCreationWorld(): ModelWorld<ProductTarget, Product, Variant, Variant[], Variant[]> {
  let variants: Variant[] = []
  function add(name?: string) {
    const added = variant(`v-${variants.length}`, name)
    variants = [...variants, added]
    return added
  }
  return {
    write: {
      kind: creationKind,
      target,
      record: () => ({ variants }) as Product,
      apply: () => add(),
      confirmation: ({ variants: shown }, send) =>
        creationOf(target, body, shown, (_store, _product, _body, caller) => send(caller)),
    },
    meddle: () => void add('Monthly'),
  }
}

function createDeletionWorld(): ModelWorld<VariantTarget, Product, Variant, Variant[], Variant[]> {
  let variants = [variant('v-0'), variant('v-1')]
  function remove() {
    variants = variants.filter(({ id }) => id !== 'v-0')
    return variant('v-0')
  }
  return {
    write: {
      kind: deletionKind,
      target,
      record: () => ({ variants }) as Product,
      apply: remove,
      confirmation: (_seen, send) =>
        deletionOf(target, (_store, _product, _variant, caller) => send(caller)),
    },
    meddle: () => void remove(),
    isSo: () => variants.length === 1,
  }
}

it('a creation keeps its promises', { timeout: 600_000 }, () => checkModel(createCreationWorld))
it('a deletion keeps its promises', { timeout: 600_000 }, () => checkModel(createDeletionWorld))
