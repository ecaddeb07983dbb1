import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import { ProductReference } from '#api/schemas/products.ts'
import { bestCustomers, customersOf, newAndReturning } from './paying-customers.ts'
import { boughtNever, boughtVariant, lapsed, replacedVariants } from './whom-to-write.ts'

const order = (day: string, customerEmail: string | null, fields: object = {}) =>
  z.parse(Order, {
    id: crypto.randomUUID(),
    dateCreated: `${day}T09:00:00Z`,
    currencyCode: 'EUR',
    amount: 10,
    amountPaid: 10,
    status: 'COMPLETED',
    customerEmail,
    ...fields,
  })
const period = {
  start: Date.parse('2026-11-01T00:00:00Z'),
  end: Date.parse('2026-11-30T23:59:59Z'),
}

test('new is who paid nothing before the period, in any currency and any case of the email', () => {
  const orders = [
    order('2026-11-02', 'Ada@Hale.example'),
    order('2026-11-03', ' ada@hale.example '),
    order('2026-11-04', 'bo@hale.example', { amountPaid: 0.1 }),
    order('2026-11-05', 'bo@hale.example', { amountPaid: 0.2, currencyCode: 'USD' }),
    order('2026-10-31', 'BO@hale.example', { currencyCode: 'JPY' }),
    order('2026-10-01', 'ada@hale.example', { amountPaid: 0 }),
    order('2026-11-06', null, { amountPaid: 3 }),
    order('2026-11-07', '  '),
    order('2026-11-08', 'cy@hale.example', { amountPaid: null }),
  ]
  expect(newAndReturning(orders, period, 'EUR')).toEqual({
    fresh: { customers: 1, orders: 2, amount: 20 },
    returning: { customers: 1, orders: 1, amount: 0.1 },
    unknown: { customers: 0, orders: 2, amount: 13 },
  })
  expect(newAndReturning(orders, period, 'USD').returning.orders).toBe(1)
  expect(
    bestCustomers(orders, period, 'EUR').map(({ email, orders: count, amount, isNew }) => {
      return [email, count, amount, isNew]
    }),
  ).toEqual([
    ['Ada@Hale.example', 2, 20, true],
    ['BO@hale.example', 1, 0.1, false],
  ])
  expect(customersOf(orders).get('bo@hale.example')?.orders).toBe(3)
})

test('who was given everything back is no best customer', () => {
  const orders = [
    order('2026-11-02', 'kept@a.example'),
    order('2026-11-03', 'kept@a.example', { status: 'REFUNDED' }),
    order('2026-11-03', 'back@a.example', { status: 'REFUNDED' }),
    order('2026-11-03', 'lost@a.example', { status: 'CHARGEBACK' }),
  ]
  expect(
    bestCustomers(orders, period, 'EUR').map(({ email, orders: n, amount }) => [email, n, amount]),
  ).toEqual([['kept@a.example', 1, 10]])
})

const has = (...productIds: string[]) => ({
  items: productIds.map((productId) => ({ productId, variantId: `${productId}1` })),
})
const emails = ({ customers }: { customers: { email: string }[] }) =>
  customers.map(({ email }) => email)

test('bought one product and never had the other, not even for a while', () => {
  const orders = [
    order('2026-11-01', 'only@a.example', has('A')),
    order('2026-11-02', 'both@a.example', has('a', 'B')),
    order('2026-11-03', 'later@a.example', has('a')),
    order('2026-11-04', 'Later@a.example', has('b')),
    order('2026-11-05', 'back@a.example', has('a')),
    order('2026-11-06', 'back@a.example', { ...has('b'), status: 'REFUNDED', amountPaid: 0 }),
    order('2026-11-07', 'tried@a.example', has('a')),
    order('2026-11-08', 'tried@a.example', { ...has('b'), status: 'EXPIRED', amountPaid: 0 }),
    order('2026-11-09', 'disputed@a.example', { ...has('a'), status: 'CHARGEBACK' }),
    order('2026-11-10', null, has('a')),
    order('2026-11-11', 'two@a.example, three@a.example', has('a')),
  ]
  const found = boughtNever(orders, 'a', 'b')
  expect(emails(found)).toEqual(['tried@a.example', 'only@a.example'])
  expect(found).toMatchObject({ withoutEmail: 1, unwritable: 1 })
})

test('lapsed bought twice and nothing since, whether or not the last one was given back', () => {
  const orders = [
    order('2026-09-01', 'gone@a.example'),
    order('2026-09-02', 'gone@a.example'),
    order('2026-09-01', 'once@a.example'),
    order('2026-09-01', 'here@a.example'),
    order('2026-09-02', 'here@a.example'),
    order('2026-11-20', 'here@a.example', { status: 'REFUNDED' }),
  ]
  const now = Date.parse('2026-11-22T00:00:00Z')
  expect(emails(lapsed(orders, 60, now))).toEqual(['gone@a.example'])
  expect(emails(lapsed(orders, 90, now))).toEqual([])
})

test('a variant that its product no longer has was replaced; a product that is gone says nothing', () => {
  const products = [
    z.parse(ProductReference, { id: 'A', name: 'Nimbus', variants: [{ id: 'a1' }] }),
  ]
  const old = { productId: 'a', variantId: 'OLD', variantName: 'Yearly' }
  const orders = [
    order('2026-11-01', 'old@a.example', { items: [old, old] }),
    order('2026-11-02', 'older@a.example', { items: [{ ...old, variantId: 'old' }] }),
    order('2026-11-03', 'new@a.example', has('a')),
    order('2026-11-04', 'else@a.example', { items: [{ productId: 'z', variantId: 'z9' }] }),
    order('2026-11-05', 'back@a.example', { items: [old], status: 'REFUNDED' }),
  ]
  expect(replacedVariants(orders, products)).toEqual([
    { id: 'old', name: 'Yearly', product: 'Nimbus', orders: 2 },
  ])
  expect(emails(boughtVariant(orders, 'old'))).toEqual(['older@a.example', 'old@a.example'])
})
