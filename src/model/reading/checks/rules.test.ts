import { describe, expect, test } from 'vitest'
import { CategoryReference } from '#api/schemas/categories.ts'
import { Coupon } from '#api/schemas/coupons.ts'
import { ProductReference, VariantReference } from '#api/schemas/products.ts'
import {
  type Finding,
  categoryFindings,
  couponFindings,
  productFindings,
  variantFindings,
} from './rules.ts'

const clock = { now: Date.parse('2026-11-21T12:00:00Z'), zone: 'Europe/Berlin' }
const words = (findings: Finding[]) => findings.map(({ check, text }) => `${check}: ${text}`)
const sound = { cost: 9, stock: 50, deliveryTypes: ['files'] }
const coupon = (fields: object) => Coupon.parse({ id: 'c', isEnabled: true, ...fields })
const variant = (fields: object) => VariantReference.parse({ ...sound, ...fields })

describe('a variant', () => {
  test.each([
    [{}, []],
    [{ stock: null, cost: null, order: null }, []],
    [{ stock: 6 }, []],
    [{ stock: 5 }, ['low: Low stock']],
    [{ stock: 0 }, ['out: Out of stock']],
    [{ stock: -2 }, ['out: Out of stock']],
    [{ stock: -1 }, []],
    [{ stock: 40, minimumQuantity: 50 }, ['out: Fewer than the minimum of 50']],
    [{ minimumQuantity: 10, maximumQuantity: 5 }, ['quantity: Minimum 10, maximum 5']],
    [{ minimumQuantity: 1, maximumQuantity: 0 }, ['quantity: Minimum 1, maximum 0']],
    [{ minimumQuantity: 10, maximumQuantity: -1 }, []],
    [{ minimumQuantity: 5, maximumQuantity: 5 }, []],
    [{ maximumQuantity: 0 }, []],
    [{ deliveryTypes: null }, []],
    [{ deliveryTypes: [] }, ['delivery: No delivery type']],
    [{ cost: 0 }, ['free: Price is 0']],
    [
      { cost: 0, stock: 1, deliveryTypes: [] },
      ['low: Low stock', 'delivery: No delivery type', 'free: Price is 0'],
    ],
  ])('%j', (fields, expected) => {
    const one = variant(fields)
    expect(words(variantFindings(one, [one], 5))).toEqual(expected)
  })

  test('low stock follows the merchant’s own threshold', () => {
    const one = variant({ stock: 5 })
    expect(variantFindings(one, [one], 4)).toEqual([])
    expect(words(variantFindings(one, [one], 50))).toEqual(['low: Low stock'])
  })

  test.each([
    [[1, 2, 3], []],
    [[3, 2, 3], ['position: Position 3 twice']],
    [[3, 3, 3], ['position: Position 3 3 times']],
    [[undefined, undefined], []],
  ])('at the positions %j of its product', (orders, expected) => {
    const siblings = orders.map((order) => variant({ order }))
    expect(words(variantFindings(siblings[0]!, siblings, 5))).toEqual(expected)
  })
})

describe('a product', () => {
  const whole = { id: 'P1', slug: 'nimbus', imageNames: ['a.webp'], variants: [sound] }
  const product = (fields: object) => ProductReference.parse({ ...whole, ...fields })
  const inCategories = new Set(['p1'])

  test.each([
    [{}, []],
    [{ variants: [] }, ['no-variant: No variants']],
    [{ imageNames: [] }, ['image: No image']],
    [{ variants: null, imageNames: null, slug: null }, []],
    [{ slug: ' ' }, ['slug: No slug']],
    [{ id: 'P2' }, ['no-category: In no category']],
  ])('%j', (fields, expected) => {
    expect(words(productFindings(product(fields), inCategories))).toEqual(expected)
  })

  test('is not said to be in no category while the categories are not read', () => {
    expect(productFindings(product({ id: 'P2' }), undefined)).toEqual([])
  })
})

describe('a coupon', () => {
  const variantIds = new Set(['a', 'b'])

  test.each([
    [{}, []],
    [{ variantIds: ['A', 'b'] }, []],
    [{ variantIds: ['a', 'x', 'X'] }, ['lost-variant: Names 1 variant that doesn’t exist']],
    [{ variantIds: ['y', 'x'] }, ['lost-variant: Names 2 variants that don’t exist']],
    [{ expirationDate: '2026-11-21T11:00:00Z' }, ['expired: Expired, still enabled']],
    [{ expirationDate: '2026-11-20' }, ['expired: Expired, still enabled']],
    [{ expirationDate: '2026-11-21' }, ['ending: Ends in 10 hours']],
    [{ expirationDate: '2026-11-24T12:00:00Z' }, ['ending: Ends in 3 days']],
    [{ expirationDate: '2026-11-28T12:00:00Z' }, []],
    [{ expirationDate: 'soon' }, []],
    [{ uses: 50, maximumUses: 50 }, ['used-up: Used up, 50 of 50']],
    [{ uses: 50, maximumUses: -1 }, []],
    [
      { uses: 9, maximumUses: 5, expirationDate: '2026-11-01' },
      ['expired: Expired, still enabled', 'used-up: Used up, 9 of 5'],
    ],
    [{ isEnabled: false, uses: 9, maximumUses: 5, expirationDate: '2026-11-01' }, []],
    [{ isEnabled: null, expirationDate: '2026-11-01' }, []],
  ])('%j', (fields, expected) => {
    expect(words(couponFindings(coupon(fields), variantIds, clock))).toEqual(expected)
  })

  test('names no lost variant while the catalogue is not read', () => {
    expect(couponFindings(coupon({ variantIds: ['x'] }), undefined, clock)).toEqual([])
  })
})

test.each([
  [{ productCount: 2 }, []],
  [{ products: ['p1'] }, []],
  [{ productCount: 0 }, ['no-product: Empty category']],
  [{ products: [] }, ['no-product: Empty category']],
  [{ products: null }, []],
])('a category %j', (fields, expected) => {
  expect(words(categoryFindings(CategoryReference.parse(fields)))).toEqual(expected)
})
