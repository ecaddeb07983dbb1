import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { orderMoney } from './money.ts'
import { orderFixture } from './order-fixture.testing.ts'

const items = [
  { id: 'a', amount: 39, quantity: 2, volumeDiscountAmount: 3.9, lineTotal: 74.1 },
  { id: 'b', amount: 59, quantity: 1, lineTotal: 59 },
  { id: 'c', amount: 15, quantity: 1, lineTotal: 15 },
]
const complete = {
  items,
  coupon: { id: 'u', netDecrease: 14.81 },
  globalGatewayFeeAmount: 2,
  globalGatewayFixedFeeAmount: 0.3,
  tax: { id: 't', taxAmount: 28.47, taxBehavior: 'EXCLUSIVE' },
  amount: 164.06,
  amountPaid: 164.06,
  gatewayFee: 4.09,
  platformFee: 3.28,
}

function lines(fields: Record<string, unknown>) {
  const { charged, kept } = orderMoney(orderFixture(fields))
  const pairs = (list: typeof charged) =>
    Object.fromEntries(list.map(({ kind, amount }) => [kind, amount]))
  return { charged: pairs(charged), kept: pairs(kept) }
}

const hundred = { items: [{ id: 'a', amount: 100, quantity: 1, lineTotal: 100 }] }
const tax = (taxBehavior?: string) => ({ id: 't', taxAmount: 21, taxBehavior })
const net = (fields: Record<string, unknown>) =>
  orderMoney(orderFixture({ ...complete, ...fields })).net

test('splits an order whose amounts add up', () => {
  expect(lines(complete).charged).toEqual({
    items: 152,
    'volume-discount': -3.9,
    coupon: -14.81,
    surcharge: 2.3,
    tax: 28.47,
  })
  expect(lines(complete).kept).toEqual({
    paid: 164.06,
    tax: -28.47,
    'gateway-fee': -4.09,
    'platform-fee': -3.28,
  })
  expect(orderMoney(orderFixture(complete))).toMatchObject({ net: 128.22, isPaidInFull: true })
})

test('shows a remainder as a line of its own', () => {
  expect(lines({ ...complete, amount: 170 }).charged.other).toBe(5.94)
  expect(lines({ ...complete, amount: 160 }).charged.other).toBe(-4.06)
})

test('uses line totals if an item’s amount is not its unit price', () => {
  const odd = [{ id: 'a', amount: 78, quantity: 2, volumeDiscountAmount: 3.9, lineTotal: 74.1 }]
  expect(lines({ items: odd, amount: 74.1 }).charged).toEqual({ items: 74.1 })
})

test('adds up the fees of all items', () => {
  const [first] = items
  const withFees = [{ ...first, additionalFeeAmount: 1.5, additionalFixedFeeAmount: 0.25 }]
  expect(lines({ items: withFees, amount: 75.85 }).charged).toEqual({
    items: 78,
    'volume-discount': -3.9,
    'extra-fees': 1.75,
  })
})

describe('tax', () => {
  test('that is included is not added', () => {
    const order = orderFixture({ ...hundred, amount: 100, tax: tax('inclusive') })
    expect(orderMoney(order)).toMatchObject({ includedTax: 21 })
    expect(orderMoney(order).charged).toHaveLength(1)
  })

  test('with an unknown behaviour is derived from the amounts', () => {
    expect(orderMoney(orderFixture({ ...hundred, amount: 100, tax: tax() })).includedTax).toBe(21)
    expect(lines({ ...hundred, amount: 121, tax: tax('mode_7') }).charged.tax).toBe(21)
  })
})

describe('net', () => {
  test('is undefined if a part is missing', () => {
    expect(net({ platformFee: undefined })).toBeUndefined()
    expect(net({ gatewayFee: null })).toBeUndefined()
    expect(net({ tax: { id: 't' } })).toBeUndefined()
    expect(net({ refund: { id: 'r' } })).toBeUndefined()
    expect(net({ amount: undefined })).toBeUndefined()
  })

  test('is undefined until the order is paid in full', () => {
    expect(net({ amountPaid: 0 })).toBeUndefined()
    expect(net({ amountPaid: 100 })).toBeUndefined()
  })

  test('is reduced by a refund', () => {
    expect(net({ refund: { id: 'r', amount: 164.06 } })).toBe(-35.84)
    expect(net({ tax: null })).toBe(156.69)
  })
})

test('an order without amounts has no lines', () => {
  expect(lines({}).charged).toEqual({})
  expect(orderMoney(orderFixture({}))).toMatchObject({ amount: undefined, net: undefined })
})

test('the lines always add up to the amount', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 }).map((value) => value / 100)
  const item = fc.record({
    amount: cents,
    quantity: fc.integer({ min: 1, max: 99 }),
    lineTotal: cents,
  })
  const record = fc.record({
    items: fc.array(
      item.map((fields) => ({ id: 'a', ...fields })),
      { maxLength: 4 },
    ),
    amount: cents,
    coupon: fc.option(cents.map((netDecrease) => ({ id: 'u', netDecrease }))),
    tax: fc.option(cents.map((taxAmount) => ({ id: 't', taxAmount }))),
    globalGatewayFeeAmount: cents,
  })
  fc.assert(
    fc.property(record, (fields) => {
      const { charged } = orderMoney(orderFixture(fields))
      const total = charged.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
      expect(total).toBe(Math.round(fields.amount * 100))
    }),
  )
})
