import { beforeEach, describe, expect, test } from 'vitest'
import { operations } from '#api/operations.ts'
import { type Client, createClient } from './mock-client.testing.ts'
import { ORDERS, STORES } from './seed-ids.ts'

const store = `/stores/${STORES.software.id}`
const order = `${store}/orders/${ORDERS.plain}`
let client: Client

beforeEach(() => {
  client = createClient()
})

describe('which calls a fault applies to', () => {
  test('a fault applies to its operation, the given number of times, in order', async () => {
    await client.fault({ op: 'getUser', fault: 'S500j', times: 2 })
    await client.fault({ op: '*', fault: 'S503j' })
    expect((await client.get(order)).status).toBe(503)
    expect((await client.get('/user')).status).toBe(500)
    expect((await client.get('/user')).status).toBe(500)
    expect((await client.get('/user')).status).toBe(200)
  })

  test('a fault for all operations applies until it is cleared', async () => {
    await client.fault({ op: '*', fault: 'S401j', times: -1 })
    for (let call = 0; call < 5; call += 1) expect((await client.get('/user')).status).toBe(401)
    await client.call('DELETE', '/__fault')
    expect((await client.get('/user')).status).toBe(200)
  })

  test('a fault applies only to its own key', async () => {
    await client.fault({ op: '*', fault: 'S500j', times: -1 })
    expect((await client.withKey('test-other').get('/user')).status).toBe(200)
  })

  test.each([
    { op: 'getUsers', fault: 'S500j' },
    { op: '*', fault: 'S50j' },
    { op: '*', fault: 'T02' },
    { op: '*', fault: 'D23' },
    { op: '*', fault: 'S500j', time: 2 },
    '{',
  ])('%j is no fault', async (body) => {
    expect(await client.call('POST', '/__fault', body)).toMatchObject({
      status: 400,
      code: 'INVALID_FAULT',
    })
  })

  test.each(Object.keys(operations))('%s: every fault can be set', async (op) => {
    await client.fault({ op, fault: 'S500n' })
  })
})

describe('behaviours', () => {
  test('clamp limits the page size', async () => {
    await client.fault({ op: 'listOrders', fault: 'clamp', size: 50 })
    expect((await client.get(`${store}/orders?PageSize=100`)).data).toHaveLength(50)
  })

  test('ignore drops the named parameters', async () => {
    const all = (await client.get(`${store}/reviews?PageSize=1`)).pages
    await client.fault({ op: 'listReviews', fault: 'ignore', parameters: ['hasReply'] })
    expect((await client.get(`${store}/reviews?PageSize=1&hasReply=false`)).pages).toBe(all)
  })

  test('arrive adds orders between two pages', async () => {
    const before = await client.get(`${store}/orders`)
    await client.fault({ op: 'listOrders', fault: 'arrive', rows: 3 })
    const after = await client.get(`${store}/orders`)
    expect(after.data[3]).toEqual(before.data[0])
    const detail = await client.get(`${store}/orders/${after.data[0].id}`)
    expect(detail.data.order).toMatchObject({ id: after.data[0].id, amount: after.data[0].amount })
  })

  test('the log has every delivery, without the API key', async () => {
    await client.fault({ op: 'refundOrder', fault: 'S500j' })
    await client.call('DELETE', `${order}/refund`, { reason: 0 })
    await client.call('DELETE', `${order}/refund`, { reason: 2 }, { 'X-Operation-Id': 'abc' })
    await client.get(`${store}/orders?Page=x`)
    const { data, text } = await client.get('/__log')
    expect(data).toMatchObject([
      { operation: 'refundOrder', applied: false, fault: 'S500j', body: '{"reason":0}' },
      {
        operation: 'refundOrder',
        applied: true,
        fault: null,
        headers: { 'x-operation-id': 'abc' },
        method: 'DELETE',
        path: `${order}/refund`,
      },
      { operation: 'listOrders', applied: false, query: '?Page=x' },
    ])
    expect(text).not.toContain(client.apiKey)
    expect((await client.withKey('test-other').get('/__log')).data).toEqual([])
    await client.call('DELETE', '/__log')
    expect((await client.get('/__log')).data).toEqual([])
  })
})
