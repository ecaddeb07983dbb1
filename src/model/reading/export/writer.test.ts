import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Order } from '#api/schemas/orders.ts'
import { OrderDetail } from '#api/schemas/order-detail.ts'
import { type OrderEntry, ordersShape } from './orders.ts'
import { type ExportOptions, fileTail, fileWriter, possibleColumns } from './writer.ts'

const order = z.parse(Order, {
  id: '9f2c41d8-0000-4000-8000-000000000001',
  dateCreated: '2026-03-29T01:30:00Z',
  status: 'COMPLETED',
  customerEmail: '=cmd@x.se',
  amount: 1234.5,
  amountPaid: 1234.5,
  currencyCode: 'EUR',
  items: [
    { id: 'a', productName: 'Nimbus "Pro"', variantName: '3, devices', quantity: 2, lineTotal: 20 },
    { id: 'b', productName: 'Aurora', quantity: 1, lineTotal: 5 },
  ],
})
const empty = z.parse(Order, { id: 'no-items', amount: 0 })

const all = ordersShape.columns.map(({ id }) => id)
const options: ExportOptions = {
  format: 'csv',
  separator: ',',
  per: 'record',
  columns: all,
  withDetails: false,
  zone: 'Europe/Stockholm',
  unit: 'as-given',
}

function fileOf(entries: OrderEntry[][], changed: Partial<ExportOptions> = {}) {
  const chosen = { ...options, ...changed }
  const writer = fileWriter(ordersShape, chosen)
  const parts = entries.map((page, index) => writer.part(page, index === 0))
  return parts.join('') + fileTail(chosen.format, entries.length === 0)
}

const rowsOf = (text: string) =>
  parse(text, { bom: true, columns: true }) as Record<string, string>[]

describe('CSV', () => {
  test('an order comes back from a CSV parser with raw amounts and both times', () => {
    const [row] = rowsOf(fileOf([[{ order }]]))
    expect(row).toMatchObject({
      order_id: order.id,
      created_local: '2026-03-29 03:30:00',
      created_utc: '2026-03-29T01:30:00.000Z',
      customer_email: "'=cmd@x.se",
      amount: '1234.5',
      amount_text: '1,234.50 EUR',
      items: 'Nimbus "Pro" 3, devices ×2; Aurora',
      quantity: '3',
    })
  })

  test('the head stands once, whatever the number of pages', () => {
    expect(rowsOf(fileOf([[{ order }], [{ order: empty }]]))).toHaveLength(2)
  })

  test('one row per item, and one for an order without items', () => {
    const entries = [order, empty].flatMap((each) => ordersShape.parts!.entries(each))
    const rows = rowsOf(fileOf([entries], { per: 'part' }))
    expect(rows.map(({ product, quantity }) => [product, quantity])).toEqual([
      ['Nimbus "Pro"', '2'],
      ['Aurora', '1'],
      ['', ''],
    ])
    expect(rows[0]).not.toHaveProperty('items')
  })
})

describe('JSON', () => {
  test('several pages make one array, in which missing values are null', () => {
    const rows: unknown = JSON.parse(fileOf([[{ order }], [{ order: empty }]], { format: 'json' }))
    expect(rows).toMatchObject([{ amount: 1234.5 }, { amount: 0, status: null }])
  })

  test('no orders make an empty array', () => {
    expect(JSON.parse(fileOf([], { format: 'json' }))).toEqual([])
  })

  test('JSON Lines hold one order per line', () => {
    const lines = fileOf([[{ order }], [{ order: empty }]], { format: 'jsonl' })
      .trim()
      .split('\n')
    expect(lines.map((line) => (JSON.parse(line) as { order_id: string }).order_id)).toEqual([
      order.id,
      'no-items',
    ])
  })
})

describe('details', () => {
  const detail = z.parse(OrderDetail, {
    order: {
      id: order.id,
      gatewayFee: 1.5,
      ipAddress: '185.213.154.61',
      gatewayMetadata: { transactionId: 'tx-1', clientSecret: 'secret-canary' },
      chatAccount: { accessToken: 'secret-canary' },
      deliveredItems: [{ id: 'd', textContent: 'key-canary' }],
      metadata: { token: 'secret-canary' },
      customFieldAnswers: { note: 'answer' },
    },
    logs: [{ id: 'l', requestBody: 'key-canary', signature: 'secret-canary' }],
  })

  test('secrets and delivered items never reach the file', () => {
    const columns = possibleColumns(ordersShape.columns, { per: 'record', withDetails: true })
    const text = fileOf([[{ order, detail }]], { withDetails: true })
    expect(columns.length).toBeGreaterThan(20)
    expect(text).toContain('185.213.154.61')
    expect(text).not.toContain('canary')
  })

  test('an order whose details could not be read keeps its row and says why', () => {
    const text = fileOf([[{ order, missing: 'SVC_4471' }]], { withDetails: true })
    expect(rowsOf(text)[0]).toMatchObject({ order_id: order.id, details_read: 'no: SVC_4471' })
  })

  test('without the details their columns are not offered', () => {
    const columns = possibleColumns(ordersShape.columns, { per: 'record', withDetails: false })
    expect(columns.some(({ id }) => id === 'refund')).toBe(false)
  })
})

test('heads for people are the columns’ own names, and stand over the same cells', () => {
  const columns = ['id', 'created', 'amount', 'line']
  const [head = '', row = ''] = fileOf([[ordersShape.entry(order)]], {
    columns,
    hasOwnHeads: true,
  }).split('\r\n')
  expect(head).toBe('\u{FEFF}Order ID,Created (Europe/Stockholm),Created (UTC),Amount')
  expect(row.split(',')).toHaveLength(4)
  const inUtc = fileOf([[ordersShape.entry(order)]], { columns, hasOwnHeads: true, zone: 'UTC' })
  expect(inUtc).toContain(',Created (created_local),Created (created_utc),')
  expect(fileOf([[ordersShape.entry(order)]], { columns })).toContain('order_id,created_local')
  expect(fileOf([], { columns, hasOwnHeads: true })).toBe('')
})

test.each([
  { hasOwnHeads: true, format: 'csv', head: 'Order ID' },
  { hasOwnHeads: false, format: 'csv', head: 'order_id' },
  { hasOwnHeads: true, format: 'json', head: 'order_id' },
] as const)('a preview of $format has the heads of its file ($head)', ({ head, ...changed }) => {
  const writer = fileWriter(ordersShape, { ...options, columns: ['id'], ...changed })
  expect(writer.headsOf(ordersShape.entry(order))).toEqual([head])
  expect(writer.part([ordersShape.entry(order)], true)).toContain(head)
})
