import { expect, test } from 'vitest'
import { Coupon } from '#api/schemas/coupons.ts'
import { ProductReference } from '#api/schemas/products.ts'
import { type Hidden, chosenRows, countRows, hiddenRows, shownRows, sortRows } from './choose.ts'
import { type CheckedRow, checkedRows } from './rows.ts'

const variant = { deliveryTypes: ['files'], cost: 9, stock: 50 }
const products = [
  {
    id: 'p1',
    name: 'Nimbus',
    slug: 'nimbus',
    imageNames: ['n.webp'],
    variants: [
      { ...variant, id: 'v1', name: 'Low', stock: 3, order: 1 },
      { ...variant, id: 'v2', name: 'Out', stock: 0, order: 2 },
      { ...variant, id: 'v3', name: 'Fine', order: 3 },
    ],
  },
  {
    id: 'p2',
    name: 'Aurora',
    slug: 'aurora',
    imageNames: [],
    variants: [{ ...variant, id: 'v4' }],
  },
].map((product) => ProductReference.parse(product))
const coupons = [
  { id: 'c1', code: 'OLD5', isEnabled: true, variantIds: ['gone'] },
  { id: 'c2', code: 'FINE', isEnabled: true },
].map((coupon) => Coupon.parse(coupon))
const options = { lowStock: 5, now: 0, zone: 'UTC' }
const rows = checkedRows({ products, coupons, categories: undefined }, options)
const ids = (found: readonly CheckedRow[]) => found.map(({ id }) => id)

test('every variant and coupon has a row, a product only for what is wrong with itself', () => {
  expect(ids(rows)).toEqual([
    'variant:v1',
    'variant:v2',
    'variant:v3',
    'product:p2',
    'variant:v4',
    'coupon:c1',
    'coupon:c2',
  ])
})

test('a record that the platform sends twice has two rows', () => {
  const twice = checkedRows(
    { products: undefined, coupons: [coupons[0]!, coupons[0]!], categories: undefined },
    options,
  )
  expect(new Set(twice.map(({ place }) => place)).size).toBe(2)
})

test('counts rows by what they need and by check', () => {
  const { look, mild, all, byCheck } = countRows(rows)
  expect({ look, mild, all }).toEqual({ look: 3, mild: 1, all: 7 })
  expect(Object.fromEntries(byCheck)).toMatchObject({
    out: 1,
    low: 1,
    image: 1,
    'lost-variant': 1,
    free: 0,
  })
})

test.each([
  [{ view: 'look' as const, check: undefined }, ['variant:v1', 'variant:v2', 'coupon:c1']],
  [{ view: 'mild' as const, check: undefined }, ['product:p2']],
  [{ view: 'look' as const, check: 'low' as const }, ['variant:v1']],
  [{ view: 'all' as const, check: undefined, q: 'NIMBUS out' }, ['variant:v2']],
  [{ view: 'look' as const, check: undefined, q: 'aurora' }, []],
])('%j shows %j', (choice, expected) => {
  expect(ids(chosenRows(rows, choice))).toEqual(expected)
})

test('a hidden row leaves the counts, and returns for something else that goes wrong', () => {
  const hidden: Hidden = { 'variant:v1': ['low'], 'variant:v9': ['out'] }
  expect(countRows(shownRows(rows, hidden)).look).toBe(2)
  expect(ids(hiddenRows(rows, hidden))).toEqual(['variant:v1'])
  const [first, ...others] = rows
  const worse = {
    ...first!,
    findings: [...first!.findings, { check: 'delivery' as const, text: '' }],
  }
  expect(countRows(shownRows([worse, ...others], hidden)).look).toBe(3)
})

test.each([
  [undefined, ['variant:v2', 'variant:v1', 'coupon:c1', 'product:p2']],
  ['stock', ['variant:v2', 'variant:v1']],
  ['-stock', ['variant:v3', 'variant:v4']],
  ['name', ['product:p2', 'variant:v4']],
  ['noSuchField', ['variant:v2', 'variant:v1']],
])('sorted by %s', (sort, first) => {
  expect(ids(sortRows(rows, sort)).slice(0, first.length)).toEqual(first)
})

test('names stand as in a dictionary', () => {
  const [row] = rows
  const named = ['Zebra', 'Äpfel', undefined, 'apfel'].map((name) => {
    return { ...row!, name, detail: undefined }
  })
  const names = (sort: string) => sortRows(named, sort).map(({ name }) => name)
  expect(names('name')).toEqual(['apfel', 'Äpfel', 'Zebra', undefined])
  expect(names('-name')).toEqual(['Zebra', 'Äpfel', 'apfel', undefined])
})
