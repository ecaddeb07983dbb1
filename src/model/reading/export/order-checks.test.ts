import { expect, test } from 'vitest'
import { soldTwiceRows, soldTwiceShape } from './order-checks.ts'
import { fileWriter } from './writer.ts'

test('a file of keys that went out twice holds them masked, a row for each delivery', () => {
  const delivery = { product: 'Suite', date: '2026-11-01T10:00:00Z', isGivenBack: false }
  const rows = soldTwiceRows([
    {
      id: 'f00d',
      kind: 'two-orders',
      masked: '••••-004A',
      deliveries: [
        { ...delivery, orderId: 'one', email: 'ann@x.org', amountPaid: 5, currencyCode: 'EUR' },
        { ...delivery, orderId: 'other' },
      ],
    },
  ])
  const text = fileWriter(soldTwiceShape, {
    format: 'json',
    separator: ',',
    per: 'record',
    columns: soldTwiceShape.columns.map(({ id }) => id),
    withDetails: false,
    zone: 'UTC',
    unit: 'as-given',
  }).part(rows.map(soldTwiceShape.entry), true)
  const told = JSON.parse(`${text}]`) as object[]
  expect(told).toMatchObject([
    { group: 1, kind: 'Same key in 2 orders', key_masked: '••••-004A', order_id: 'one' },
    { group: 1, order_id: 'other', customer_email: null, refunded: false },
  ])
  expect(text).not.toContain('f00d')
})
