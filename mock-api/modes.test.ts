import { beforeEach, expect, test } from 'vitest'
import type { Client } from './mock-client.testing.ts'
import { createClient } from './mock-client.testing.ts'
import { ORDERS, PRODUCT, STORES, TICKET_ID } from './seed-ids.ts'

const store = `/stores/${STORES.software.id}`
const order = `${store}/orders/${ORDERS.plain}`
const FOR_GOOD = 1_000_000_000
let client: Client

beforeEach(() => {
  client = createClient()
})

const mode = (body: object) => client.call('POST', '/__mode', body)

test('reads lag behind a write until they may see it', async () => {
  await mode({ lag: FOR_GOOD })
  await client.call('DELETE', `${order}/refund`, { reason: 0 })
  await client.call('PUT', store, { name: 'Later' })
  expect((await client.get(order)).data.order.refund).toBeUndefined()
  expect((await client.get('/user')).data.stores[0].name).toBe(STORES.software.name)
  await mode({ lag: 0 })
  expect((await client.get(order)).data.order.refund).toBeDefined()
  expect((await client.get('/user')).data.stores[0].name).toBe('Later')
})

test.each([
  ['trimmed', ' Café  & <bar> ', 'Café & <bar>'],
  ['escaped', 'Café & <bar>', 'Café &amp; &lt;bar&gt;'],
  ['composed', 'Cafe\u0301', 'Café'],
  ['upper', 'Café', 'CAFÉ'],
  ['rounded', 'Café', 'Café'],
])('a service that stores texts %s', async (spelling, sent, stored) => {
  await mode({ spelling })
  const { data } = await client.call('PUT', `${store}/tickets/${TICKET_ID}`, { message: sent })
  expect(data.entries.at(-1).message).toBe(stored)
})

test('a service that rounds what it stores', async () => {
  await mode({ spelling: 'rounded' })
  const body = {
    name: 'Rounded',
    cost: 19.999,
    minimumQuantity: 1,
    maximumQuantity: -1,
    order: 1,
    type: 0,
    stock: 5,
    stockMode: 0,
    deliveryTypes: ['files'],
    disableVolumeDiscountOnCoupon: false,
  }
  const { data } = await client.call('POST', `${store}/products/${PRODUCT.id}/variants`, body)
  expect(data).toMatchObject({ cost: 20, stock: 5 })
})
