import { expect, test } from 'vitest'
import { DEMO_API_KEY } from './database.ts'
import { createClient } from './mock-client.testing.ts'
import { FONTS_ORDER_ID, FOREIGN_STORE_ID, ORDERS, PRODUCT, STORES } from './seed-ids.ts'

const client = createClient()
const store = `/stores/${STORES.software.id}`
const NOBODY = '99999999-9999-9999-9999-999999999999'

test.each([
  null,
  'demo-key-0001',
  'test-',
  'test-%C3%A4',
  'limited',
  'other-key',
  `test-${'x'.repeat(201)}`,
])('the key %s is not known', async (key) => {
  const stranger = client.withKey(key)
  for (const path of ['/user', `${store}/orders`, '/nowhere', '/__log']) {
    expect(await stranger.get(path)).toMatchObject({
      status: 401,
      success: false,
      code: 'INVALID_API_KEY',
    })
  }
})

test('only the Bearer scheme is accepted', async () => {
  const nobody = client.withKey(null)
  const headers = { Authorization: `Basic ${DEMO_API_KEY}` }
  expect((await nobody.call('GET', '/user', undefined, headers)).status).toBe(401)
})

test('the demo key works with and without a leading /api', async () => {
  const demo = client.withKey(DEMO_API_KEY)
  const { data } = await demo.get('/api/user')
  expect(data.stores.map(({ name }: { name: string }) => name)).toEqual(
    Object.values(STORES).map(({ name }) => name),
  )
  expect((await demo.get(`/api${store}/orders`)).text).toBe(
    (await demo.get(`${store}/orders`)).text,
  )
})

test('a limited key reads neither the user nor a product by slug', async () => {
  const limited = client.withKey('limited-one')
  const denied = { status: 403, success: false, code: 'PERMISSION_DENIED' }
  expect(await limited.get('/user')).toMatchObject(denied)
  const bySlug = await limited.get(`${store}/products/slug/${PRODUCT.slug}`)
  expect(bySlug).toMatchObject(denied)
  expect(bySlug.message).toContain('stores.products.view')
  expect((await limited.get(`${store}/products/${PRODUCT.id}`)).status).toBe(200)
})

test('a write under one key is invisible to another', async () => {
  const [one, two] = [client.withKey('test-one'), client.withKey('test-two')]
  await one.call('DELETE', `${store}/orders/${ORDERS.plain}/refund`, { reason: 1 })
  const statusOf = async ({ get }: typeof one) =>
    (await get(`${store}/orders/${ORDERS.plain}`)).data.order.status
  expect(await statusOf(one)).toBe('REFUNDED')
  expect(await statusOf(two)).toBe('COMPLETED')
})

test('the oldest of many keys is evicted, the demo key never', async () => {
  const app = createClient()
  const path = `${store}/orders/${ORDERS.plain}`
  for (const key of [DEMO_API_KEY, 'test-first']) {
    await app.withKey(key).call('DELETE', `${path}/refund`, { reason: 1 })
  }
  for (let number = 0; number < 200; number += 1) await app.withKey(`test-${number}`).get(path)
  const statusFor = async (key: string) => (await app.withKey(key).get(path)).data.order.status
  expect(await statusFor(DEMO_API_KEY)).toBe('REFUNDED')
  expect(await statusFor('test-first')).toBe('COMPLETED')
})

test.each([
  [`/stores/${NOBODY}/orders`, 'STORE_NOT_FOUND'],
  [`/stores/${FOREIGN_STORE_ID}/orders`, 'STORE_NOT_FOUND'],
  [`${store}/orders/${NOBODY}`, 'ORDER_NOT_FOUND'],
  [`${store}/orders/${FONTS_ORDER_ID}`, 'ORDER_NOT_FOUND'],
  [`${store}/coupons/${NOBODY}`, 'COUPON_NOT_FOUND'],
  [`${store}/products/${NOBODY}`, 'PRODUCT_NOT_FOUND'],
  [`${store}/products/slug/nothing`, 'PRODUCT_NOT_FOUND'],
  [`${store}/categories/${NOBODY}`, 'CATEGORY_NOT_FOUND'],
  [`${store}/customers/${NOBODY}`, 'CUSTOMER_NOT_FOUND'],
  [`/webhooks/${NOBODY}/logs`, 'WEBHOOK_NOT_FOUND'],
  ['/nowhere', 'NOT_FOUND'],
  [`${store}/tickets`, 'NOT_FOUND'],
])('%s: 404 %s', async (path, code) => {
  expect(await client.get(path)).toMatchObject({ status: 404, success: false, code })
})

test.each([
  '/stores/1/orders',
  `${store}/orders/${ORDERS.plain}0`,
  `${store}/coupons/search`,
  `${store}/categories/everything`,
  '/webhooks/x/logs',
])('%s: an id that is no UUID is refused', async (path) => {
  expect(await client.get(path)).toMatchObject({ status: 400, success: false, code: 'INVALID_ID' })
})

test('ids are case-insensitive', async () => {
  const answer = await client.get(
    `${store.toUpperCase().replace('/STORES', '/stores')}/orders/${ORDERS.plain.toUpperCase()}`,
  )
  expect(answer.data.order.id).toBe(ORDERS.plain)
})

test.each([
  ['POST', '/user'],
  ['GET', store],
  ['PATCH', store],
  ['POST', `${store}/orders`],
  ['GET', `${store}/orders/${ORDERS.plain}/refund`],
  ['GET', `${store}/tickets/${ORDERS.plain}`],
])('%s %s: no such method', async (method, path) => {
  expect(await client.call(method, path)).toMatchObject({ status: 405, success: false })
})
