import { describe, expect, it } from 'vitest'
import { ProductReference } from '#api/schemas/products.ts'
import { catalogueOf, filterCatalogue, sortCatalogue } from './catalogue-page.ts'

const product = (fields: Record<string, unknown>) => ProductReference.parse(fields)
const entries = catalogueOf([
  product({
    id: 'nimbus',
    name: 'Nimbus Security',
    slug: 'nimbus',
    order: 2,
    rating: 4,
    isBestSeller: true,
    variants: [
      { name: 'One device', cost: 19, stock: 2, deliveryTypes: ['license_keys'] },
      { name: 'Ten devices', cost: 9, stock: 50, deliveryTypes: ['dynamic'] },
    ],
  }),
  product({ id: 'aurora', name: 'aurora', order: 1, rating: 5, variants: [{ stock: 0 }] }),
  product({ id: 'bare' }),
])
const ids = (found: typeof entries) => found.map((entry) => entry.product.id)

const stocked = (id: string, ...variants: Record<string, unknown>[]) => product({ id, variants })

describe('the catalogue', () => {
  it.each([
    [{}, ['nimbus', 'aurora', 'bare']],
    [{ q: 'TEN nimbus' }, ['nimbus']],
    [{ q: 'ten aurora' }, []],
    [{ delivery: 'dynamic' }, ['nimbus']],
    [{ bestSeller: true }, ['nimbus']],
    [{ bestSeller: false }, ['aurora', 'bare']],
    [{ stock: 'low' }, ['nimbus']],
    [{ stock: 'out' }, ['aurora']],
    [{ stock: 'in' }, ['nimbus']],
  ] as const)('filtered by %j', (filters, expected) =>
    expect(ids(filterCatalogue(entries, filters))).toEqual(expected),
  )

  it.each([
    [undefined, ['aurora', 'nimbus', 'bare']],
    ['-order', ['nimbus', 'aurora', 'bare']],
    ['name', ['aurora', 'nimbus', 'bare']],
    ['-rating', ['aurora', 'nimbus', 'bare']],
    ['cost', ['nimbus', 'aurora', 'bare']],
    ['stock', ['aurora', 'nimbus', 'bare']],
    ['noSuchField', ['aurora', 'nimbus', 'bare']],
  ])('sorted by %s', (sort, expected) =>
    expect(ids(sortCatalogue(entries, sort))).toEqual(expected),
  )

  it.each([
    ['name', ['apfel', 'Äpfel', 'Birne', undefined]],
    ['-name', ['Birne', 'Äpfel', 'apfel', undefined]],
  ])('sorted by %s as in a dictionary', (sort, names) => {
    const goods = ['Birne', 'Äpfel', undefined, 'apfel'].map((name) => product({ id: '1', name }))
    expect(sortCatalogue(catalogueOf(goods), sort).map((entry) => entry.product.name)).toEqual(
      names,
    )
  })

  it.each([
    ['out', ['one of two', 'none', 'below its minimum']],
    ['all-out', ['none', 'below its minimum']],
    ['low', ['one of two', 'few']],
    ['in', ['one of two', 'few', 'many']],
  ] as const)('F10: tells products with a variant apart from whole ones: %s', (stock, expected) => {
    const few = { stock: 7 }
    const all = catalogueOf([
      stocked('one of two', { stock: 0 }, few),
      stocked('none', { stock: 0 }, { stock: -2 }),
      stocked('below its minimum', { stock: 2, minimumQuantity: 3 }),
      stocked('few', few, {}),
      stocked('many', { stock: 8 }),
      stocked('unknown', {}),
      stocked('perhaps unlimited', { stock: -1 }),
      stocked('without variants'),
    ])
    expect(ids(filterCatalogue(all, { stock }, 7))).toEqual(expected)
  })

  it('finds the lowest cost and stock of the variants', () =>
    expect(entries[0]).toMatchObject({ leastCost: 9, leastStock: 2 }))
})
