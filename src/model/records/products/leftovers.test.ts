import { expect, test } from 'vitest'
import { Coupon } from '#api/schemas/coupons.ts'
import { Variant } from '#api/schemas/products.ts'
import * as z from 'zod/mini'
import { leftoversOf } from './leftovers.ts'

const variant = (fields: object) => z.parse(Variant, { id: 'b2d4417a', ...fields })
const created = (fields: object = {}) => variant({ id: 'c81e04d7', ...fields })
const coupon = (variantIds: string[]) => z.parse(Coupon, { id: 'k', code: 'NIMBUS3', variantIds })
const none = { coupons: [], isComplete: true }
const idsOf = (old: Variant) => leftoversOf(old, created(), none).map(({ id }) => id)

test('a plain variant leaves only links with its ID', () => {
  expect(idsOf(variant({}))).toEqual(['links'])
})

test('whatever stays with the old variant is named', () => {
  const old = variant({
    deliveryTypes: ['license_keys', 'files', 'odd'],
    files: [{ id: 'f', friendlyName: 'Manual' }],
    volumeDiscounts: [{ quantity: 2, discountValue: 5 }],
    customFields: [{ label: 'Machine ID' }],
    imageNames: ['box.webp'],
    customIntervalDays: 30,
  })
  expect(idsOf(old)).toEqual([
    'keys',
    'files',
    'delivery',
    'discounts',
    'questions',
    'images',
    'renewals',
    'links',
  ])
})

test.each([
  ['files', { files: [{ id: 'f', friendlyName: 'Manual' }] }],
  ['discounts', { volumeDiscounts: [{ quantity: 2, discountValue: 5 }] }],
  ['questions', { customFields: [{ label: 'Machine ID' }] }],
  ['images', { imageNames: ['box.webp'] }],
])('%s are seen once the new variant has them', (id, fields) => {
  const seen = (now: Variant) =>
    leftoversOf(variant(fields), now, none).find((leftover) => leftover.id === id)?.isThere
  expect(seen(created())).toBe(false)
  expect(seen(created(fields))).toBe(true)
})

test('volume discounts are percentages where the product’s page says so', () => {
  const old = variant({ volumeDiscounts: [{ quantity: 2, discountValue: 5 }] })
  const words = (arePercentages?: boolean) =>
    leftoversOf(old, created(), none, arePercentages).find(({ id }) => id === 'discounts')?.text
  expect(words()).toBe('5 off for 2 or more')
  expect(words(true)).toBe('5% off for 2 or more')
})

const stockIn = (had: number | undefined, has: number | undefined) =>
  leftoversOf(variant({ stock: had }), created({ stock: has }), none).find(
    ({ id }) => id === 'stock',
  )

test('a new variant without stock is named until it can be bought', () => {
  expect(stockIn(940, 0)).toMatchObject({
    text: '0, the old one has 940',
    isThere: false,
    isOnlySeen: true,
  })
  expect(stockIn(940, 12)).toMatchObject({ isThere: true })
  expect(stockIn(940, undefined)).not.toHaveProperty('isThere')
  expect(stockIn(0, 0)).toBeUndefined()
  expect(stockIn(undefined, 0)).toBeUndefined()
})

test('coupons that name the old variant are compared, and those not read are the merchant’s', () => {
  const found = (variantIds: string[], isComplete = true) =>
    leftoversOf(variant({}), created(), { coupons: [coupon(variantIds)], isComplete }).map(
      ({ id, isThere }) => [id, isThere],
    )
  const links = ['links', undefined]
  expect(found(['other'])).toEqual([links])
  expect(found(['b2d4417a'])).toEqual([['coupon k', false], links])
  expect(found(['B2D4417A', 'C81E04D7'])).toEqual([['coupon k', true], links])
  expect(found(['b2d4417a', 'c81e04d7'])).toEqual([['coupon k', true], links])
  expect(found([], false)).toEqual([['coupons', undefined], links])
  const unread = leftoversOf(variant({}), created(), undefined)
  expect(unread.map(({ id }) => id)).toEqual(['coupons', 'links'])
})
