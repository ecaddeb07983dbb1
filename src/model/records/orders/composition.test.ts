import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '#base/numbers/decimal.ts'
import { totalOf } from './composition.ts'
import { type OrderMoney, orderMoney } from './money.ts'
import { orderFixture } from './order-fixture.testing.ts'

const target = ({ sumIs, amount, amountPaid }: OrderMoney) =>
  sumIs === 'paid' ? amountPaid : amount

describe('F4: the sum of the lines', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 })

  /** A record as some platform would send it, made from parts that were truly charged or not. */
  const trueOrder = fc
    .record({
      scale: fc.constantFrom(1, 100, 1000),
      goods: fc.array(
        fc.record({
          unit: cents,
          quantity: fc.integer({ min: 1, max: 20 }),
          discount: cents,
          fee: cents,
        }),
        { minLength: 1, maxLength: 4 },
      ),
      feesAre: fc.constantFrom('added', 'inside', 'nowhere'),
      coupon: fc.option(cents),
      surcharge: fc.option(cents),
      isSurchargeCharged: fc.boolean(),
      taxAmount: fc.option(cents),
      taxIs: fc.constantFrom('added', 'inside', 'nowhere'),
      taxBehavior: fc.constantFrom(undefined, 'INCLUSIVE', 'EXCLUSIVE', 'mode_7'),
      refund: fc.constantFrom('none', 'whole', 'without tax', 'part'),
      gatewayFee: cents,
      isPaid: fc.boolean(),
    })
    .map((drawn) => {
      const { scale, goods, feesAre, coupon, surcharge, isSurchargeCharged, ...rest } = drawn
      const { taxAmount, taxIs, taxBehavior, refund, gatewayFee, isPaid } = rest
      const goodsTotal = goods.reduce((all, { unit, quantity }) => all + unit * quantity, 0)
      const discounts = goods.reduce((all, { discount }) => all + discount, 0)
      const fees = goods.reduce((all, { fee }) => all + fee, 0)
      const amount =
        goodsTotal -
        discounts +
        (feesAre === 'nowhere' ? 0 : fees) -
        (coupon ?? 0) +
        (isSurchargeCharged ? (surcharge ?? 0) : 0) +
        (taxIs === 'added' ? (taxAmount ?? 0) : 0)
      const whole = amount - (refund === 'without tax' ? (taxAmount ?? 0) : 0)
      return orderFixture({
        items: goods.map(({ unit, quantity, discount, fee }) => ({
          id: 'a',
          amount: unit / scale,
          quantity,
          volumeDiscountAmount: discount / scale,
          additionalFeeAmount: fee / scale,
          lineTotal: (unit * quantity - discount + (feesAre === 'inside' ? fee : 0)) / scale,
        })),
        coupon: coupon === null ? null : { id: 'u', netDecrease: coupon / scale },
        globalGatewayFeeAmount: surcharge === null ? null : surcharge / scale,
        tax: taxAmount === null ? null : { id: 't', taxAmount: taxAmount / scale, taxBehavior },
        refund:
          refund === 'none'
            ? null
            : { id: 'r', amount: (refund === 'part' ? Math.floor(amount / 3) : whole) / scale },
        amount: amount / scale,
        amountPaid: isPaid ? amount / scale : 0,
        gatewayFee: gatewayFee / scale,
        platformFee: 0,
      })
    })

  test('is what was paid, or asked, for every true order', () => {
    fc.assert(
      fc.property(trueOrder, (order) => {
        const money = orderMoney(order)
        expect(['paid', 'amount']).toContain(money.sumIs)
        expect(totalOf(money.charged)).toBe(target(money))
      }),
    )
  })

  test('is never told of parts that do not make it, and none of them is lost', () => {
    const odd = fc.record({ order: trueOrder, amount: cents, amountPaid: cents })
    fc.assert(
      fc.property(odd, ({ order, amount, amountPaid }) => {
        const money = orderMoney({ ...order, amount: amount / 100, amountPaid: amountPaid / 100 })
        if (money.sumIs === 'paid' || money.sumIs === 'amount') {
          expect(totalOf(money.charged)).toBe(target(money))
        }
        const kinds = [...money.charged, ...money.apart].map(({ kind }) => kind)
        expect(kinds.includes('coupon')).toBe(Boolean(order.coupon?.netDecrease))
        expect(kinds.includes('surcharge')).toBe(Boolean(order.globalGatewayFeeAmount))
        expect(new Set(kinds).size).toBe(kinds.length)
      }),
    )
  })

  test('a net is never more than what was paid and not given back', () => {
    fc.assert(
      fc.property(trueOrder, (order) => {
        const { net: kept, amountPaid = 0 } = orderMoney(order)
        const back = order.refund?.amount ?? 0
        if (kept !== undefined) expect(kept).toBeLessThanOrEqual(sum([amountPaid, -back]))
      }),
    )
  })
})
