import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Order } from '#api/schemas/orders.ts'
import { erasePrivateStores, openPrivateStores } from '#base/storage/private-owner.ts'
import { hasPaid } from '#model/reading/figures/sums.ts'
import { awaitingOf } from '#model/reading/ledger/figures.ts'
import { orderSums } from '#model/reading/ledger/order-sums.ts'
import { statusesLike } from '#model/reading/overview/order-rows.ts'
import { orderTone } from '#model/records/orders/order-tone.ts'
import { correctStatus, noteCheck, notePoint } from './learned.ts'

beforeEach(() => openPrivateStores('merchant'))
afterEach(erasePrivateStores)

const order = (status: string): Order => ({ ...paid, status })
const paid = { id: 'o1', currencyCode: 'EUR', amount: 10, amountPaid: 4, items: [] }
const dated = (status: string) =>
  ({ order: order(status) }) as Parameters<typeof awaitingOf>[0][number]

test('a status counts as the merchant says, in every spelling, until that is taken back', () => {
  expect(orderTone('ON_DISPUTE').glyph).toBe('ring')
  correctStatus('On-Dispute', 'disputed')
  expect(orderTone('ON_DISPUTE').glyph).toBe('triangle')
  expect(statusesLike('triangle', ['ON_DISPUTE', 'PAID', 'CHARGEBACK'])).toEqual([
    'ON_DISPUTE',
    'CHARGEBACK',
  ])
  expect(orderSums([order('onDispute'), order('PAID')]).disputed).toEqual([
    { currency: 'EUR', amount: 4 },
  ])
  correctStatus('ON_DISPUTE', undefined)
  expect(orderTone('ON_DISPUTE').glyph).toBe('ring')
})

test('a status that only looks open is not awaited any more', () => {
  expect(awaitingOf([dated('PENDING')]).orders).toBe(1)
  expect(hasPaid(order('PENDING'))).toBe(false)
  correctStatus('PENDING', 'paid')
  expect(awaitingOf([dated('PENDING')]).orders).toBe(0)
  expect(hasPaid(order('PENDING'))).toBe(true)
})

test('what is awaited isn’t known by words of another language, until the merchant says', () => {
  const orders = [dated('AUSSTEHEND'), dated('ABGESCHLOSSEN')]
  expect(awaitingOf(orders)).toMatchObject({ orders: 0, isKnown: false })
  expect(awaitingOf([...orders, dated('PENDING')])).toMatchObject({ orders: 1, isKnown: true })
  correctStatus('AUSSTEHEND', 'open')
  expect(awaitingOf(orders)).toMatchObject({ orders: 1, isKnown: true })
})

test('a check keeps what was corrected, and another account has none of it', () => {
  correctStatus('PENDING', 'ended')
  notePoint({ point: 'amounts', behaviour: 'whole' })
  noteCheck([], { at: Date.now(), reads: 3 })
  expect(orderTone('PENDING').glyph).toBe('stroke')
  openPrivateStores('someone else')
  expect(orderTone('PENDING').glyph).toBe('half')
})

test('no word of a platform is mistaken for a part of the program', () => {
  expect(orderTone('constructor').glyph).toBe('ring')
  expect(orderTone('__proto__').glyph).toBe('ring')
})
