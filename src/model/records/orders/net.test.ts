import { expect, test } from 'vitest'
import { complete, hundred, moneyOf, tax } from './money-fixture.testing.ts'

const net = (fields: Record<string, unknown>) => moneyOf({ ...complete, ...fields }).net
const kept = (fields: Record<string, unknown>) =>
  Object.fromEntries(moneyOf(fields).kept.map(({ kind, amount }) => [kind, amount]))

test('the net is undefined if a part is missing', () => {
  expect(net({ platformFee: undefined })).toBeUndefined()
  expect(net({ gatewayFee: null })).toBeUndefined()
  expect(net({ tax: { id: 't' } })).toBeUndefined()
  expect(net({ refund: { id: 'r' } })).toBeUndefined()
  expect(net({ amount: undefined })).toBeUndefined()
})

test('the net is undefined until the order is paid in full', () => {
  expect(net({ amountPaid: 0 })).toBeUndefined()
  expect(net({ amountPaid: 100 })).toBeUndefined()
})

test('the net is undefined if nobody can tell whether the tax was paid', () => {
  const order = { ...complete, ...hundred, coupon: null, globalGatewayFeeAmount: 0 }
  const plain = { ...order, globalGatewayFixedFeeAmount: 0, amount: 100, amountPaid: 100 }
  expect(moneyOf({ ...plain, tax: tax() }).net).toBeUndefined()
  expect(moneyOf({ ...plain, tax: tax('inclusive') }).net).toBe(71.63)
  expect(moneyOf({ ...plain, tax: null }).net).toBe(92.63)
})

test('F4: the net of a whole refund is what the fees cost, because the refund holds the tax', () => {
  const refunded = {
    items: [{ id: 'a', amount: 1064.39, quantity: 1, lineTotal: 1064.39 }],
    tax: { id: 't', taxAmount: 212.88, taxBehavior: 'EXCLUSIVE', taxName: 'VAT' },
    amount: 1277.27,
    amountPaid: 1277.27,
    gatewayFee: 37.34,
    platformFee: 25.55,
    refund: { id: 'r', amount: 1277.27 },
    status: 'REFUNDED',
  }
  expect(moneyOf(refunded).net).toBe(-62.89)
  expect(kept(refunded)).toEqual({
    paid: 1277.27,
    'gateway-fee': -37.34,
    'platform-fee': -25.55,
    refund: -1277.27,
  })
})

test('F4: the net of a refund in part is told only without a tax', () => {
  const refund = { id: 'r', amount: 50 }
  expect(net({ refund })).toBeUndefined()
  expect(kept({ ...complete, refund })).not.toHaveProperty('tax')
  const untaxed = { tax: null, amount: 135.59, amountPaid: 135.59, refund }
  expect(net(untaxed)).toBe(78.22)
})

test('F4: no net is told after a chargeback, an odd refund, or a reversal without a record', () => {
  expect(net({ chargeback: { id: 'c', status: 'WON' } })).toBeUndefined()
  expect(net({ refund: { id: 'r', amount: 200 } })).toBeUndefined()
  expect(net({ refund: { id: 'r', amount: -164.06 } })).toBeUndefined()
  expect(kept({ ...complete, refund: { id: 'r', amount: -164.06 } })).toMatchObject({
    refund: -164.06,
  })
  expect(net({ status: 'Refunded' })).toBeUndefined()
  expect(net({ status: 'charged-back' })).toBeUndefined()
  expect(net({ status: 'Erstattet?' })).toBe(128.22)
})

test('the net is undefined where a fee is below zero: nobody says whether it was given or taken', () => {
  expect(net({ gatewayFee: -4.09 })).toBeUndefined()
  expect(net({ platformFee: -3.28 })).toBeUndefined()
})
