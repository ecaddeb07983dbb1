import { beforeEach, describe, expect, test } from 'vitest'
import { type Client, createClient } from './mock-client.testing.ts'
import { CATEGORY, CUSTOMER, ORDERS, PRODUCT, STORES, TICKET_ID, VARIANT } from './seed-ids.ts'

const store = `/stores/${STORES.software.id}`
let client: Client

beforeEach(() => {
  client = createClient()
})

function refund(orderId: string, body: unknown = { reason: 0 }) {
  return client.call('DELETE', `${store}/orders/${orderId}/refund`, body)
}

describe('refund', () => {
  test('a refund shows in the order and in the list', async () => {
    const before = await client.get(`${store}/orders/${ORDERS.plain}`)
    const answer = await refund(ORDERS.plain, { reason: 3 })
    expect(answer).toMatchObject({
      status: 201,
      data: { orderId: ORDERS.plain, amount: before.data.order.amountPaid },
    })
    const { data } = await client.get(`${store}/orders/${ORDERS.plain}`)
    expect(data.order).toMatchObject({ status: 'REFUNDED', refund: answer.data })
    const list = await client.get(`${store}/orders?status=REFUNDED&PageSize=100`)
    expect(list.data.map(({ id }: { id: string }) => id)).toContain(ORDERS.plain)
  })

  test('a refunded order cannot be refunded again', async () => {
    await refund(ORDERS.plain)
    const conflict = { status: 409, success: false, code: 'ORDER_ALREADY_REFUNDED' }
    expect(await refund(ORDERS.plain)).toMatchObject(conflict)
    expect(await refund(ORDERS.refunded)).toMatchObject(conflict)
    expect(await refund(ORDERS.pending)).toMatchObject({ status: 409, code: 'ORDER_NOT_PAID' })
  })

  test.each([
    undefined,
    '',
    '{',
    '[]',
    '{}',
    '{"reason":4}',
    '{"reason":"0"}',
    '{"reason":0,"x":1}',
  ])('the body %j is refused, and nothing happens', async (body) => {
    const answer = await client.call('DELETE', `${store}/orders/${ORDERS.plain}/refund`, body)
    expect(answer).toMatchObject({ status: 400, success: false, code: 'INVALID_BODY' })
    const { data } = await client.get(`${store}/orders/${ORDERS.plain}`)
    expect(data.order.refund).toBeUndefined()
  })

  test('a body without the JSON content type is refused', async () => {
    const path = `${store}/orders/${ORDERS.plain}/refund`
    const answer = await client.call('DELETE', path, '{"reason":0}', {
      'Content-Type': 'text/plain',
    })
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_BODY' })
  })
})

function names(products: { id: string; variants: { name: string }[] }[]) {
  return products.find(({ id }) => id === PRODUCT.id)!.variants.map(({ name }) => name)
}

describe('variants', () => {
  const path = `${store}/products/${PRODUCT.id}/variants`
  const everywhere = async () => [
    names([(await client.get(`${store}/products/${PRODUCT.id}`)).data]),
    names([(await client.get(`${store}/products/slug/${PRODUCT.slug}`)).data]),
    names((await client.get(`${store}/products/all`)).data),
    names((await client.get(`${store}/categories/${CATEGORY.id}`)).data.products),
  ]

  test('created and deleted variants show in product, list and category', async () => {
    const { status, data } = await client.call('POST', path, {
      name: 'New one',
      cost: 0,
      minimumQuantity: 1,
      maximumQuantity: -1,
      order: 5,
      type: 0,
      stock: 0,
      deliveryTypes: ['extauth'],
      stockMode: 0,
      disableVolumeDiscountOnCoupon: false,
      billingInterval: 0,
    })
    expect(status).toBe(201)
    expect(data).not.toHaveProperty('type')
    expect(data).not.toHaveProperty('stockMode')
    expect(data).not.toHaveProperty('billingInterval')
    for (const shown of await everywhere()) expect(shown.at(-1)).toBe('New one')

    const gone = await client.call('DELETE', `${path}/${VARIANT.id}`)
    expect(gone).toMatchObject({ status: 200, data: { id: VARIANT.id, name: VARIANT.name } })
    for (const shown of await everywhere()) expect(shown).not.toContain(VARIANT.name)
    expect(await client.call('DELETE', `${path}/${VARIANT.id}`)).toMatchObject({
      status: 404,
      code: 'VARIANT_NOT_FOUND',
    })
  })

  test('a deletion with a body is refused', async () => {
    const answer = await client.call('DELETE', `${path}/${VARIANT.id}`, {})
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_BODY' })
    expect((await everywhere())[0]).toContain(VARIANT.name)
  })
})

test('every reply is appended, even with the same text', async () => {
  const path = `${store}/tickets/${TICKET_ID}`
  await client.call('PUT', path, { message: 'Same' })
  const { data } = await client.call('PUT', path, { message: 'Same' })
  expect(data.entries.map(({ message }: { message: string }) => message).slice(-2)).toEqual([
    'Same',
    'Same',
  ])
  const { data: customer } = await client.get(`${store}/customers/${CUSTOMER.id}`)
  expect(customer.tickets[0]).toEqual(data)
})

describe('update store', () => {
  test('by default fields that are not sent stay', async () => {
    const { data } = await client.call('PUT', store, { name: 'Halden', enableCartRecovery: false })
    expect(data).toMatchObject({ name: 'Halden', enableCartRecovery: false, currencyCode: 'EUR' })
    const { data: user } = await client.get('/user')
    expect(user.stores[0]).toMatchObject({ name: 'Halden', currencyCode: 'EUR' })
    const { data: detail } = await client.get(`${store}/orders/${ORDERS.plain}`)
    expect(detail.storeName).toBe('Halden')
  })

  test('with replace fields that are not sent are emptied', async () => {
    await client.fault({ op: 'updateStore', fault: 'replace' })
    const { data } = await client.call('PUT', store, { name: 'Halden' })
    expect(data).toMatchObject({ name: 'Halden', currencyCode: '', isTicketingEnabled: false })
    const { data: merged } = await client.call('PUT', store, { currencyCode: 'USD' })
    expect(merged).toMatchObject({ name: 'Halden', currencyCode: 'USD' })
  })

  test.each(['{"name":1}', '{"isTicketingEnabled":"true"}', '{"slug":"x"}', '{"name":null}', '[]'])(
    'the body %s is refused',
    async (body) => {
      expect(await client.call('PUT', store, body)).toMatchObject({
        status: 400,
        code: 'INVALID_BODY',
      })
    },
  )
})
