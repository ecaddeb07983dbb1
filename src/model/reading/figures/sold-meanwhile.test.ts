import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import { areSalesTold, soldMeanwhile, unexplained } from './sold-meanwhile.ts'

const at = (time: string) => Date.parse(`2026-11-${time}:00Z`)
const sale = (time: string, quantity: number | undefined, fields: object = {}) =>
  z.parse(Order, {
    id: time,
    dateCreated: `2026-11-${time}:00Z`,
    amountPaid: 5,
    items: [{ variantId: 'V1', quantity }],
    ...fields,
  })

test('pieces of paid orders between two pictures, each moment belonging to one of them', () => {
  const orders = [
    sale('20T09:00', 9),
    sale('20T09:01', 2),
    sale('21T09:00', undefined),
    sale('21T09:01', 9),
    sale('20T10:00', 9, { amountPaid: 0 }),
    sale('20T10:00', 9, { amountPaid: null }),
    sale('20T10:00', 9, { dateCreated: 'soon' }),
    sale('20T10:00', 9, { items: [{ productId: 'p' }] }),
  ]
  expect(soldMeanwhile(orders, at('20T09:00'), at('21T09:00'))).toEqual(new Map([['v1', 3]]))
})

test.each([
  [218, 118, 6, 'gone', 94],
  [40, 240, 0, 'added', 200],
  [40, 34, 6, 'nothing', 0],
  [40, 40, 6, 'added', 6],
])('from %i to %i with %i sold: %s, %i', (before, after, sold, kind, pieces) => {
  expect(unexplained(before, after, sold)).toEqual({ kind, pieces })
})

test.each([
  ['all is told', true, []],
  ['an order was not read', false, []],
  ['nothing was paid for what is not told', true, [sale('20T09:00', undefined, { amountPaid: 0 })]],
  ['an item lacks its quantity', false, [sale('20T09:00', undefined)]],
  ['an item lacks its variant', false, [sale('20T09:00', 1, { items: [{ quantity: 1 }] })]],
  ['no item is told', false, [sale('20T09:00', 1, { items: null })]],
  ['no payment is told', false, [sale('20T09:00', 1, { amountPaid: null, amount: 5 })]],
])('whether more may have been sold: %s', (what, isTold, orders) => {
  const isComplete = what !== 'an order was not read'
  const all = [sale('20T09:00', 1), ...orders]
  expect(areSalesTold({ orders: all, isComplete })).toBe(isTold)
})
