import { describe, expect, test } from 'vitest'
import type { AmountLine } from './money.ts'
import { complete, hundred, items, moneyOf, tax } from './money-fixture.testing.ts'

const pairs = (list: AmountLine[]) =>
  Object.fromEntries(list.map(({ kind, amount }) => [kind, amount]))

function lines(fields: Record<string, unknown>) {
  const { charged, apart, kept } = moneyOf(fields)
  return { charged: pairs(charged), apart: pairs(apart), kept: pairs(kept) }
}

const included = (fields: Record<string, unknown>) =>
  moneyOf({ ...hundred, amount: 100, ...fields }).includedTax
const off = (amount: number, currencyCode: string) =>
  moneyOf({ ...hundred, amount, currencyCode }).sumIs

test('splits an order whose amounts add up', () => {
  expect(lines(complete)).toEqual({
    charged: {
      items: 152,
      'volume-discount': -3.9,
      coupon: -14.81,
      surcharge: 2.3,
      tax: 28.47,
    },
    apart: {},
    kept: {
      paid: 164.06,
      tax: -28.47,
      'gateway-fee': -4.09,
      'platform-fee': -3.28,
    },
  })
  expect(moneyOf(complete)).toMatchObject({ net: 128.22, isPaidInFull: true, sumIs: 'paid' })
})

describe('F4: parts that nobody charged', () => {
  const order = {
    items: [
      {
        id: 'a',
        amount: 1811.8,
        quantity: 1,
        lineTotal: 1811.8,
        additionalFeeAmount: 9.02,
        additionalFixedFeeAmount: 0.3,
      },
    ],
    coupon: { id: 'u', netDecrease: 10.35 },
    globalGatewayFeeAmount: 52.24,
    globalGatewayFixedFeeAmount: 0.3,
    amount: 1801.45,
    amountPaid: 1801.45,
    currencyCode: 'USD',
  }

  test('stand apart from those that add up to what was paid (order a9486951)', () => {
    expect(lines(order)).toMatchObject({
      charged: { items: 1811.8, coupon: -10.35 },
      apart: { 'extra-fees': 9.32, surcharge: 52.54 },
    })
    expect(moneyOf(order).sumIs).toBe('paid')
    expect(lines(order).charged).toEqual({ items: 1811.8, coupon: -10.35 })
  })

  test('line totals that hold the fees are told with the fees they hold', () => {
    const [item] = order.items
    const held = { ...order, items: [{ ...item, amount: 901.24, quantity: 2 }] }
    expect(lines(held)).toMatchObject({
      charged: { items: 1802.48, 'extra-fees': 9.32, coupon: -10.35 },
      apart: { surcharge: 52.54 },
    })
  })

  test('there is no “Other”: parts that never add up are shown as they are', () => {
    const money = moneyOf({ ...complete, amount: 170, amountPaid: 170 })
    expect(money.sumIs).toBe('neither')
    expect(pairs(money.charged)).toEqual({
      items: 152,
      'volume-discount': -3.9,
      coupon: -14.81,
      surcharge: 2.3,
      tax: 28.47,
    })
    expect(money.net).toBeUndefined()
  })

  test('an amount that differs from what was paid: the plainer sum is told', () => {
    const paid = { ...hundred, globalGatewayFeeAmount: 2, amount: 100, amountPaid: 102 }
    expect(moneyOf(paid).sumIs).toBe('paid')
    expect(lines(paid).charged).toEqual({ items: 100, surcharge: 2 })
    const inPart = { ...hundred, amount: 100, amountPaid: 40 }
    expect(moneyOf(inPart)).toMatchObject({ sumIs: 'amount', isPaidInFull: false })
  })

  test('a missing amount of an item leaves the sum unknown', () => {
    const money = moneyOf({ ...complete, items: [...items, { id: 'd', productName: 'Lost' }] })
    expect(money.sumIs).toBe('unknown')
  })

  test('a cent of rounding is told as rounding', () => {
    const third = { items: [{ id: 'a', amount: 3.333, quantity: 3, lineTotal: 9.999 }] }
    expect(lines({ ...third, amount: 10, currencyCode: 'EUR' }).charged).toEqual({
      items: 9.999,
      rounding: 0.001,
    })
    expect(moneyOf({ ...hundred, amount: 100.05, currencyCode: 'EUR' }).sumIs).toBe('neither')
  })

  test('the smallest unit of a currency decides what is rounding', () => {
    expect(off(100.001, 'KWD')).toBe('amount')
    expect(off(100.01, 'KWD')).toBe('neither')
    expect(off(101, 'JPY')).toBe('amount')
    expect(off(100.01, 'USDT')).toBe('neither')
  })

  test('amounts sent as text, or with the noise of binary fractions, are read exactly', () => {
    const noisy = {
      items: [{ id: 'a', amount: '0.1', quantity: 3, lineTotal: 0.30000000000000004 }],
      amount: '0.3',
      amountPaid: 0.3,
    }
    expect(moneyOf(noisy)).toMatchObject({ sumIs: 'paid', isPaidInFull: true })
    expect(lines(noisy).charged).toEqual({ items: 0.3 })
  })

  test('a discount lowers the sum, whatever its sign', () => {
    const coupon = { id: 'u', netDecrease: -10 }
    expect(lines({ ...hundred, coupon, amount: 90 }).charged).toEqual({ items: 100, coupon: -10 })
  })
})

test('uses line totals if an item’s amount is not its unit price', () => {
  const odd = [{ id: 'a', amount: 78, quantity: 2, volumeDiscountAmount: 3.9, lineTotal: 74.1 }]
  expect(lines({ items: odd, amount: 74.1 })).toMatchObject({
    charged: { items: 74.1 },
    apart: { 'volume-discount': -3.9 },
  })
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
    expect(included({ tax: tax('inclusive') })).toBe(21)
    expect(lines({ ...hundred, amount: 100, tax: tax('inclusive') })).toMatchObject({
      charged: { items: 100 },
      apart: {},
    })
  })

  test('with an unknown behaviour is derived from the amounts', () => {
    expect(lines({ ...hundred, amount: 121, tax: tax('mode_7') }).charged['tax']).toBe(21)
    expect(included({ tax: tax('mode_7', { preTaxAmount: 79 }) })).toBe(21)
  })

  test('that is neither added nor known to be inside stands apart', () => {
    for (const behaviour of [undefined, 'EXCLUSIVE']) {
      expect(included({ tax: tax(behaviour) })).toBeUndefined()
      expect(lines({ ...hundred, amount: 100, tax: tax(behaviour) }).apart).toEqual({ tax: 21 })
    }
    expect(included({ tax: tax('INCLUSIVE', { preTaxAmount: 100 }) })).toBeUndefined()
    expect(included({ tax: tax('INCLUSIVE', { isReverseCharge: true }) })).toBeUndefined()
  })
})

test('an order without amounts has no lines', () => {
  expect(lines({}).charged).toEqual({})
  expect(moneyOf({})).toMatchObject({ amount: undefined, net: undefined, sumIs: 'unknown' })
})
