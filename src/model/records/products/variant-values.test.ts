import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import type { Variant } from '#api/schemas/products.ts'
import {
  emptyValues,
  leftOutTypes,
  readDraft,
  valuesOf,
  VariantForm,
  type VariantValues,
} from './variant-values.ts'

const filled: VariantValues = {
  ...emptyValues([]),
  name: 'Yearly',
  cost: '4,50',
  minimumQuantity: '1',
  maximumQuantity: '10',
  type: 0,
  stock: '100',
  stockMode: 1,
  deliveryTypes: ['files'],
}
const read = (changes: Partial<VariantValues>) =>
  z.safeParse(VariantForm, { ...filled, ...changes })

it('an empty form selects nothing and suggests the next position', () => {
  const values = emptyValues([{ order: 3 }, {}, { order: 7 }])
  expect(values).toMatchObject({ order: '8', name: '', cost: '', deliveryTypes: [] })
  expect(values.type).toBeUndefined()
  expect(values.stockMode).toBeUndefined()
  expect(z.safeParse(VariantForm, values).success).toBe(false)
})

describe('the request body', () => {
  it('converts typed numbers and omits what was not set', () => {
    expect(read({}).data).toEqual({
      name: 'Yearly',
      cost: 4.5,
      minimumQuantity: 1,
      maximumQuantity: 10,
      order: 1,
      type: 0,
      stock: 100,
      stockMode: 1,
      deliveryTypes: ['files'],
      disableVolumeDiscountOnCoupon: false,
    })
  })

  it('sends -1 for an unlimited quantity, whatever was typed before', () => {
    expect(read({ isUnlimited: true }).data).toMatchObject({ maximumQuantity: -1 })
  })

  it('has a dynamic URL only with that delivery type, and an interval only with billing', () => {
    const typed = { dynamicUrl: 'https://a.example', customIntervalDays: '3' }
    expect(read(typed).data?.dynamicUrl).toBeUndefined()
    expect(read(typed).data?.customIntervalDays).toBeUndefined()
    const asked = read({ ...typed, deliveryTypes: ['dynamic'], billingInterval: 0 })
    expect(asked.data).toMatchObject({ dynamicUrl: 'https://a.example', customIntervalDays: 3 })
  })

  it.each<Partial<VariantValues>>([
    { cost: 'five' },
    { stock: '1.5' },
    { stock: '1,000' },
    { order: '1.000' },
    { minimumQuantity: '1.0' },
    { maximumQuantity: '10.000' },
    { billingInterval: 0, customIntervalDays: '1,000' },
    { type: undefined },
  ])('is refused with %j', (changes) => expect(read(changes).success).toBe(false))
})

it('a copy leaves fields that cannot be read open', () => {
  const original = { id: 'v', name: 'Yearly', maximumQuantity: -1, deliveryTypes: ['files'] }
  const values = valuesOf(original as Variant, [{ order: 1 }])
  expect(values).toMatchObject({ isUnlimited: true, maximumQuantity: '', order: '2', cost: '' })
  expect([values.type, values.stockMode, values.billingInterval]).toEqual([
    undefined,
    undefined,
    '',
  ])
})

it('a copy omits delivery types that cannot be sent, and names them', () => {
  const original = { id: 'v', deliveryTypes: ['keyauth', 'files', 'courier'] } as Variant
  expect(valuesOf(original, []).deliveryTypes).toEqual(['files'])
  expect(leftOutTypes(original)).toEqual(['keyauth', 'courier'])
})

it('rejects drafts of older code or of another shape', () => {
  expect(readDraft('text')).toBeUndefined()
  expect(readDraft({ values: { name: 5 } })?.values.name).toBe('')
})
