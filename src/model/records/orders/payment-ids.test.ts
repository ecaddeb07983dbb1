import { expect, test } from 'vitest'
import { OrderDetail } from '#api/schemas/order-detail.ts'
import { looksLikePaymentId, paymentFieldOf, paymentIdsOf } from './payment-ids.ts'

const detail = (order: unknown) => OrderDetail.parse({ order })

const paid = detail({
  id: 'o',
  gatewayMetadata: {
    transactionId: ' TXN_8Kq2w9aa ',
    gatewaySubscriptionId: 'sub_1N7',
    cryptocurrencyAddress: '0xABCDEF0123',
    clientSecret: 'canary-secret',
    note: 'txn_of_somebody_else',
  },
  refund: { id: '7A000000-0000-4000-8000-00000000000f' },
  chargeback: { id: 'cb000000-0000-4000-8000-00000000000c' },
})

test.each([
  ['txn_8kq2w9aa', 'transaction'],
  ['TXN_8KQ2W9AA', 'transaction'],
  ['txn_8kq2\n w9aa', 'transaction'],
  ['sub_1n7', 'subscription'],
  ['0xabcdef0123', 'crypto'],
  ['7a000000-0000-4000-8000-00000000000f', 'refund'],
  ['cb000000-0000-4000-8000-00000000000c', 'chargeback'],
  // A part of an id names other payments, too.
  ['txn_8kq2', undefined],
  ['canary-secret', undefined],
  ['txn_of_somebody_else', undefined],
  ['', undefined],
])('%j is its %s', (wanted, field) => {
  expect(paymentFieldOf(paymentIdsOf(paid), wanted)).toBe(field)
})

test('an order without a payment, or with an odd one, has none', () => {
  expect(paymentIdsOf(detail({ id: 'o' }))).toEqual([])
  const odd = { transactionId: 17, gatewaySubscriptionId: null, cryptocurrencyAddress: '  ' }
  expect(paymentIdsOf(detail({ id: 'o', gatewayMetadata: odd, refund: 'yes' }))).toEqual([])
  expect(paymentFieldOf([['transaction', '1234']], '1234')).toBeUndefined()
})

test.each([
  'pi_3PqXw2LkdIwHu7ix0Xk9a1bC',
  'ch_1NirD82eZvKYlo2CIvbtLWuY',
  'txn_4f8g2k9q0w7e5r1t3y6u',
  'TXN-20261126-0042',
  'sub_1Ns7aKLkdIwHu7',
  '0x52908400098527886e0f7030069857d2e4169ee7',
  '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '8XK51234AB567890C',
  'PAYID-MXYZ123AB4567890',
  'I-BW452GLLEP1G',
])('%s looks like a payment', (text) => expect(looksLikePaymentId(text)).toBe(true))

test.each([
  'SUMMER24',
  'CH_SUMMER2024',
  'in_stock_now',
  'NMBS-7Q2K-X9PL-004A',
  'nimbus-security-suite',
  '12345678',
  'mara@fjordmail.se',
  '0x1f',
])('%s does not', (text) => expect(looksLikePaymentId(text)).toBe(false))
