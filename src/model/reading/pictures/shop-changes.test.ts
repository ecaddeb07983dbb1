import { describe, expect, test } from 'vitest'
import { list } from '#api/schemas/fields.ts'
import { MOST_RECORDS } from './history.ts'
import { accountPicture, couponsPicture, productsPicture } from './picture.ts'
import { PicturedCoupon, PicturedProduct, PicturedUser } from './pictured.ts'
import { compareDays } from './shop-changes.ts'
import {
  type Parts,
  account,
  changesOf,
  coupon,
  coupons,
  dayAt,
  kept,
  key,
  processor,
  products,
  variant,
} from './shop-days.testing.ts'

test.each<[string, Parts, Parts, unknown[]]>([
  [
    'a price',
    { products: products() },
    { products: products({ cost: 89 }) },
    [['price', 'variant:v1', 'cost', 79, 89]],
  ],
  [
    'a price at nothing',
    { products: products() },
    { products: products({ cost: 0 }) },
    [['price', 'variant:v1', 'cost', 79, 0]],
  ],
  [
    'stock that was added',
    { products: products() },
    { products: products({ stock: 219 }) },
    [['stock', 'variant:v1', 'stock', 218, 219]],
  ],
  [
    'stock that fell by more than half',
    { products: products() },
    { products: products({ stock: 18 }) },
    [['stock', 'variant:v1', 'stock', 218, 18]],
  ],
  [
    'stock that sales explain',
    { products: products() },
    { products: products({ stock: 212 }) },
    [],
  ],
  ['few pieces', { products: products({ stock: 4 }) }, { products: products({ stock: 0 }) }, []],
  [
    'a new name',
    { products: products() },
    { products: products({ name: 'Annual' }) },
    [['other', 'variant:v1', 'name', 'Yearly', 'Annual']],
  ],
  [
    'a limit and a way of delivery',
    { products: products({ maximumQuantity: 1 }) },
    { products: products({ maximumQuantity: -1, deliveryTypes: ['license_keys'] }) },
    [
      ['limits', 'variant:v1', 'maximum', 1, -1],
      ['limits', 'variant:v1', 'delivery', 'files', 'license_keys'],
    ],
  ],
  [
    'a new variant',
    { products: products() },
    { products: products({}, [{ ...variant, id: 'v2' }]) },
    [['new', 'variant:v2']],
  ],
  [
    'a variant that is gone',
    { products: products({}, [{ ...variant, id: 'v2' }]) },
    { products: products() },
    [['gone', 'variant:v2']],
  ],
  [
    'a product that is gone, without each of its variants',
    { products: products() },
    { products: {} },
    [['gone', 'product:p1']],
  ],
  [
    'a new product, without each of its variants',
    { products: {} },
    { products: products() },
    [['new', 'product:p1']],
  ],
  [
    'a coupon switched on',
    { coupons: coupons(coupon) },
    { coupons: coupons({ ...coupon, isEnabled: true }) },
    [['coupon', 'coupon:c1', 'isEnabled', false, true]],
  ],
  [
    'a limit raised',
    { coupons: coupons(coupon) },
    { coupons: coupons({ ...coupon, maximumUses: 50 }) },
    [['coupon', 'coupon:c1', 'maximumUses', 1, 50]],
  ],
  [
    'a limit taken away',
    { coupons: coupons(coupon) },
    { coupons: coupons({ ...coupon, maximumUses: null }) },
    [['coupon', 'coupon:c1', 'maximumUses', 1, '']],
  ],
  [
    'uses, which are sales',
    { coupons: coupons({ ...coupon, uses: 1 }) },
    { coupons: coupons({ ...coupon, uses: 9 }) },
    [],
  ],
  [
    'a restricted processor',
    { account: account(processor({ isRestricted: false })) },
    { account: account(processor({ isRestricted: true })) },
    [['processor', 'processor:cardlane', 'isRestricted', false, true]],
  ],
  [
    'a scope more',
    { account: account({ apiKeys: [key] }) },
    { account: account({ apiKeys: [{ ...key, scopes: ['orders.view', 'orders.refund'] }] }) },
    [['key', 'key:k1', 'scopes', 'orders.view', 'orders.refund, orders.view']],
  ],
  [
    'scopes that the platform left out',
    { account: account({ apiKeys: [key] }) },
    { account: account({ apiKeys: [{ ...key, scopes: null }] }) },
    [],
  ],
  [
    'the last scope taken',
    { account: account({ apiKeys: [key] }) },
    { account: account({ apiKeys: [{ ...key, scopes: [] }] }) },
    [['key', 'key:k1', 'scopes', 'orders.view', '']],
  ],
  [
    'delivery types that the platform left out',
    { products: products() },
    { products: products({ deliveryTypes: null }) },
    [],
  ],
  [
    'a new key',
    { account: account({}) },
    { account: account({ apiKeys: [key] }) },
    [['new', 'key:k1']],
  ],
  [
    'a field that the platform left out',
    { products: products() },
    { products: products({ cost: undefined, stock: 'many', imageNames: undefined }) },
    [],
  ],
  ['a record in other letters', { products: products() }, { products: products({ id: 'V1' }) }, []],
  [
    'the order of records and lists',
    { coupons: coupons(coupon, { id: 'c2' }) },
    { coupons: coupons({ id: 'c2' }, coupon) },
    [],
  ],
])('%s', (_what, before, after, told) => {
  expect(changesOf(before, after)).toEqual(told)
})

test('a list that is not whole gives no picture', () => {
  expect(productsPicture(list(PicturedProduct).parse([{ id: 'p1' }, 'broken']))).toBeUndefined()
  expect(
    productsPicture(list(PicturedProduct).parse([{ id: 'p1', variants: [{ name: 'No id' }] }])),
  ).toBeUndefined()
  expect(couponsPicture(list(PicturedCoupon).parse([{ code: 'NOID' }]))).toBeUndefined()
  expect(accountPicture(PicturedUser.parse({ apiKeys: ['broken'] }))).toBeUndefined()
})

const left = (...days: Parts[]) =>
  compareDays(kept(...days), dayAt(0), dayAt(days.length - 1))?.notCompared

describe('a part that was not read', () => {
  const read = { coupons: coupons(coupon, { id: 'c2' }) }
  test('tells nothing as gone, and is named', () => {
    expect(changesOf(read, { coupons: 'failed' })).toEqual([])
    expect(left(read, { coupons: 'not-whole' })).toContainEqual({
      part: 'coupons',
      why: 'not-whole',
    })
  })

  test('is compared over the days on which it was read', () => {
    expect(changesOf(read, { coupons: 'failed' }, { coupons: coupons(coupon) })).toEqual([
      ['gone', 'coupon:c2'],
    ])
  })

  test('is not new once it can be read', () => {
    const days = [{ products: products(), coupons: 'not-allowed' as const }, read]
    expect(changesOf(...days)).toEqual([])
    expect(left(...days)).toContainEqual({ part: 'coupons', why: 'new' })
  })

  test('is too many beyond what is remembered', () => {
    const many = Object.fromEntries(
      Array.from({ length: MOST_RECORDS + 1 }, (_, at) => [`coupon:${at}`, {}]),
    )
    expect(left(read, { coupons: many })).toContainEqual({ part: 'coupons', why: 'too-many' })
  })
})
