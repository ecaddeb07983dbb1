import { expect, test } from 'vitest'
import { Order } from '#api/schemas/orders.ts'
import { OrderDetail } from '#api/schemas/order-detail.ts'
import { hasDelivered, holdsProduct, looksLikeKey } from './delivered-key.ts'

const delivered = (...deliveredItems: object[]) => OrderDetail.parse({ order: { deliveredItems } })
const keys = delivered(
  { textContent: 'NMBS-7Q2K-X9PL-004A\nNMBS-1111-2222-3333' },
  { file: { friendlyName: 'Ember Modpack 2.1.zip' }, fileId: 'f1b2c3d4' },
  { webhookExecutionLog: { responseBody: '{"licence":"DYN 55 66"}' } },
)

test.each([
  ['NMBS-7Q2K-X9PL-004A', true],
  ['  nmbs 7q2k x9pl 004a ', true],
  ['nmbs7q2kx9pl004a', true],
  ['NMBS–7Q2K‑X9PL—004A', true],
  ['7Q2K-X9PL', true],
  ['NMBS-1111-2222-3333', true],
  ['NMBS-7Q2K-X9PL-004B', false],
  ['ember modpack 2.1.zip', true],
  ['2.1.zip', true],
  ['F1B2C3D4', true],
  ['DYN-5566', true],
  ['---', false],
  ['7Q2', false],
  ['', false],
])('%j is found: %j', (wanted, isFound) => {
  expect(hasDelivered(keys, wanted)).toBe(isFound)
})

test('an order that delivered nothing holds no key', () => {
  expect(hasDelivered(delivered(), 'NMBS-7Q2K')).toBe(false)
  expect(hasDelivered(delivered({}), 'NMBS-7Q2K')).toBe(false)
})

test.each([
  ['nimbus', true],
  [' 2 YEARS', true],
  ['4c8a1e6f-2b9d', true],
  ['aurora', false],
])('an order with the product %j: %j', (text, holds) => {
  const items = [
    { productName: 'Nimbus Suite', variantName: '5 devices, 2 years', productId: '4c8a1e6f-2b9d' },
    {},
  ]
  expect(holdsProduct(Order.parse({ items }), text)).toBe(holds)
})

test.each([
  ['NMBS-7Q2K-X9PL', true],
  ['Ember Modpack 2.1.zip', true],
  ['setup.exe', true],
  ['nimbus', false],
  ['AUTUMN10', true],
  ['security suite', false],
])('%j looks like a key or a file: %j', (text, looks) => {
  expect(looksLikeKey(text)).toBe(looks)
})
