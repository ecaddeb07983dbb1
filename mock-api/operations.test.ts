import { expect, test } from 'vitest'
import { operations } from '#api/operations.ts'
import { type Shape, differences } from './contract.testing.ts'
import * as catalogue from './contract-catalogue.testing.ts'
import * as orders from './contract-orders.testing.ts'
import * as people from './contract-people.testing.ts'
import { store } from './contract-store.testing.ts'
import { type Answered, createClient } from './mock-client.testing.ts'
import { CATEGORY, COUPON, ORDERS, PRODUCT, STORES, TICKET_ID, WEBHOOKS } from './seed-ids.ts'

const client = createClient()
const first = `/stores/${STORES.software.id}`
const called = new Set<string>()

const storePaths = Object.values(STORES).map(({ id }) => `/stores/${id}`)

async function listed(operation: string, path: string): Promise<unknown[]> {
  called.add(operation)
  const separator = path.includes('?') ? '&' : '?'
  const answer = await client.get(`${path}${separator}PageSize=2000`)
  expect(Object.keys(answer).toSorted()).toEqual(
    ['data', 'headers', 'pages', 'status', 'success', 'text'].toSorted(),
  )
  expect(answer).toMatchObject({ status: 200, success: true })
  return answer.data as unknown[]
}

async function one(operation: string, path: string): Promise<unknown> {
  called.add(operation)
  return dataOf(await client.get(path), 200)
}

async function written(operation: string, method: string, path: string, body?: unknown) {
  called.add(operation)
  return dataOf(
    await client.call(method, path, body),
    operation === 'deleteVariant' || operation === 'updateStore' ? 200 : 201,
  )
}

function dataOf(answer: Answered, status: number): unknown {
  expect(answer).toMatchObject({ status, success: true, message: null, code: null })
  return answer.data
}

function expectShape(shape: Shape, samples: unknown[]) {
  expect(differences(shape, samples)).toEqual([])
}

const idsOf = (records: unknown[]) => records.map((record) => (record as { id: string }).id)

test('orders', async () => {
  const rows = (
    await Promise.all(storePaths.map((path) => listed('listOrders', `${path}/orders`)))
  ).flat()
  expect(rows).toHaveLength(500)
  expectShape(orders.order, rows)
  const ids = idsOf(await listed('listOrders', `${first}/orders`))
  const details = await Promise.all(ids.map((id) => one('getOrder', `${first}/orders/${id}`)))
  expectShape(orders.orderDetail, details)
})

test('a refund', async () => {
  const refund = await written('refundOrder', 'DELETE', `${first}/orders/${ORDERS.plain}/refund`, {
    reason: 0,
  })
  expectShape(orders.refund, [refund])
})

test('reviews', async () => {
  expectShape(people.review, await listed('listReviews', `${first}/reviews`))
})

test('coupons', async () => {
  expectShape(catalogue.coupon, await listed('listCoupons', `${first}/coupons`))
  const found = await listed('searchCoupons', `${first}/coupons/search/autumn`)
  expect(idsOf(found)).toEqual([COUPON.id])
  expect(await one('getCoupon', `${first}/coupons/${COUPON.id}`)).toEqual(found[0])
})

test('products, their variants and their references', async () => {
  const references = (await one('listAllProducts', `${first}/products/all`)) as unknown[]
  expectShape(catalogue.productReference, references)
  const products = await Promise.all(
    idsOf(references).map((id) => one('getProduct', `${first}/products/${id}`)),
  )
  expectShape(catalogue.product, products)
  expect(await one('getProductBySlug', `${first}/products/slug/${PRODUCT.slug}`)).toEqual(
    products[0],
  )
})

test('a variant is created and deleted', async () => {
  const path = `${first}/products/${PRODUCT.id}/variants`
  const variant = await written('createVariant', 'POST', path, {
    name: 'Ten devices',
    cost: 99.5,
    minimumQuantity: 1,
    maximumQuantity: -1,
    order: 9,
    type: 0,
    stock: 0,
    deliveryTypes: ['dynamic', 'extauth'],
    stockMode: 2,
    disableVolumeDiscountOnCoupon: true,
    dynamicUrl: 'https://provision.halden.software/ten',
    deliveryMessage: 'On its way',
    billingInterval: 4,
    customIntervalDays: 45,
  })
  const {
    files: _,
    customFields: __,
    volumeDiscounts: ___,
    metadata: ____,
    ...shape
  } = catalogue.variant
  const { files, customFields, volumeDiscounts, metadata, ...rest } = variant as Record<
    string,
    unknown
  >
  expect([files, customFields, volumeDiscounts, metadata]).toEqual([[], [], [], null])
  expectShape(shape, [rest])
  const id = String(rest['id'])
  expect(await written('deleteVariant', 'DELETE', `${path}/${id}`)).toEqual(variant)
})

test('categories', async () => {
  const references = (await one('listAllCategories', `${first}/categories/all`)) as unknown[]
  expectShape(catalogue.categoryReference, references)
  const categories = await Promise.all(
    idsOf(references).map((id) => one('getCategory', `${first}/categories/${id}`)),
  )
  expectShape(catalogue.category, categories)
  expect(idsOf(categories)).toContain(CATEGORY.id)
})

test('customers and their tickets', async () => {
  const found = await listed('searchCustomers', `${first}/customers/search/%40`)
  expectShape(people.customerSearchItem, found)
  const customers = await Promise.all(
    idsOf(found).map((id) => one('getCustomer', `${first}/customers/${id}`)),
  )
  expectShape(people.customer, customers)
})

test('a reply to a ticket', async () => {
  const message = 'It can take up to fifteen minutes.'
  const ticket = await written('replyTicket', 'PUT', `${first}/tickets/${TICKET_ID}`, { message })
  expectShape(people.ticket, [ticket])
  expect(ticket).toMatchObject({ id: TICKET_ID, entries: { 3: { message } } })
})

test('an empty store update is accepted', async () => {
  const stores = await Promise.all(
    storePaths.map((path) => written('updateStore', 'PUT', path, {})),
  )
  expectShape(store, stores)
})

test('the user has a flag and options for each of sixteen processors', async () => {
  const all = (await one('getUser', '/user')) as Record<string, unknown>
  const { passkeyEnabled, totpEnabled, twoFactorEnabled, isCryptoEnabled, ...others } = all
  const flags = Object.keys(others).filter((name) => name.endsWith('Enabled'))
  const options = Object.keys(others).filter((name) => name.endsWith('Options'))
  const stems = options.map((name) => name.replace(/Options$/, ''))
  expect(flags).toHaveLength(16)
  expect(stems.toSorted()).toEqual(
    [...flags.map((name) => name.replace(/Enabled$/, '')), 'cryptocurrency'].toSorted(),
  )
  for (const flag of flags) expect(all[flag]).toBeTypeOf('boolean')
  expectShape(
    people.processorOptions,
    options.map((name) => all[name]),
  )
  const rest = Object.fromEntries(
    Object.entries({
      ...others,
      passkeyEnabled,
      totpEnabled,
      twoFactorEnabled,
      isCryptoEnabled,
    }).filter(([name]) => !flags.includes(name) && !options.includes(name)),
  )
  // These fields exist and are null, because the event never happened.
  const absent = ['billingSuspensionDate']
  const absentOfSubscription = ['nextRetryDate', 'cancelAt', 'canceledAt']
  expect(differences(people.user, [rest])).toEqual([
    ...absent.map((name) => `${name}: on no record`),
    ...absentOfSubscription.map((name) => `subscription.${name}: on no record`),
  ])
  expect(all).toMatchObject({
    billingSuspensionDate: null,
    subscription: { nextRetryDate: null, cancelAt: null, canceledAt: null },
  })
})

test('webhook logs', async () => {
  const logs = (
    await Promise.all(
      Object.values(WEBHOOKS).map((id) => listed('listWebhookLogs', `/webhooks/${id}/logs`)),
    )
  ).flat()
  expectShape(orders.webhookLog, logs)
})

test('this file calls every operation of the interface', () => {
  expect([...called].toSorted()).toEqual(Object.keys(operations).toSorted())
})
