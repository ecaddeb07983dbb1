import { expect, it, test } from 'vitest'
import { ProductReference } from '#api/schemas/products.ts'
import { namesVariant, couponVariants, scopeText } from './variants.ts'

const products = [
  { id: 'p1', name: 'Nimbus', variants: [{ id: 'A1', name: '1 device' }, { id: 'a2' }] },
  { id: 'p2', name: 'Lumen', variants: [{ id: 'b1', name: 'Volume 3' }] },
  { id: 'p3', variants: [{ id: 'c1' }] },
].map((product) => ProductReference.parse(product))

it.each([
  [[], undefined],
  [['a1'], 'Nimbus 1 device'],
  [['a1', 'A2'], 'Nimbus, all 2 variants'],
  [['b1', 'a2', 'a1'], 'Lumen Volume 3; Nimbus, all 2 variants'],
  [['b1', 'gone', 'lost'], 'Lumen Volume 3; 2 not in the catalogue'],
  [['gone'], '1 not in the catalogue'],
  [['c1'], 'Unnamed product'],
])('%j reads "%s"', (variantIds, text) => {
  expect(scopeText(variantIds, products)).toBe(text)
})

test('counts variants until the catalogue is known', () => {
  expect(scopeText(['a1', 'b1'], undefined)).toBe('2 variants')
  expect(scopeText(['a1'], undefined)).toBe('1 variant')
})

test('lists a variant once even if the coupon names it twice', () => {
  expect(couponVariants(['b1', 'B1', 'gone'], products)).toEqual([
    { variantId: 'b1', product: products[1], variant: products[1]?.variants[0] },
    { variantId: 'gone' },
  ])
})

test('a coupon names a variant in any case of its ID', () => {
  expect(namesVariant({ variantIds: ['A1B2'] }, { id: 'a1b2' })).toBe(true)
  expect(namesVariant({ variantIds: ['', 'a1b3'] }, { id: 'A1B2' })).toBe(false)
  expect(namesVariant({ variantIds: [''] }, { id: '' })).toBe(false)
})
