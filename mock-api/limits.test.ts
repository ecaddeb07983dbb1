import { describe, expect, test } from 'vitest'
import { createClient } from './mock-client.testing.ts'
import { PRODUCT, STORES, TICKET_ID, WEBHOOKS } from './seed-ids.ts'

/*
 * The specification's table "Limits", row by row: the last accepted value and the first refused
 * one.
 */

const client = createClient()
const store = `/stores/${STORES.software.id}`
const lists = [
  `${store}/orders`,
  `${store}/reviews`,
  `${store}/coupons`,
  `${store}/coupons/search/a`,
  `${store}/customers/search/a`,
  `/webhooks/${WEBHOOKS.orders}/logs`,
]
const INT32_MAX = 2_147_483_647

describe.each(lists)('%s', (path) => {
  test.each([
    ['Page', '1', '0'],
    ['Page', String(INT32_MAX), String(INT32_MAX + 1)],
    ['Page', '2', '1.5'],
    ['PageSize', '1', '0'],
    ['PageSize', String(INT32_MAX), String(INT32_MAX + 1)],
    ['PageSize', '20', '-1'],
    ['PageSize', '7', 'seven'],
    ['PageSize', '10', ''],
  ])('%s: %s is accepted, %s refused', async (name, accepted, refused) => {
    expect((await client.get(`${path}?${name}=${accepted}`)).status).toBe(200)
    const refusal = await client.get(`${path}?${name}=${refused}`)
    expect(refusal).toMatchObject({ status: 400, success: false, code: 'INVALID_PARAMETERS' })
    expect(refusal.message).toContain(`${name}:`)
  })
})

const variant = {
  name: 'A variant',
  cost: 10,
  minimumQuantity: 1,
  maximumQuantity: -1,
  order: 1,
  type: 0,
  stock: 0,
  deliveryTypes: ['files'],
  stockMode: 0,
  disableVolumeDiscountOnCoupon: false,
}
const create = (body: unknown) =>
  client.call('POST', `${store}/products/${PRODUCT.id}/variants`, body)
const reply = (message: unknown) => client.call('PUT', `${store}/tickets/${TICKET_ID}`, { message })
const url = (length: number) => 'https://a.example/'.padEnd(length, 'x')

describe('create variant', () => {
  test.each([
    ['name', 'x'.repeat(3), 'x'.repeat(2)],
    ['name', 'x'.repeat(128), 'x'.repeat(129)],
    ['name', '😀'.repeat(64), '😀'.repeat(65)],
    ['cost', 0, -0.01],
    ['cost', 100_000, 100_000.01],
    ['minimumQuantity', 1, 0],
    ['minimumQuantity', INT32_MAX, INT32_MAX + 1],
    ['maximumQuantity', -1, -2],
    ['maximumQuantity', INT32_MAX, INT32_MAX + 1],
    ['order', 1, 0],
    ['order', INT32_MAX, INT32_MAX + 1],
    ['stock', 0, -1],
    ['stock', INT32_MAX, INT32_MAX + 1],
    ['dynamicUrl', url(2048), url(2049)],
    ['dynamicUrl', null, 'not a URI'],
    ['deliveryMessage', 'x'.repeat(4096), 'x'.repeat(4097)],
    ['deliveryMessage', null, 5],
    ['type', 0, -1],
    ['type', 1, 2],
    ['stockMode', 0, -1],
    ['stockMode', 2, 3],
    ['billingInterval', 0, -1],
    ['billingInterval', 4, 5],
    ['customIntervalDays', null, 1.5],
    ['deliveryTypes', ['license_keys', 'dynamic', 'extauth', 'instructions', 'files'], ['keyauth']],
    ['disableVolumeDiscountOnCoupon', true, 'true'],
  ])('%s', async (field, accepted, refused) => {
    expect((await create({ ...variant, [field]: accepted })).status).toBe(201)
    const refusal = await create({ ...variant, [field]: refused })
    expect(refusal).toMatchObject({ status: 400, success: false, code: 'INVALID_BODY' })
    expect(refusal.message).toContain(field)
  })

  test.each(Object.keys(variant))('%s is required', async (field) => {
    const refusal = await create({ ...variant, [field]: undefined })
    expect(refusal.status).toBe(400)
    expect(refusal.message).toContain(field)
  })
})

describe('reply to a ticket', () => {
  test.each([
    ['x', ''],
    ['x'.repeat(2048), 'x'.repeat(2049)],
    ['€'.repeat(2048), '😀'.repeat(1025)],
  ])('message', async (accepted, refused) => {
    expect((await reply(accepted)).status).toBe(201)
    expect((await reply(refused)).status).toBe(400)
  })
})

test.each([
  ['1', '0'],
  ['5', '6'],
])('review rating %s is accepted, %s refused', async (accepted, refused) => {
  expect((await client.get(`${store}/reviews?rating=${accepted}`)).status).toBe(200)
  expect((await client.get(`${store}/reviews?rating=${refused}`)).status).toBe(400)
})

test('a refusal names every problem of a request', async () => {
  const { message } = await client.get(
    `${store}/reviews?rating=9&hasReply=yes&colour=red&Page=0&Filters=rating==5,hasReply&Sorts=up`,
  )
  for (const name of ['rating', 'hasReply', 'colour', 'Page', 'Filters', 'Sorts']) {
    expect(message).toContain(`${name}:`)
  }
})
