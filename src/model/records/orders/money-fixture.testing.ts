import { orderMoney } from './money.ts'
import { orderFixture } from './order-fixture.testing.ts'

export const items = [
  { id: 'a', amount: 39, quantity: 2, volumeDiscountAmount: 3.9, lineTotal: 74.1 },
  { id: 'b', amount: 59, quantity: 1, lineTotal: 59 },
  { id: 'c', amount: 15, quantity: 1, lineTotal: 15 },
]
export const complete = {
  items,
  coupon: { id: 'u', netDecrease: 14.81 },
  globalGatewayFeeAmount: 2,
  globalGatewayFixedFeeAmount: 0.3,
  tax: { id: 't', taxAmount: 28.47, taxBehavior: 'EXCLUSIVE' },
  amount: 164.06,
  amountPaid: 164.06,
  gatewayFee: 4.09,
  platformFee: 3.28,
  currencyCode: 'EUR',
}

export const hundred = { items: [{ id: 'a', amount: 100, quantity: 1, lineTotal: 100 }] }

export const tax = (taxBehavior?: string, others = {}) => ({
  id: 't',
  taxAmount: 21,
  taxBehavior,
  ...others,
})

export const moneyOf = (fields: Record<string, unknown>) => orderMoney(orderFixture(fields))
