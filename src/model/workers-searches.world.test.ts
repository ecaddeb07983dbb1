import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readOrder } from '#api/order-detail.ts'
import { session } from '#api/session.ts'
import type { Order } from '#api/schemas/orders.ts'
import { startMonth } from '#model/doing/jobs/month-search.ts'
import { searches, startSearch } from '#model/doing/jobs/searches.ts'
import { areTicketsRead, readTicketsOf, ticketOf } from '#model/doing/tickets/tickets-of.ts'
import type { OrderWithGoods } from '#model/reading/memory/looked-goods.ts'
import { lacksOf } from '#model/reading/walk/progress.ts'
import { goodsOf } from '#model/records/orders/goods.ts'
import { namedCharacter } from '../../mock-api/characters.ts'
import { attendSearches } from './workers-searching.testing.ts'
import { MINUTE, characters, closePage, enter, most, openPage, pass } from './workers.testing.ts'

vi.mock('idb-keyval', () => import('#base/storage/idb-keyval.testing.ts'))
vi.mock('#base/storage/sealed.ts', () => import('#base/storage/sealed.testing.ts'))

beforeEach(openPage)
afterEach(closePage)

type Entered = Awaited<ReturnType<typeof enter>>

const only = () => searches.get()[0]
const isOpening = ({ path }: { path: string }) => /\/orders\/[^/?]+$/.test(path)
const ordersIn = async ({ world }: Entered) =>
  (await world.records('kept', 'orders')).stores[0]!.orders

const ways = {
  'a month’s end': (storeId: string) => startMonth({ storeId, month: '2026-11', zone: 'UTC' }),
  'the search for customers': (storeId: string) =>
    void startSearch({
      place: `customers ${storeId}`,
      title: 'Earlier orders, for customers',
      link: { to: '/' },
      storeId,
      query: { dateTo: '2026-11-22T00:00:00Z' },
      pick: (order) => order,
    }),
}

/** Nothing more is asked for. */
async function expectSilence({ asked }: Entered) {
  await vi.advanceTimersByTimeAsync(1_000)
  asked.length = 0
  await vi.advanceTimersByTimeAsync(30 * MINUTE)
  expect(asked).toEqual([])
}

describe.each(characters)('%s', (character) => {
  test.each(Object.entries(ways))('%s ends, or says why it cannot', async (_, start) => {
    const entered = await enter(character)
    const { world, asked, storeId } = entered
    asked.length = 0
    start(storeId)
    await attendSearches(20, world.apiKey)
    expect(most(asked, 10_000)).toBeLessThanOrEqual(45)
    const search = only()!
    if (search.phase === 'failed') expect(search.problem?.message).toBeTruthy()
    else expect(search.phase).toBe('done')
    const opened = asked.filter(isOpening).map(({ path }) => path)
    expect(search.opened).toBeLessThanOrEqual(new Set(opened).size)
    const ids = search.found.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    await expectSilence(entered)
  })

  test('a month’s end counts no order twice, and tells what it lacks', async () => {
    const entered = await enter(character)
    ways['a month’s end'](entered.storeId)
    await attendSearches(20, entered.world.apiKey)
    const { phase, progress, question, missed, fixedAt } = only()!
    if (phase === 'failed') return
    const sheets = question.book!.sheets()
    const told = sheets.flatMap(({ entries }) => entries.map(({ order }) => order.id.toLowerCase()))
    expect(new Set(told).size).toBe(told.length)
    const unread = sheets.flatMap(({ entries }) => entries.filter(({ record }) => !record))
    for (const { order } of unread) expect(missed.map((one) => one.order.id)).toContain(order.id)
    const isPaidInMonth = (order: Awaited<ReturnType<typeof ordersIn>>[number]) =>
      (order.amountPaid ?? 0) > 0 &&
      (order.dateCreated ?? '').startsWith('2026-11') &&
      Date.parse(order.dateCreated ?? '') < fixedAt
    const there = (await ordersIn(entered)).filter(isPaidInMonth)
    const lacking = there.filter(({ id }) => !told.includes(id.toLowerCase()))
    if (lacking.length > 0) {
      const undated = question.book!.undated().length
      expect([...lacksOf(progress), ...Array.from({ length: undated })]).not.toEqual([])
    }
  })

  test.each(Object.entries(ways))('%s ends with the account', async (_, start) => {
    const entered = await enter(character)
    const { world, storeId } = entered
    start(storeId)
    await vi.advanceTimersByTimeAsync(6_000)
    if (session.current().status === 'expired') await session.signIn({ apiKey: world.apiKey })
    await session.signIn({ apiKey: `${world.apiKey}-of-another` })
    expect(searches.get()).toEqual([])
    await expectSilence(entered)
    await session.signIn({ apiKey: world.apiKey })
    start(storeId)
    await vi.advanceTimersByTimeAsync(6_000)
    await session.signOut()
    expect(searches.get()).toEqual([])
    await expectSilence(entered)
  })

  test('tickets behind late goods are read once each, and those that fail on a later visit', async () => {
    const entered = await enter(character, 60)
    const { world, asked, storeId } = entered
    const late = await withGoods(entered)
    asked.length = 0
    const stop = new AbortController()
    for (let visit = 0; visit < 4; visit += 1) {
      void readTicketsOf(storeId, late, stop.signal).catch(() => undefined)
      await pass(4, world.apiKey)
    }
    expect(most(asked, 10_000)).toBeLessThanOrEqual(25)
    for (const order of late) {
      const { customerId } = order.goods
      const isTold = ticketOf(storeId, order) !== undefined || areTicketsRead(storeId, order)
      if (customerId) expect(isTold, customerId).toBe(true)
    }
    asked.length = 0
    await readTicketsOf(storeId, late, stop.signal)
    expect(asked).toEqual([])
  })

  test('the reading of such tickets ends with the account', async () => {
    const entered = await enter(character, 60)
    const { world, storeId } = entered
    const late = await withGoods(entered)
    const stop = new AbortController()
    void readTicketsOf(storeId, late, stop.signal).catch(() => undefined)
    await vi.advanceTimersByTimeAsync(1_200)
    await session.signIn({ apiKey: `${world.apiKey}-of-another` })
    await expectSilence(entered)
    stop.abort()
  })
})

test.each([
  ['is refused once', 'S403j'],
  ['finds the key expired', 'S401j'],
])('a ticket whose reading %s is read on the next visit, the others at once', async (_, fault) => {
  const entered = await enter(namedCharacter('usual'), 60)
  const { world, storeId } = entered
  const late = await withGoods(entered)
  const isTold = (order: OrderWithGoods) =>
    ticketOf(storeId, order) !== undefined || areTicketsRead(storeId, order)
  await world.fault({ op: 'getCustomer', fault, times: 1 })
  const visit = async () => {
    void readTicketsOf(storeId, late, new AbortController().signal).catch(() => undefined)
    await pass(3, world.apiKey)
  }
  await visit()
  if (fault !== 'S401j') expect(late.filter(isTold).length).toBeGreaterThan(late.length / 2)
  await visit()
  expect(late.filter((order) => order.goods.customerId && !isTold(order))).toEqual([])
})

/** Orders of ten customers, as a check of what was paid tells them. */
async function withGoods({ world, storeId }: Entered): Promise<OrderWithGoods[]> {
  const { orders } = (await world.records('sent', 'orders')).stores[0]!
  const some = orders.slice(0, 10) as unknown as Order[]
  const found: OrderWithGoods[] = []
  for (const order of some) {
    const read = readOrder(storeId, order.id, new AbortController().signal).then(
      ({ order: record }) => found.push({ ...order, goods: goodsOf(record) }),
      () => undefined,
    )
    await pass(1, world.apiKey)
    await read
  }
  return found
}
