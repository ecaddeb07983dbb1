import { expect, test } from 'vitest'
import { createClient } from './mock-client.testing.ts'
import { CUSTOMER, LONG_TICKET, ORDERS, STORES, WEBHOOKS } from './seed-ids.ts'
import { createSeed } from './seed.ts'

const client = createClient()
const [first, , third] = Object.values(STORES).map(({ id }) => `/stores/${id}`)

// oxlint-disable-next-line typescript/no-explicit-any -- the shapes are checked elsewhere
async function detailsOf(path: string): Promise<any[]> {
  const { data } = await client.get(`${path}/orders?PageSize=1000`)
  const details = (data as { id: string }[]).map(({ id }) => client.get(`${path}/orders/${id}`))
  return (await Promise.all(details)).map((answer) => answer.data)
}

const decimals: Record<string, number> = { EUR: 2, USD: 2, GBP: 2, JPY: 0, USDT: 6 }

test("every order's amount is items - discounts + fees + tax", async () => {
  const details = (
    await Promise.all(Object.values(STORES).map(({ id }) => detailsOf(`/stores/${id}`)))
  ).flat()
  const currencies = new Set<string>()
  for (const { order } of details) {
    if (!order.items) continue
    currencies.add(order.currencyCode)
    const scale = 10 ** decimals[order.currencyCode]!
    const minor = (value: number) => Math.round(value * scale)
    let sum = 0
    for (const item of order.items) {
      expect(minor(item.lineTotal)).toBe(
        minor(item.amount) * item.quantity - minor(item.volumeDiscountAmount),
      )
      sum += minor(item.lineTotal)
      sum += minor(item.additionalFeeAmount) + minor(item.additionalFixedFeeAmount)
    }
    sum -= minor(order.coupon?.netDecrease ?? 0) + minor(order.affiliateDiscount?.netDecrease ?? 0)
    sum += minor(order.globalGatewayFeeAmount) + minor(order.globalGatewayFixedFeeAmount)
    if (order.tax) expect(minor(order.tax.preTaxAmount)).toBe(sum)
    sum += minor(order.tax?.taxAmount ?? 0)
    expect(minor(order.amount)).toBe(sum)
    expect(order.amountPaid).toBeLessThanOrEqual(order.amount)
  }
  expect([...currencies].toSorted()).toEqual(Object.keys(decimals).toSorted())
})

test('the complete order matches the design', async () => {
  const { data } = await client.get(`${first}/orders/${ORDERS.complete}`)
  expect(data).toMatchObject({
    order: {
      amount: 164.06,
      amountPaid: 164.06,
      gatewayFee: 4.09,
      platformFee: 3.28,
      items: [{ volumeDiscountAmount: 3.9, lineTotal: 74.1 }, {}, {}],
      coupon: { code: 'AUTUMN10', netDecrease: 14.81 },
      tax: { taxAmount: 28.47 },
      customer: { customerId: CUSTOMER.id, externalLogins: [{}] },
      chatAccount: { accessToken: expect.stringMatching(/^canary-/) },
      customFieldAnswers: { machine_id: 'WS-2291-HX', edition: 'desktop' },
    },
    ipInfo: { country: 'Sweden' },
    billingInformation: { countryCode: 'NL' },
  })
  expect(data.order.coupon.id).not.toBe(data.order.coupon.couponId)
  expect(data.order.customer.id).not.toBe(data.order.customer.customerId)
  expect(data.order.deliveredItems.map(({ type }: { type: string }) => type)).toContain(
    'license_keys',
  )
  const attempts = data.logs.filter(
    ({ webhookId }: { webhookId: string }) => webhookId === WEBHOOKS.crm,
  )
  expect(attempts).toMatchObject([
    { responseCode: 502, retryCount: 0 },
    { responseCode: 200, retryCount: 1 },
  ])
})

test('the minimal order has no optional field', async () => {
  const { data } = await client.get(`${first}/orders/${ORDERS.minimal}`)
  expect(Object.keys(data.order)).toEqual(['id', 'dateCreated'])
})

test('every status occurs, and no date is in the future', async () => {
  const details = await detailsOf(first!)
  const statuses = new Set(details.map(({ order }) => order.status))
  for (const status of 'COMPLETED PENDING PARTIALLY_PAID REFUNDED CHARGEBACK FAILED VOIDED PROCESSING AWAITING_KYC'.split(
    ' ',
  )) {
    expect(statuses).toContain(status)
  }
  const latest = new Date().toISOString()
  const texts = JSON.stringify(details).matchAll(/"(dateCreated|repliedAt)":"([^"]+)"/g)
  for (const [, , date] of texts) expect(date! <= latest).toBe(true)
})

test('orders span four months, the newest minutes old; the inactive store has none lately', async () => {
  const { data } = await client.get(`${first}/orders?PageSize=1000`)
  expect(age(data[0])).toBeLessThan(10 * 60_000)
  expect(age(data.at(-1)) / 86_400_000).toBeGreaterThan(100)
  const quiet = await client.get(`${third}/orders`)
  expect(age(quiet.data[0]) / 86_400_000).toBeGreaterThan(45)
})

test('the seed is the same at every start', () => {
  const now = Date.UTC(2026, 0, 15, 12)
  const [one, two] = [createSeed(400, now), createSeed(400, now)]
  for (const [index, store] of one.stores.entries()) {
    const other = two.stores[index]!
    expect(store.book.rows).toEqual(other.book.rows)
    expect(store.customers).toEqual(other.customers)
    expect(store.reviews()).toEqual(other.reviews())
  }
  const later = createSeed(400, now + 5_000_000)
  expect(later.stores[0]!.book.rows.map(({ id }) => id)).toEqual(
    one.stores[0]!.book.rows.map(({ id }) => id),
  )
})

test('ids are unique', () => {
  const seed = createSeed(20_000, Date.now())
  const ids = seed.stores.flatMap((store) => [
    ...store.book.rows.map(({ id }) => id),
    ...store.customers.map(({ id }) => id),
    ...store.reviews().map(({ id }) => id),
    ...store.coupons.map(({ id }) => id),
    ...store.products.flatMap(({ id, variants }) => [id, ...variants.map((variant) => variant.id)]),
  ])
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([1, 2, 14, 37])('a demo store of %i orders works', (orders) => {
  const seed = createSeed(orders, Date.now())
  expect(seed.stores.reduce((sum, { book }) => sum + book.rows.length, 0)).toBe(orders)
})

test('customers come back, and one ticket has twenty entries', async () => {
  const { data } = await client.get(`${first}/customers/${CUSTOMER.id}`)
  expect(data.totalOrders).toBeGreaterThan(10)
  expect(data.tickets).toHaveLength(2)
  const { data: other } = await client.get(`${first}/customers/${LONG_TICKET.customerId}`)
  expect(other.tickets).toMatchObject([{ id: LONG_TICKET.id }])
  expect(other.tickets[0].entries).toHaveLength(20)
})

test('every secret is a canary', async () => {
  const answers = [
    await client.get('/user'),
    await client.call('PUT', first!, {}),
    await client.get(`${first}/orders/${ORDERS.complete}`),
  ]
  const secrets =
    /"(apiKey|webhookSecret|webhookSigningKey|publishableKey|publicKey|oAuthClientId|paymentProviderId|clientSecret|accessToken|signature|API_TOKEN|MAIL_PASSWORD)":"([^"]*)"/g
  const values = answers.flatMap(({ text }) =>
    [...text.matchAll(secrets)].map(([, , value]) => value),
  )
  expect(values.length).toBeGreaterThan(15)
  for (const value of values) expect(value).toMatch(/^(canary-|$)/)
})

function age(order: { dateCreated: string }) {
  return Date.now() - Date.parse(order.dateCreated)
}
