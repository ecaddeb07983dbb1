import { beforeEach, describe, expect, test } from 'vitest'
import { openPoints, points } from './character-points.ts'
import { characterNames, drawCharacter, namedCharacter, oddPoints } from './characters.ts'
import { type Client, createClient } from './mock-client.testing.ts'
import { ORDERS, PRODUCT, STORES, TICKET_ID } from './seed-ids.ts'
import type { TrueRecords } from './true-records.ts'
import { createWorld } from './world.testing.ts'

const store = `/stores/${STORES.software.id}`
const order = `${store}/orders/${ORDERS.plain}`
let client: Client

beforeEach(() => {
  client = createClient()
})

const post = (body: object) => client.call('POST', '/__character', body)
const behave = (changed: object) => post({ points: changed })

test('reads lag behind a write until they may see it', async () => {
  await behave({ reads: 'lag-for-good' })
  await client.call('DELETE', `${order}/refund`, { reason: 0 })
  await client.call('PUT', store, { name: 'Later' })
  expect((await client.get(order)).data.order.refund).toBeUndefined()
  expect((await client.get('/user')).data.stores[0].name).toBe(STORES.software.name)
  await behave({})
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
  await behave({ spelling })
  const { data } = await client.call('PUT', `${store}/tickets/${TICKET_ID}`, { message: sent })
  expect(data.entries.at(-1).message).toBe(stored)
})

test('a service that rounds what it stores', async () => {
  await behave({ spelling: 'rounded' })
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

describe('characters', () => {
  test('the usual one decides every point first', () => {
    expect(oddPoints(namedCharacter('usual'))).toEqual({})
  })

  test('each other name stands for something unusual', () => {
    const like = characterNames.filter((name) => {
      return Object.keys(oddPoints(namedCharacter(name))).length === 0
    })
    expect(like).toEqual(['usual'])
  })

  test('a seed always draws the same one, and many seeds meet every behaviour', () => {
    expect(drawCharacter(7)).toEqual(drawCharacter(7))
    const drawn = Array.from({ length: 3000 }, (_, seed) => drawCharacter(seed))
    const never = points.flatMap((point) =>
      openPoints[point].behaviours
        .filter((behaviour) => !drawn.some((character) => character[point] === behaviour))
        .map((behaviour) => `${point}: ${behaviour}`),
    )
    expect(never).toEqual([
      'nothingDelivered: null',
      'reads: lag-for-good',
      'arrivals: every-minute',
    ])
    const odd = drawn.map((character) => Object.keys(oddPoints(character)).length)
    expect(odd.filter((count) => count <= points.length / 2).length).toBe(drawn.length)
  })

  test('an unknown name or behaviour is refused', async () => {
    expect((await post({ from: 'no-such' })).status).toBe(400)
    expect((await post({ points: { pages: 'no-such' } })).status).toBe(400)
    expect((await post({ points: { noSuch: 'counted' } })).status).toBe(400)
    expect((await post({ from: 3 })).data).toEqual(drawCharacter(3))
  })
})

const orders = (query = '') => client.get(`${store}/orders?${query}`)
const idsOf = ({ data }: { data?: { id: string }[] }) => data!.map(({ id }) => id)

describe('lists', () => {
  test.each([
    ['window-of-200-rows', 'PageSize=100&Page=3', 100, 4],
    ['pages-absent', 'PageSize=100', 100, undefined],
    ['pages-zero', 'PageSize=100', 100, 0],
    ['pages-says-one', 'PageSize=100', 100, 1],
    ['knows-only-the-next-page', 'PageSize=100&Page=2', 100, 3],
    ['page-size-clamped', 'PageSize=100', 20, 18],
    ['page-of-one-ignored', 'PageSize=1', 20, 18],
    ['repeats-within-a-page', 'PageSize=100', 101, 4],
    ['filters-ignored', 'PageSize=100&status=REFUNDED', 100, 4],
  ])('%s', async (name, query, rows, pages) => {
    await post({ from: name })
    const answer = await orders(query)
    expect(answer.data).toHaveLength(rows)
    expect(answer.pages).toBe(pages)
  })

  test('beyond a window the last page comes again', async () => {
    await post({ from: 'window-of-200-rows' })
    const second = await orders('PageSize=100&Page=2')
    expect(idsOf(await orders('PageSize=100&Page=3'))).toEqual(idsOf(second))
  })

  test('an exclusive bound leaves out the order of that very time', async () => {
    const [newest] = (await orders('PageSize=1')).data
    const query = `dateFrom=${newest.dateCreated}`
    expect((await orders(query)).data).toHaveLength(1)
    await behave({ dateFrom: 'exclusive' })
    expect((await orders(query)).data).toHaveLength(0)
  })

  test('statuses are filtered by the word that is sent', async () => {
    await post({ from: 'statuses-in-german' })
    const { data } = await orders('status=Erstattet')
    expect(data.length).toBeGreaterThan(5)
    expect(new Set(data.map((row: { status: string }) => row.status))).toEqual(
      new Set(['Erstattet']),
    )
    expect((await orders('status=REFUNDED')).data).toEqual([])
  })

  test('a short search is refused, also under other keys only where told', async () => {
    await post({ from: 'search-needs-three-letters' })
    expect((await client.get(`${store}/customers/search/@`)).status).toBe(400)
    expect((await client.get(`${store}/customers/search/lindqvist`)).status).toBe(200)
    expect((await createClient().get(`${store}/customers/search/@`)).status).toBe(200)
  })

  test('two requests a second', async () => {
    await post({ from: 'two-requests-a-second-retry-after' })
    const answers = await Promise.all([orders(), orders(), orders()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(answers[2]?.headers.get('retry-after')).toBe('1')
  })
})

describe('records', () => {
  test('line totals with fees inside add up without them', async () => {
    await post({ from: 'fees-inside-totals' })
    const { order: sent } = (await client.get(order)).data
    const goods = sent.items.reduce((sum: number, item: { lineTotal: number }) => {
      return sum + item.lineTotal
    }, 0)
    expect(goods + (sent.tax?.taxAmount ?? 0) - (sent.coupon?.netDecrease ?? 0)).toBeCloseTo(
      sent.amount,
    )
  })

  test('amounts in minor units, as text, and the truth beside them', async () => {
    const world = createWorld({ character: 'amounts-in-minor-units' })
    const [kept, sent] = await Promise.all([world.records(), world.records('sent')])
    const at = kept.stores[0]!.orders.findIndex(({ currencyCode }) => currencyCode === 'EUR')
    expect(sent.stores[0]!.orders[at]!.amount).toBe(
      Math.round(kept.stores[0]!.orders[at]!.amount! * 100),
    )
    await world.behave('amounts-as-text')
    expect((await world.records('sent')).stores[0]!.orders[at]!.amount).toBe(
      String(kept.stores[0]!.orders[at]!.amount),
    )
  })

  test('an old order is paid, refunded and disputed by somebody else; others arrive or vanish', async () => {
    const world = createWorld()
    const [{ id, orders: before }] = (await world.records()).stores as [TrueRecords['stores'][0]]
    const pending = before.find(({ status }) => status === 'PENDING')!
    const [, , paid] = before.filter(({ status }) => status === 'COMPLETED')
    await world.change({ store: id, change: 'pay', order: pending.id })
    await world.change({ store: id, change: 'dispute', order: paid!.id })
    await world.change({ store: id, change: 'arrive', count: 2, minutesAgo: 30 })
    const [after] = (await world.records()).stores
    const now = (wanted: string) => after!.orders.find((row) => row.id === wanted)!
    expect(now(pending.id)).toMatchObject({ status: 'COMPLETED', amountPaid: pending.amount })
    expect(after!.details[paid!.id]!.order).toMatchObject({
      status: 'CHARGEBACK',
      chargeback: { dateCreated: now(paid!.id).changedAt },
    })
    expect(after!.orders).toHaveLength(before.length + 2)
    await world.change({ store: id, change: 'remove', order: paid!.id })
    expect((await world.request(`/stores/${id}/orders/${paid!.id}`)).status).toBe(404)
  })

  test('days pass: open orders are paid, others disputed, new ones arrive', async () => {
    let now = Date.now()
    const world = createWorld({ character: 'changes-every-day', orders: 200, clock: () => now })
    const count = async (status: string) =>
      (await world.records()).stores.flatMap((one) =>
        one.orders.filter((row) => row.status === status),
      ).length
    const all = async () => (await world.records()).stores[0]!.orders.length
    const before = [await all(), await count('PENDING'), await count('CHARGEBACK')] as const
    now += 4 * 86_400_000
    expect(await all()).toBe(before[0] + 4 * 72)
    expect(await count('CHARGEBACK')).toBeGreaterThan(before[2])
  })

  test('a platform whose clock is ahead says so everywhere', async () => {
    const world = createWorld({ character: 'clock-3-hours-ahead' })
    const answer = await world.request(`${store}/orders?PageSize=1`)
    const ahead = Date.parse(answer.headers.get('date')!) - Date.now()
    expect(Math.round(ahead / 3_600_000)).toBe(3)
    const { data } = (await answer.json()) as { data: { id: string; dateCreated: string }[] }
    const [kept] = (await world.records()).stores[0]!.orders
    expect(Date.parse(data[0]!.dateCreated) - Date.parse(kept!.dateCreated)).toBe(3 * 3_600_000)
    const from = await world.request(`${store}/orders?dateFrom=${data[0]!.dateCreated}`)
    expect(((await from.json()) as { data: object[] }).data).toHaveLength(1)
  })
})
