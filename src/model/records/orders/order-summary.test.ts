import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { OrderDetail } from '#api/schemas/order-detail.ts'
import { orderSummary } from './order-summary.ts'

const cells = (order: object, others: object = {}) =>
  orderSummary(z.parse(OrderDetail, { order: { id: 'o', ...order }, ...others })).map(
    ({ title, text }) => `${title} · ${text}`,
  )

const cell = (place: number, order: object, others?: object) => cells(order, others)[place]

test('a plain order reads as paid, delivered, notified and unremarkable', () => {
  const order = {
    amount: 10,
    amountPaid: 10,
    gateway: 'CARDLANE',
    customer: { countryCode: 'SE' },
    deliveredItems: [{ id: 'd' }],
    isDeliveredManually: false,
  }
  const logs = [
    { id: '1', webhookId: 'w', responseCode: 502, dateCreated: '2026-11-21T10:00:00Z' },
    { id: '2', webhookId: 'w', responseCode: 200, dateCreated: '2026-11-21T10:01:00Z' },
  ]
  expect(
    cells(order, { logs, ipInfo: { country: 'Sweden', proxy: false, hosting: false } }),
  ).toEqual([
    'Paid in full · Cardlane',
    '1 item delivered · Automatically',
    'Webhooks delivered · 1 of 2 tries failed',
    'Nothing unusual · IP and countries',
  ])
})

test('problems come before what is fine', () => {
  const order = { amount: 10, amountPaid: 4, customer: { countryCode: 'NL' }, deliveredItems: [] }
  const logs = [{ id: '1', webhookId: 'w', responseCode: 0 }]
  expect(cells(order, { logs, ipInfo: { country: 'SE', hosting: true } })).toEqual([
    'Paid in part · No gateway',
    'Nothing delivered · But paid',
    '1 webhook failed · Tried once',
    '2 things to check · Hosting IP, customer country',
  ])
  const free = { amount: 0, amountPaid: 0, deliveredItems: [] }
  expect(cells({ ...free, status: 'COMPLETED' }).slice(0, 2)).toEqual([
    'Nothing to pay · No gateway',
    'Nothing delivered · Nothing to pay',
  ])
  expect(cell(1, { ...free, amount: 10 })).toBe('Nothing delivered · Not paid')
  expect(cells({ amountPaid: 10, chargeback: { id: 'c' } })[0]).toContain('Chargeback')
})

test('an order without fields makes no claim', () => {
  expect(cells({})).toEqual([])
  expect(cells({ amountPaid: 0 })).toEqual([
    'Nothing paid · No gateway',
    'Delivery not shown here · Your platform didn’t send it',
    'Webhooks not shown here · Your platform didn’t send them',
    'Origin not shown here · No details of the IP address',
  ])
})

test('what a platform leaves out is not told as known', () => {
  expect(cell(0, { amountPaid: 10 })).toMatch(/^Paid ·/)
  expect(cell(0, { amount: 10, amountPaid: 10, refund: { amount: 4 } })).toMatch(
    /^Refunded in part/,
  )
  expect(cell(1, { deliveredItems: [{ id: 'd' }] })).toBe('1 item delivered · ')
  expect(cell(1, { deliveredItems: [{ id: 'd' }], isDeliveryItemsLocked: true })).toMatch(
    /· Locked$/,
  )
  const logs = [{ id: '2', responseCode: 200, retryCount: 1 }]
  expect(cell(2, {}, { logs })).toBe('Webhooks delivered · After a retry')
  expect(cell(2, {}, { logs: [] })).toBe('No webhooks · None were called')
  for (const ipInfo of [{ country: 'Sweden' }, { status: 'fail', proxy: false, hosting: false }]) {
    expect(cell(3, {}, { ipInfo })).toMatch(/^Nothing unusual seen · Some details/)
  }
})

test('an order that lacks one of its keys says so', () => {
  const variant = { id: 'v-1', deliveryTypes: ['license_keys'] }
  const order = {
    amount: 20,
    amountPaid: 20,
    items: [{ variantId: 'v-1', quantity: 2 }],
    deliveredItems: [{ variantId: 'v-1', type: 'license_keys', textContent: 'A-1', variant }],
  }
  expect(cell(1, order)).toBe('1 of 2 keys not delivered · 1 item delivered')
})

test('what is due comes from the catalogue if nothing delivered carries its variant', () => {
  const order = {
    amount: 20,
    amountPaid: 20,
    isDeliveredManually: false,
    items: [
      { variantId: 'v-1', quantity: 2 },
      { variantId: 'v-2', quantity: 1 },
    ],
    deliveredItems: [{ variantId: 'v-1', type: 'license_keys', textContent: 'A-1\nA-2' }],
  }
  const detail = z.parse(OrderDetail, { order: { id: 'o', ...order } })
  const catalogue = ['v-1', 'v-2'].map((id) => ({ id, deliveryTypes: ['license_keys'] }))
  expect(orderSummary(detail)[1]?.title).toBe('1 item delivered')
  expect(orderSummary(detail, catalogue)[1]?.title).toBe('1 of 3 keys not delivered')
})
