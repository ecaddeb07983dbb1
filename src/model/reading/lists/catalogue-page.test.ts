import { expect, it } from 'vitest'
import { ProductReference } from '#api/schemas/products.ts'
import {
  catalogueChoices,
  catalogueCount,
  catalogueViews,
  entriesToShow,
  catalogueOf,
} from './catalogue-page.ts'

const product = (id: string, name: string) => ({ id, name, imageNames: [], variants: [] })
const catalogue = catalogueOf([product('p1', 'Sword'), product('p2', 'Shield')])
const categories = [
  { id: 'C2', name: 'Armour', order: 2, products: ['p2'] },
  { id: 'C1', name: 'Weapons', order: 1, products: ['p1'] },
]
const names = (entries: ReturnType<typeof entriesToShow>) =>
  entries?.map((entry) => entry.product.name)

it('shows the products of the chosen category, whatever the case of its id', () => {
  expect(names(entriesToShow(catalogue, categories, { category: 'c2' }, 5))).toEqual(['Shield'])
})

it('shows nothing while the categories that a filter needs are not read', () => {
  expect(entriesToShow(catalogue, undefined, { category: 'c2' }, 5)).toBeUndefined()
  expect(names(entriesToShow(catalogue, undefined, {}, 5))).toEqual(['Sword', 'Shield'])
})

it('shows no product for an unknown category', () => {
  expect(entriesToShow(catalogue, categories, { category: 'c9' }, 5)).toEqual([])
})

it('orders the category tabs by position and marks the one of the address', () => {
  const views = catalogueViews(categories, { category: 'C1', sort: '-cost' })
  expect(views.map(({ label }) => label)).toEqual([
    'All products',
    'Weapons',
    'Armour',
    'Best sellers',
    'Low stock',
  ])
  expect(views.filter(({ current }) => current).map(({ label }) => label)).toEqual(['Weapons'])
})

it('counts what is shown of all', () => {
  expect(catalogueCount(12, 1350)).toBe('12 of 1,350')
  expect(catalogueCount(1, 1)).toBe('1 product, all loaded')
})

it('offers delivery types by what they are called', () => {
  const deliveryTypes = ['license_keys', 'extauth', 'ärmel']
  const one = ProductReference.parse({ id: 'p3', variants: [{ id: 'v1', deliveryTypes }] })
  expect(catalogueChoices(catalogueOf([one])).delivery.map(({ label }) => label)).toEqual([
    'Ärmel',
    'Ext. auth',
    'Licence keys',
  ])
})
