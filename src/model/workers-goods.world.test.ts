import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { platformClock } from '#api/platform-clock.ts'
import { session } from '#api/session.ts'
import { setPreference } from '#base/storage/preferences.ts'
import { namedCharacter } from '../../mock-api/characters.ts'
import { searches } from '#model/doing/jobs/searches.ts'
import { startUndelivered } from '#model/doing/jobs/undelivered-search.ts'
import { keepTelling } from '#model/doing/live/notifications.ts'
import { watchGoods } from '#model/doing/live/watch-goods.ts'
import { lastStore } from '#model/reading/memory/last-store.ts'
import { lookedGoods } from '#model/reading/memory/looked-goods.ts'
import { isMissing } from '#model/records/orders/goods.ts'
import { isNothingPaid } from '#model/records/orders/paid.ts'
import { attendSearches } from './workers-searching.testing.ts'
import {
  MINUTE,
  MINUTES,
  characters,
  closePage,
  enter,
  most,
  openPage,
  pass,
} from './workers.testing.ts'

vi.mock('idb-keyval', () => import('#base/storage/idb-keyval.testing.ts'))
vi.mock('#base/storage/sealed.ts', () => import('#base/storage/sealed.testing.ts'))

beforeEach(openPage)
afterEach(closePage)

const LATE_AFTER = 10 * MINUTE
const isOpening = ({ path }: { path: string }) => /\/orders\/[^/?]+$/.test(path)

describe.each(characters)('%s', (character) => {
  test('paid orders that come in are opened once they are late, as often as is said', async () => {
    const { world, asked, storeId } = await enter(character)
    lastStore.set(storeId)
    asked.length = 0
    watchGoods(storeId)
    await pass(MINUTES, world.apiKey)

    expect(asked.length).toBeGreaterThan(0)
    // One page, which may be asked for in other ways, and twenty orders; the catalogue once an hour.
    expect(most(asked, 5 * MINUTE - 1)).toBeLessThanOrEqual(20 + 8 + 2)
    expect(most(asked.filter(isOpening), 1_000)).toBeLessThanOrEqual(3)
    for (const order of lookedGoods(storeId).get()) {
      // An order for nothing, as with a coupon over all of it, has goods as well.
      expect(isNothingPaid(order) && order.amount !== 0).toBe(false)
      expect(platformClock.now() - Date.parse(order.dateCreated ?? '')).toBeGreaterThan(LATE_AFTER)
    }

    await session.signIn({ apiKey: `${world.apiKey}-of-another` })
    asked.length = 0
    await vi.advanceTimersByTimeAsync(30 * MINUTE)
    expect(asked).toEqual([])
    expect(lookedGoods(storeId).get()).toEqual([])
  })

  test('the check of what was paid ends, or says why it cannot, and ends with the account', async () => {
    const { world, asked, storeId } = await enter(character, 60)
    asked.length = 0
    startUndelivered({ storeId, dateFrom: undefined, days: '2' })
    const check = () => searches.get().find(({ question }) => question.storeId === storeId)
    await attendSearches(12, world.apiKey)
    expect(most(asked, 10_000)).toBeLessThanOrEqual(45)
    if (check()?.phase === 'failed') expect(check()?.problem?.message).toBeTruthy()
    else expect(check()?.phase).toBe('done')
    const opened = asked.filter(isOpening).map(({ path }) => path)
    expect(check()?.opened ?? 0).toBeLessThanOrEqual(new Set(opened).size)

    startUndelivered({ storeId, dateFrom: undefined, days: '2' })
    await session.signIn({ apiKey: `${world.apiKey}-of-another` })
    expect(searches.get()).toEqual([])
    await vi.advanceTimersByTimeAsync(1_000)
    asked.length = 0
    await vi.advanceTimersByTimeAsync(30 * MINUTE)
    expect(asked).toEqual([])
  })
})

test('each order without its goods is told once; with them it is missing no longer', async () => {
  const { world, storeId } = await enter({
    ...namedCharacter('usual'),
    arrivals: 'every-minute',
  })
  setPreference('desktopNotices', 'on')
  setPreference('quietFrom', '00:00')
  setPreference('quietTo', '00:00')
  lastStore.set(storeId)
  const told: string[] = []
  const stop = keepTelling(({ title, text }) => told.push(`${title}, ${text}`))
  const path = 'data.order.deliveredItems'
  await world.fault({ op: 'getOrder', fault: 'D01', path, values: [[]], times: -1 })
  await pass(40, world.apiKey)
  const missing = lookedGoods(storeId).get().filter(isMissing)
  expect(missing.length).toBeGreaterThan(3)
  const counts = told.flatMap((words) => {
    const [, count] = /(\d+|A) paid orders? lacks? (?:its|their) goods/i.exec(words) ?? []
    return count === undefined ? [] : [count.toLowerCase() === 'a' ? 1 : Number(count)]
  })
  // The last ones may wait for the next notice, which comes once a minute at most.
  const sum = counts.reduce((all, count) => all + count, 0)
  expect(sum).toBeLessThanOrEqual(missing.length)
  expect(sum).toBeGreaterThan(missing.length - 6)

  await world.request('/__fault', { method: 'DELETE' })
  await pass(15, world.apiKey)
  stop()
  expect(lookedGoods(storeId).get().filter(isMissing)).toEqual([])
})

test.each(['clock-3-hours-ahead', 'clock-3-hours-behind'] as const)(
  'what comes in is looked for, and nothing older, whatever the first answer tells of the time: %s',
  async (name) => {
    const { world, storeId } = await enter({ ...namedCharacter(name), arrivals: 'every-minute' })
    lastStore.set(storeId)
    const idsOf = async () => (await world.records()).stores[0]!.orders.map(({ id }) => id)
    await world.change({ store: storeId, change: 'arrive', count: 1, minutesAgo: 30 })
    const older = new Set(await idsOf())
    watchGoods(storeId)
    await pass(40, world.apiKey)
    const looked = lookedGoods(storeId).get()
    expect(looked.filter(({ id }) => older.has(id)).length).toBeLessThan(3)
    expect(looked.filter(({ id }) => !older.has(id)).length).toBeGreaterThan(3)
  },
)

test('an older order that is paid only now is looked for as well', async () => {
  const { world, storeId } = await enter(namedCharacter('usual'))
  lastStore.set(storeId)
  const { stores } = await world.records()
  const { orders } = stores.find(({ id }) => id === storeId)!
  const isOlder = ({ dateCreated, amountPaid }: (typeof orders)[number]) =>
    amountPaid === 0 && Date.now() - Date.parse(dateCreated ?? '') > 30 * MINUTE
  const late = orders.find(isOlder)!
  watchGoods(storeId)
  await pass(10, world.apiKey)
  const isLooked = () =>
    lookedGoods(storeId)
      .get()
      .some(({ id }) => id === late.id)
  expect(isLooked()).toBe(false)
  await world.change({ store: storeId, change: 'pay', order: late.id })
  await pass(10, world.apiKey)
  expect(isLooked()).toBe(true)
})
