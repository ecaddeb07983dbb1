import { afterEach, beforeEach, expect, test } from 'vitest'
import { erasePrivateStores, openPrivateStores } from '#base/storage/private-owner.ts'
import { mayBeCents } from './cents.ts'
import { notePoint } from './learned.ts'
import { observeOrders } from './observe.ts'
import { percentText } from './percent.ts'

beforeEach(() => openPrivateStores('merchant'))
afterEach(erasePrivateStores)

test('a small percentage is told both ways until the platform has shown which', () => {
  expect(percentText(40)).toBe('40%')
  expect(percentText(0)).toBe('0%')
  expect(percentText(0.4)).toBe('0.4% or 40%')
  observeOrders([{ tax: { taxRate: 0.21, taxAmount: 6.09, preTaxAmount: 29 } }])
  expect(percentText(0.4)).toBe('40%')
  expect(percentText(0.07)).toBe('7%')
  notePoint({ point: 'percentages', behaviour: 'of100' })
  expect(percentText(0.4)).toBe('0.4%')
})

test('the order’s own amounts count more than what others have shown', () => {
  notePoint({ point: 'percentages', behaviour: 'of100' })
  const tax = { taxRate: 0.21, taxAmount: 6.09, preTaxAmount: 29 }
  expect(percentText(0.21, { tax })).toBe('21%')
})

const orders = (amount: number) =>
  Array.from({ length: 20 }, () => ({ amount, currencyCode: 'EUR' }))

test('one amount with decimals tells of all; only whole ones may be minor units', () => {
  expect(mayBeCents()).toBe(false)
  observeOrders(orders(5930))
  expect(mayBeCents()).toBe(true)
  observeOrders(orders(59.3))
  expect(mayBeCents()).toBe(false)
  observeOrders(orders(5930))
  expect(mayBeCents()).toBe(false)
})
