import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ordersQuery } from '#api/orders.ts'
import { platformClock } from '#api/platform-clock.ts'
import { queryClient } from '#api/query-client.ts'
import { session } from '#api/session.ts'
import { manyCouponsQuery } from '#model/reading/lists/many-coupons.ts'
import { allProductsQuery } from '#api/products.ts'
import { checksCount } from './reading/checks/kept.ts'
import { keepChecksCount } from '#model/doing/checks/keep-count.ts'
import { type Span, dayKey } from '#model/reading/ledger/days.ts'
import { ledgerQuery, sinceYesterday } from '#model/reading/ledger/ledger-query.ts'
import type { Ledger } from '#model/reading/ledger/ledger.ts'
import { ledgerWords } from '#model/reading/ledger/words.ts'
import { isSince } from '#model/records/row-counts.ts'
import {
  countsQuery,
  isLongAnswer,
  meantCountQuery,
  orderCountOf,
  rowsQuery,
  countedSince,
  sinceQuestion,
} from '#model/reading/overview/order-counts.ts'
import { type Visit, visitAt } from '#model/reading/overview/visits.ts'
import { mergedFeed } from '#model/reading/stores/feed.ts'
import { MINUTE, MINUTES, characters, closePage, enter, most, openPage } from './workers.testing.ts'

vi.mock('idb-keyval', () => import('#base/storage/idb-keyval.testing.ts'))
vi.mock('#base/storage/sealed.ts', () => import('#base/storage/sealed.testing.ts'))

beforeEach(openPage)
afterEach(closePage)

/** How often somebody looks at the page. */
const LOOK_EVERY = 10

/** What a read gives, or the error that its page shows. */
async function outcomeOf<Value>(work: Promise<Value>): Promise<Value | Error> {
  const settled: { outcome?: Value | Error } = {}
  void work.then(
    (value) => (settled.outcome = value),
    (error: Error) => (settled.outcome = error),
  )
  // Every wait inside is shorter than that, or told.
  for (let minute = 0; minute < 8 && !settled.outcome; minute += 1) {
    await vi.advanceTimersByTimeAsync(MINUTE)
  }
  expect(settled.outcome, 'neither read nor refused').toBeDefined()
  return settled.outcome!
}

async function signInIfAsked(apiKey: string) {
  if (session.current().status === 'expired') await session.signIn({ apiKey })
}

/** As the strip of the overview tells it; undefined if its orders don't load. */
async function newsOf(storeId: string, since: number) {
  const fresh = { staleTime: 0 }
  const readOf = (span: Span) =>
    outcomeOf(queryClient.query({ ...ledgerQuery(storeId, 'UTC', span), ...fresh }))
  const span = sinceYesterday('UTC', platformClock.now())
  let ledger = await readOf(span)
  // As a page does that hears of the platform's time: its days may be other ones.
  const corrected = sinceYesterday('UTC', platformClock.now())
  if (dayKey(corrected.to) !== dayKey(span.to)) ledger = await readOf(corrected)
  const known = ledger instanceof Error ? undefined : countedSince(since, ledger)
  if (known) return known
  const question = sinceQuestion(since)
  const page = await outcomeOf(queryClient.query({ ...rowsQuery(storeId, question), ...fresh }))
  if (page instanceof Error) return undefined
  if (!isLongAnswer(page, question)) return orderCountOf(page, question, {})
  const countOf = async (query: ReturnType<typeof countsQuery>) => {
    const read = queryClient.query({ ...query, ...fresh }).then((count) => ({ count }))
    const told = await outcomeOf(read)
    return told instanceof Error ? undefined : told.count
  }
  const filtered = await countOf(meantCountQuery(storeId, question))
  const all = await countOf(countsQuery(storeId))
  return orderCountOf(page, question, { filtered, all })
}

describe.each(characters)('%s', (character) => {
  test('figures of today are read whole, or say what they lack', async () => {
    const { world, asked, storeId } = await enter(character)
    for (let minute = 0; minute < MINUTES; minute += LOOK_EVERY) {
      const span = sinceYesterday('UTC', platformClock.now())
      asked.length = 0
      const read = queryClient.query({
        ...ledgerQuery(storeId, 'UTC', span),
        staleTime: 0,
      })
      const ledger = await outcomeOf<Ledger>(read)
      expect(most(asked, 10_000)).toBeLessThanOrEqual(25)
      await signInIfAsked(world.apiKey)
      if (ledger instanceof Error) {
        expect(ledger.message).toBeTruthy()
        continue
      }
      const ids = ledger.orders.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      if (!ledger.isComplete) expect(ledgerWords(ledger, 'UTC')).not.toEqual([])
      // Silent between two looks.
      asked.length = 0
      await vi.advanceTimersByTimeAsync(MINUTE)
      expect(asked).toEqual([])
    }
  })

  test('news since the last visit are as many as there are, or said to be more', async () => {
    const { world, storeId } = await enter(character)
    let visit: Visit | undefined
    for (let minute = 0; minute <= MINUTES; minute += 30) {
      visit = visitAt(visit, platformClock.now())
      const { since } = visit
      if (since !== undefined) {
        const there = async () => {
          const { stores } = await world.records('sent', 'orders')
          return stores[0]!.orders.filter((order) => isSince(order as never, since)).length
        }
        // One whose reads never catch up gives no order of this day to anybody.
        const before = character === 'reads-lag-for-good' ? 0 : await there()
        // Nobody is given what a platform shows half a minute late.
        await vi.advanceTimersByTimeAsync(MINUTE)
        const told = await newsOf(storeId, since)
        await signInIfAsked(world.apiKey)
        if (told) {
          expect(told.count).toBeLessThanOrEqual(await there())
          if (!told.isMore) expect(told.count).toBeGreaterThanOrEqual(before)
        }
      }
      await signInIfAsked(world.apiKey)
      await world.change({ store: storeId, change: 'arrive', count: 3, minutesAgo: 0 })
      await vi.advanceTimersByTimeAsync(30 * MINUTE)
    }
  })

  test('the feed of all stores leaves out what it cannot place, and says so', async () => {
    const { world } = await enter(character)
    const { stores } = await world.records('kept', 'settings')
    const sources = []
    for (const { id } of stores) {
      const query = ordersQuery(id, {
        sort: '-dateCreated',
        page: 1,
        pageSize: 50,
      })
      const page = await outcomeOf(queryClient.query({ ...query, staleTime: 0 }))
      await signInIfAsked(world.apiKey)
      if (page instanceof Error) expect(page.message).toBeTruthy()
      else
        sources.push({
          storeId: id,
          orders: page.items,
          hasMore: page.hasMore,
        })
    }
    // Each refusal is told in its own words.
    if (sources.length === 0) return
    const feed = mergedFeed(sources)
    const times = feed.entries.map(({ order }) => Date.parse(order.dateCreated ?? '') || 0)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const placed = new Set(feed.entries.map(({ storeId, order }) => `${storeId} ${order.id}`))
    for (const { storeId, orders } of sources) {
      if (feed.unsorted.includes(storeId)) continue
      const leftOut = orders.filter(({ id }) => !placed.has(`${storeId} ${id}`))
      // What is left out is older than the time down to which the feed says that it reaches.
      const until = feed.until ?? Number.NEGATIVE_INFINITY
      const isTold = ({ dateCreated = '' }: { dateCreated?: string }) =>
        Date.parse(dateCreated) < until
      expect(leftOut.filter((order) => !isTold(order))).toEqual([])
    }
  })

  test('Checks are counted from what was read, and ask nothing', async () => {
    const { world, asked, storeId } = await enter(character)
    const stop = keepChecksCount(queryClient, storeId)
    const products = await outcomeOf(queryClient.query(allProductsQuery(storeId)))
    await signInIfAsked(world.apiKey)
    const coupons = await outcomeOf(queryClient.query(manyCouponsQuery(storeId)))
    await signInIfAsked(world.apiKey)
    asked.length = 0
    await vi.advanceTimersByTimeAsync(MINUTES * MINUTE)
    expect(asked).toEqual([])
    if (!(products instanceof Error) && !(coupons instanceof Error)) {
      expect(checksCount.get()?.storeId).toBe(storeId)
    } else expect(checksCount.get()).toBeUndefined()
    await session.signIn({ apiKey: `${world.apiKey}-of-another` })
    expect(checksCount.get()).toBeUndefined()
    stop()
  })
})
