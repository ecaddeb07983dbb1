import { expect, test } from 'vitest'
import { beyondSales, compareDays } from './shop-changes.ts'
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
    'a price that is none now',
    { products: products() },
    { products: products({ cost: null }) },
    [['price', 'variant:v1', 'cost', 79, '']],
  ],
  [
    'stock that is none now',
    { products: products() },
    { products: products({ stock: null }) },
    [['stock', 'variant:v1', 'stock', 218, '']],
  ],
  [
    'a percentage that became an amount',
    { coupons: coupons({ ...coupon, percentageDecrease: 20, amountDecrease: null }) },
    { coupons: coupons({ ...coupon, percentageDecrease: null, amountDecrease: 500 }) },
    [
      ['coupon', 'coupon:c1', 'percentage', 20, ''],
      ['coupon', 'coupon:c1', 'amount', '', 500],
    ],
  ],
  [
    'a coupon of which most was left out, and an end that is no date',
    { coupons: coupons({ ...coupon, variantIds: ['v1'], expirationDate: null }) },
    { coupons: coupons({ id: 'c1', expirationDate: '0001-01-01T00:00:00Z' }) },
    [],
  ],
  [
    'a coupon for more variants',
    { coupons: coupons({ ...coupon, variantIds: ['v1'] }) },
    { coupons: coupons({ ...coupon, variantIds: ['v1', 'v2'] }) },
    [['coupon', 'coupon:c1', 'variants', 1, 2]],
  ],
  [
    'a coupon for another variant',
    { coupons: coupons({ ...coupon, variantIds: ['v1'] }) },
    { coupons: coupons({ ...coupon, variantIds: ['v2'] }) },
    [['coupon', 'coupon:c1', 'whichVariants', expect.any(String), expect.any(String)]],
  ],
  [
    'where a processor pays to',
    { account: account(processor({ isEnabled: true, walletEmail: 'me@x.eu' })) },
    { account: account(processor({ isEnabled: true, walletEmail: 'thief@x.eu' })) },
    [['payout', 'processor:cardlane', 'walletEmail', 'me@x.eu', 'thief@x.eu']],
  ],
  [
    'a processor that the platform left out',
    { account: account(processor({ isRestricted: false })) },
    { account: account({}) },
    [],
  ],
  [
    'a key that may be used from anywhere now',
    { account: account({ apiKeys: [{ ...key, ipAddresses: ['203.0.113.7'] }] }) },
    { account: account({ apiKeys: [{ ...key, ipAddresses: null }] }) },
    [['key', 'key:k1', 'addresses', '203.0.113.7', '']],
  ],
])('%s', (_what, before, after, told) => {
  expect(changesOf(before, after)).toEqual(told)
})

test('what earlier builds left out of a picture is no change', () => {
  const earlier: Parts = {
    products: { 'product:p1': { name: 'Nimbus' }, 'variant:v1': { product: 'p1', stock: 218 } },
    coupons: { 'coupon:c1': { code: 'BLACKNOV', maximumUses: '', expires: '', variants: 0 } },
    account: { 'key:k1': { label: 'Bot' }, 'processor:cardlane': { name: 'cardlane' } },
  }
  const now = {
    products: products({ cost: null }),
    coupons: coupons({ id: 'c1', code: 'BLACKNOV', percentageDecrease: null }),
    account: account({
      ...processor({ isRestricted: false, email: 'me@x.eu' }),
      apiKeys: [{ ...key, ipAddresses: ['203.0.113.7'] }],
    }),
  }
  expect(changesOf(earlier, now)).toEqual([])
})

test('each change has the day on which it was first seen itself', () => {
  const history = kept(
    { products: products() },
    { products: products({ cost: 1 }, [{ ...variant, id: 'v2' }]) },
    { products: products({ cost: 1, stock: 500 }, [{ ...variant, id: 'v2', stock: 1 }]) },
  )
  const found = compareDays(history, dayAt(0), dayAt(2))?.changes
  expect(found?.map(({ key: id, field, seenAt }) => [id, field, seenAt])).toEqual([
    ['variant:v1', 'cost', 1],
    ['variant:v1', 'stock', 2],
    ['variant:v2', undefined, 1],
  ])
})

test.each([
  [3, 1, 0, ['fall']],
  [3, 1, 1, ['fall']],
  [3, 1, 2, []],
  [30, 16, 2, ['stock']],
])('stock that fell from %i to %i, with %i sold', (before, after, pieces, groups) => {
  const days = [{ products: products({ stock: before }) }, { products: products({ stock: after }) }]
  const { soldDown } = compareDays(kept(...days), dayAt(0), dayAt(1))!
  expect(beyondSales(soldDown, new Map([['v1', pieces]])).map(({ group }) => group)).toEqual(groups)
})
