import { beforeEach, describe, expect, test } from 'vitest'
import { secretFields } from '#api/operations.ts'
import { hostileTexts } from './hostile.ts'
import { type Client, createClient } from './mock-client.testing.ts'
import { COUPON, CUSTOMER, ORDERS, PRODUCT, STORES } from './seed-ids.ts'

const store = `/stores/${STORES.software.id}`
const order = `${store}/orders/${ORDERS.complete}`
let client: Client

beforeEach(() => {
  client = createClient()
})

async function spoilt(path: string, fault: Record<string, unknown>) {
  await client.fault({ op: '*', ...fault })
  const answer = await client.get(path)
  expect(answer.status).toBe(200)
  return answer
}

describe('faults of one field', () => {
  test.each([
    ['data.order.amount', 'twelve'],
    ['data.order.status', { text: 'COMPLETED' }],
    ['data.order.sendReceipt', 'yes'],
    ['data.order.items', { 0: 'x' }],
    ['data.order.tax', 7],
  ])('D01 %s: another type', async (path, value) => {
    const { data } = await spoilt(order, { fault: 'D01', path })
    expect(data.order[path.split('.')[2]!]).toEqual(value)
  })

  test('D01 sets the given value in every row', async () => {
    const { data } = await spoilt(`${store}/orders`, {
      fault: 'D01',
      path: 'data.*.amount',
      values: [{}],
    })
    expect(data).toHaveLength(20)
    for (const row of data) if ('amount' in row) expect(row.amount).toEqual({})
  })

  test('D02 removes a field, D03 sets it to null', async () => {
    const missing = await spoilt(order, { fault: 'D02', path: 'data.order.items.0.quantity' })
    expect(missing.data.order.items[0]).not.toHaveProperty('quantity')
    expect(missing.data.order.items[1]).toHaveProperty('quantity')
    expect((await spoilt(order, { fault: 'D03', path: 'data.ipInfo' })).data.ipInfo).toBeNull()
    expect(await spoilt(`${store}/orders`, { fault: 'D02', path: 'pages' })).not.toHaveProperty(
      'pages',
    )
  })
})

describe('lists', () => {
  const list = `${store}/orders`

  test('D04, D05, D16, D17 spoil a list', async () => {
    expect((await spoilt(list, { fault: 'D04' })).data).toBeNull()
    expect(await spoilt(list, { fault: 'D04', variant: 1 })).not.toHaveProperty('data')
    expect(
      (await spoilt(list, { fault: 'D05' })).data.filter((row: unknown) => typeof row !== 'object'),
    ).toEqual([5, 'text'])
    expect(await spoilt(list, { fault: 'D16' })).toMatchObject({ pages: 18, data: [] })
    const pages: unknown[] = []
    for (const variant of [0, 1, 2, 3, 4])
      pages.push((await spoilt(list, { fault: 'D17', variant })).pages)
    expect(pages).toEqual([0, -1, undefined, '3', 2_147_483_647])
  })

  test.each([list, `${store}/products/all`])(
    'D11 %s: very many rows, each with its own id',
    async (path) => {
      const { data } = await spoilt(path, { fault: 'D11', rows: 3000 })
      expect(new Set(data.map(({ id }: { id: string }) => id)).size).toBe(3000)
    },
  )

  test('D15, D18 change the rows of a list', async () => {
    const twice = (await spoilt(list, { fault: 'D15' })).data
    expect(twice.at(-1)).toEqual(twice[0])
    const [one, two] = [
      await spoilt(`${list}?Page=1`, { fault: 'D15', variant: 1 }),
      await spoilt(`${list}?Page=2`, { fault: 'D15', variant: 1 }),
    ]
    expect(one.data[0].id).toBe(two.data[0].id)
    expect((await spoilt(list, { fault: 'D18' })).data).toHaveLength(40)
    expect(await spoilt(list, { fault: 'D18', variant: 1 })).toMatchObject({
      pages: 9,
      data: { length: 10 },
    })
  })
})

describe('values', () => {
  test('D06 sends unknown words and numbers', async () => {
    const { data } = await spoilt(order, { fault: 'D06' })
    expect(data.order.status).not.toBe('COMPLETED')
    const { data: references } = await spoilt(`${store}/products/all`, { fault: 'D06' })
    expect(references[0].affiliateDiscountMode).toBe(99)
  })

  test('D07 adds unknown fields at every level', async () => {
    const { data } = await spoilt(order, { fault: 'D07' })
    for (const level of [
      data,
      data.order,
      data.order.items[0],
      data.order.customer.externalLogins[0],
    ]) {
      expect(level).toHaveProperty('futureField')
    }
  })

  test('D08 sends odd dates, D10 odd currencies, given ones too', async () => {
    const { data } = await spoilt(order, { fault: 'D08', values: ['0001-01-01T00:00:00Z'] })
    expect(data.order.dateCreated).toBe('0001-01-01T00:00:00Z')
    expect((await spoilt(order, { fault: 'D08' })).data.order.dateCreated).toBe(
      '2026-03-01T10:00:00',
    )
    expect((await spoilt(order, { fault: 'D10' })).data.order.currencyCode).toBe('')
    expect((await spoilt(order, { fault: 'D10', values: ['USDT'] })).data.order.currencyCode).toBe(
      'USDT',
    )
  })

  test('D09 writes odd numbers literally', async () => {
    const { text, data } = await spoilt(order, { fault: 'D09' })
    expect(text).toMatch(/:1e400,/)
    expect(text).toMatch(/:-0,/)
    expect(text).toMatch(/:9007199254740993,/)
    expect(data.order.items[0].amount).toBe(Infinity)
  })

  test('D12 sends a huge text', async () => {
    const { data } = await spoilt(`${store}/coupons/${COUPON.id}`, { fault: 'D12' })
    expect(data.code).toHaveLength(1_000_000)
    const { data: at } = await spoilt(order, {
      fault: 'D12',
      path: 'data.logs.0.responseBody',
      size: 2_000_000,
    })
    expect(at.logs[0].responseBody).toHaveLength(2_000_000)
  })

  test.each([
    order,
    '/user',
    `${store}/products/${PRODUCT.id}`,
    `${store}/customers/${CUSTOMER.id}`,
    `${store}/coupons/${COUPON.id}`,
  ])('D13, D14 %s: odd free maps', async (path) => {
    const many = await spoilt(path, { fault: 'D13' })
    expect(many.text).toContain('"key 9999":9999')
    const deep = await spoilt(path, { fault: 'D13', variant: 1 })
    expect(deep.text).toContain('{"deeper":{"deeper":')
    const taken = await spoilt(path, { fault: 'D14' })
    expect(taken.text).toContain('"__proto__":{"polluted":true}')
  })

  test('D19 sends another record than requested', async () => {
    const { data } = await spoilt(order, { fault: 'D19' })
    expect(data.order.id).not.toBe(ORDERS.complete)
    expect(data.storeId).not.toBe(STORES.software.id)
    expect((await spoilt(`${store}/coupons/${COUPON.id}`, { fault: 'D19' })).data.id).not.toBe(
      COUPON.id,
    )
  })

  test('D20, D21 send hostile texts and URLs; ids and dates stay', async () => {
    const { data } = await spoilt(order, { fault: 'D20' })
    expect(data.order.id).toBe(ORDERS.complete)
    expect(data.order.items[0].productName).toBe(hostileTexts[0])
    const { data: addresses } = await spoilt(order, { fault: 'D21' })
    expect(addresses.order.returnUrl).toMatch(/^(?!https:\/\/shop)/)
    expect(
      (await spoilt(order, { fault: 'D21', values: ['javascript:1'] })).data.order.chatAccount
        .avatarUrl,
    ).toBe('javascript:1')
  })

  test('D22 adds every secret at every level', async () => {
    const { data } = await spoilt(`${store}/orders`, { fault: 'D22' })
    for (const name of secretFields) {
      expect(data[0][name]).toBe(`canary-planted-${name}`)
      expect(data[0].items[0][name]).toBe(`canary-planted-${name}`)
    }
  })
})
