import { expect, test } from 'vitest'
import { Order } from '#api/schemas/orders.ts'
import { customersOfOrders } from './from-orders.ts'

const order = (id: string, customerEmail: string | null) => Order.parse({ id, customerEmail })

test('groups orders by address, ignoring case, and keeps the newest order', () => {
  const orders = [
    order('3', 'Ann@shop.example'),
    order('2', 'bob@shop.example'),
    order('1', ' ann@SHOP.example '),
  ]
  expect(customersOfOrders(orders)).toEqual([
    { emailAddress: 'Ann@shop.example', orders: 2, lastOrder: orders[0] },
    { emailAddress: 'bob@shop.example', orders: 1, lastOrder: orders[1] },
  ])
})

test('skips orders without an address', () => {
  expect(customersOfOrders([order('1', null), order('2', '  ')])).toEqual([])
})
