import { expect, test } from 'vitest'
import { Order } from '#api/schemas/orders.ts'
import { orderSums } from './order-sums.ts'

const order = (id: string, amountPaid: number, currencyCode: string, status = 'COMPLETED') =>
  Order.parse({ id, amount: 9, amountPaid, currencyCode, status })

test('adds up what was paid per currency, and what of it is disputed', () => {
  const orders = [
    order('1', 0.1, 'EUR'),
    order('2', 0.2, 'EUR'),
    order('3', 5, 'USD', 'CHARGEBACK'),
    order('4', 0, 'EUR', 'FAILED'),
  ]
  expect(orderSums(orders)).toEqual({
    orders: 4,
    paidOrders: 3,
    unstated: 0,
    paid: [
      { currency: 'EUR', amount: 0.3 },
      { currency: 'USD', amount: 5 },
    ],
    disputed: [{ currency: 'USD', amount: 5 }],
  })
})

test('orders of which nothing was paid sum to nothing', () => {
  expect(orderSums([order('1', 0, 'EUR')])).toMatchObject({ orders: 1, paidOrders: 0, paid: [] })
})
