import { describe, expect, test } from 'vitest'
import { CategoryReference } from '#api/schemas/categories.ts'
import { ProductReference } from '#api/schemas/products.ts'
import { countOf, inDisplayOrder, isEmpty, withoutCategory } from './order.ts'

const category = (fields: object) => CategoryReference.parse({ id: 'c', ...fields })
const product = (id: string, order?: number) => ProductReference.parse({ id, name: id, order })

describe('display order', () => {
  test('sorts by position, then name, then id; items without a position come last', () => {
    const items = [
      { id: '5', name: 'Z' },
      { id: '4', name: 'B', order: 2 },
      { id: '2', name: 'A', order: 2 },
      { id: '1', name: 'A', order: 2 },
      { id: '3', name: 'Y', order: 0 },
    ]
    expect(inDisplayOrder(items).map(({ id }) => id)).toEqual(['3', '1', '2', '4', '5'])
  })

  test('does not mutate its argument', () => {
    const items = [{ id: 'b' }, { id: 'a' }]
    inDisplayOrder(items)
    expect(items.map(({ id }) => id)).toEqual(['b', 'a'])
  })
})

describe('a category', () => {
  test('has its given count, or that of its named products', () => {
    expect(countOf(category({ productCount: 3, products: ['a'] }))).toBe(3)
    expect(countOf(category({ products: ['a', 'b'] }))).toBe(2)
  })

  test('is empty only if neither count nor products say otherwise', () => {
    expect(isEmpty(category({ productCount: 0 }))).toBe(true)
    expect(isEmpty(category({ productCount: 0, products: ['a'] }))).toBe(false)
    expect(isEmpty(category({ productCount: 2, products: [] }))).toBe(false)
  })
})

test('finds products in no category, ignoring the case of ids', () => {
  const categories = [category({ products: ['AB'] }), category({ products: [] })]
  const lost = withoutCategory([product('x', 2), product('ab', 1), product('y', 1)], categories)
  expect(lost.map(({ id }) => id)).toEqual(['y', 'x'])
})
