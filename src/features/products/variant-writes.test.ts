import { describe, expect, it } from 'vitest'
import type { CreateVariant, Product, Variant } from '#api/schemas/products.ts'
import { creationKind, creationOf, deletionKind, deletionOf } from './variant-writes.ts'

const target = { storeId: 's', productId: 'p', variantId: 'v-1' }
const body: CreateVariant = {
  name: 'Yearly',
  cost: 5,
  minimumQuantity: 1,
  maximumQuantity: -1,
  order: 2,
  type: 0,
  stock: 10,
  stockMode: 0,
  deliveryTypes: ['files', 'instructions'],
  disableVolumeDiscountOnCoupon: false,
}
const variant = (id: string, changes: Partial<Variant> = {}) =>
  ({ ...body, type: undefined, id, ...changes }) as Variant
const product = (...variants: Variant[]) => ({ variants }) as Product

describe('a creation', () => {
  const before = product(variant('v-1'))
  const look = creationOf(target, body, before.variants)(before)
  const trace = look.is === 'ready' ? look.trace : {}
  const find = (now: Product) => creationKind.find(now, { target, trace })

  it('is found by its fields, in any order of its delivery types, and not in what was there', () => {
    expect(find(before)).toBeUndefined()
    const created = variant('v-2', { deliveryTypes: ['instructions', 'files'] })
    expect(find(product(variant('v-1'), created))).toEqual([created])
  })

  it('is found twice when the request arrived twice', () => {
    expect(find(product(variant('v-1'), variant('v-2'), variant('v-3')))).toHaveLength(2)
  })

  it.each<Partial<Variant>>([
    { name: 'Monthly' },
    { cost: 6 },
    { minimumQuantity: 2 },
    { maximumQuantity: 10 },
    { order: 3 },
    { stock: 9 },
    { deliveryTypes: ['files'] },
  ])('is not somebody else’s with %j', (changes) => {
    expect(find(product(variant('v-1'), variant('v-2', changes)))).toBeUndefined()
  })

  it('is not sent beside one of its name that nobody has seen', () => {
    const namesake = variant('v-2', { name: ' yearly ', cost: 9 })
    const now = product(variant('v-1'), namesake)
    expect(creationOf(target, body, before.variants)(now)).toEqual({
      is: 'changed',
      change: [namesake],
    })
    expect(creationOf(target, body, now.variants)(now).is).toBe('ready')
  })

  it('keeps nothing of what was written in its trace', () => {
    expect(JSON.stringify(trace)).not.toContain('Yearly')
    expect(trace).toMatchObject({ known: 'v-1' })
  })
})

describe('a deletion', () => {
  it('is found when the variant is gone, with the record that came with the answer', () => {
    const answered = [variant('v-1')]
    const find = (now: Product) => deletionKind.find(now, { target, trace: {}, answered })
    expect(find(product(variant('V-1')))).toBeUndefined()
    expect(find(product(variant('v-2')))).toBe(answered)
  })

  it('is not sent for a variant that is gone', () => {
    expect(deletionOf(target)(product(variant('v-2')))).toEqual({ is: 'already', effect: [] })
    expect(deletionOf(target)(product(variant('v-1'))).is).toBe('ready')
  })
})
