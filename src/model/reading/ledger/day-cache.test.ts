import { beforeEach, expect, test, vi } from 'vitest'
import { stubLocalStorage } from '#base/storage/local-storage.testing.ts'
import { Order } from '#api/schemas/orders.ts'
import { erasePrivateStores, openPrivateStores } from '#base/storage/private-owner.ts'
import { openShelf } from './day-cache.ts'

vi.mock('idb-keyval', () => import('#base/storage/idb-keyval.testing.ts'))

const day = '2026-11-20'
const orders = [Order.parse({ id: 'o', amountPaid: 5, customerEmail: 'mara@fjord.se' })]
const kept = { readAt: Date.now(), orders }

let databases: Map<string, Map<string, unknown>>

beforeEach(() => {
  stubLocalStorage()
  databases = new Map()
  vi.stubGlobal('fakeDatabases', databases)
  erasePrivateStores()
  openPrivateStores('merchant')
})

const found = async (storeId = 's', zone = 'UTC') =>
  [...(await openShelf(storeId, zone).keptDays([day]))].map(([name]) => name)

test('keeps a day of a store and a time zone, without customers', async () => {
  await openShelf('s', 'UTC').keepDay(day, kept)
  const back = (await openShelf('s', 'UTC').keptDays([day, '2026-11-21'])).get(day)
  expect(back).toEqual({
    readAt: kept.readAt,
    orders: [{ ...orders[0], customerEmail: undefined }],
  })
  expect([await found('other'), await found('s', 'Asia/Tokyo')]).toEqual([[], []])
})

test('the last read of a day replaces the one before', async () => {
  const shelf = openShelf('s', 'UTC')
  await shelf.keepDay(day, { readAt: kept.readAt - 1000, orders: [] })
  await shelf.keepDay(day, kept)
  expect((await shelf.keptDays([day])).get(day)).toMatchObject({ readAt: kept.readAt })
})

test('a read that outlives its session keeps nothing and finds nothing', async () => {
  const shelf = openShelf('s', 'UTC')
  await shelf.keepDay(day, kept)
  openPrivateStores('another merchant')
  await shelf.keepDay('2026-11-19', kept)
  expect((await shelf.keptDays([day])).size).toBe(0)
  expect(await found()).toEqual([])
  openPrivateStores('merchant')
  expect((await openShelf('s', 'UTC').keptDays(['2026-11-19'])).size).toBe(0)
})

test('after a sign-out nothing is found, nor left on disk', async () => {
  await openShelf('s', 'UTC').keepDay(day, kept)
  erasePrivateStores()
  openPrivateStores('merchant')
  expect(await found()).toEqual([])
  expect(databases.get('counter-figures')?.size).toBe(0)
})
