import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { orderFixture } from '#model/records/orders/order-fixture.testing.ts'
import { OrderMoney, moneyNote } from './order-money.tsx'

const item = { id: 'i', amount: 1811.8, quantity: 1, lineTotal: 1811.8, additionalFeeAmount: 9.32 }
const paid = { items: [item], amountPaid: 1811.8, amount: 1811.8, currencyCode: 'USD' }

function shown(fields: Record<string, unknown>): string {
  const order = orderFixture({ ...paid, ...fields })
  const currency = { code: 'USD', isAssumed: false }
  const html = renderToStaticMarkup(<OrderMoney order={order} storeId="s" currency={currency} />)
  return html
    .replaceAll(/<\/(?:dd|p|h3|h4|div)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\n+/g, '\n')
}

test('F4: parts outside the sum stand under “Also on this record”', () => {
  const [sum, apart] = shown({}).split('Also on this record')
  expect(sum).toMatch(/Items1,811\.80.*\nPaid1,811\.80/)
  expect(sum).not.toContain('Extra fees')
  expect(apart).toMatch(/Extra fees9\.32/)
  expect(apart).toContain('Not added above')
})

test('F4: parts that never add up are said not to', () => {
  const text = shown({ amount: 2000, amountPaid: 2000 })
  expect(text).toContain('These parts don’t add up to what was paid.')
  expect(text).not.toContain('Other')
})

test('F4: less than asked is no warning after a refund, which may have been taken from it', () => {
  expect(shown({ amountPaid: 900 })).toContain('Less was paid than the order’s amount.')
  const refund = { id: 'r', amount: 911.8 }
  expect(shown({ amountPaid: 900, refund })).not.toContain('Less was paid')
})

test('money that went back below zero is no payment in part', () => {
  const text = shown({ amount: 2000, amountPaid: -50 })
  expect(text).not.toContain('Less was paid')
  expect(text).toContain('These parts don’t add up to the amount.')
})

test('F4: a net that cannot be told is said to be unknown', () => {
  const fees = { gatewayFee: 1, platformFee: 1 }
  const tax = { id: 't', taxAmount: 5, taxBehavior: 'INCLUSIVE' }
  const note = (fields: Record<string, unknown>) =>
    moneyNote(orderFixture({ ...paid, ...fees, ...fields }))
  expect(note({})).toBe('Net: less tax, fees')
  expect(note({ tax, refund: { id: 'r', amount: 10 } })).toMatch(/isn’t known$/)
  expect(note({ chargeback: { id: 'c' } })).toMatch(/isn’t known$/)
})
