import { expect, test } from 'vitest'
import { Order } from '#api/schemas/orders.ts'
import { piecesIn } from '#model/records/orders/item-words.ts'
import { emailsOf, isPaid, purchaseIn } from './purchases.ts'

const order = (fields: object) => Order.parse({ id: 'o', ...fields })
const items = [
  { productId: 'P1', variantId: 'V1', quantity: 2 },
  { productId: 'P1', variantId: 'V2', quantity: 1 },
  { productId: 'P2', variantId: 'V3', quantity: 5 },
]

test.each([
  [{ productId: 'p1' }, ['V1', 'V2']],
  [{ productId: 'p1', variantId: 'v2' }, ['V2']],
  [{ productId: 'p2', variantId: 'v1' }, undefined],
  [{ productId: 'p9' }, undefined],
])('%j is bought as %j', (bought, variants) => {
  const purchase = purchaseIn(order({ items }), bought)
  expect(purchase?.items.map(({ variantId }) => variantId)).toEqual(variants)
})

test('an order without items or ids is no purchase', () => {
  expect(purchaseIn(order({ items: null }), { productId: 'p1' })).toBeUndefined()
  expect(purchaseIn(order({ items: [{ quantity: 1 }] }), { productId: 'p1' })).toBeUndefined()
})

test('lists each customer once, whatever the spelling, and leaves out orders without email', () => {
  const emails = ['Mara@fjord.se', ' mara@fjord.se', '', undefined, 'jo@x.de']
  expect(emailsOf(emails.map((customerEmail) => order({ customerEmail })))).toEqual([
    'Mara@fjord.se',
    'jo@x.de',
  ])
})

test('F15: how many pieces is told only if each item tells', () => {
  expect(piecesIn(order({ items }).items)).toBe(8)
  expect(piecesIn(order({ items: [...items, {}] }).items)).toBeUndefined()
})

test.each([
  [{ amount: 5, amountPaid: 5 }, true],
  [{ amount: 5, amountPaid: 0 }, false],
  [{ amount: 5 }, true],
])('%j is paid: %j', (fields, paid) => {
  expect(isPaid(order(fields))).toBe(paid)
})
