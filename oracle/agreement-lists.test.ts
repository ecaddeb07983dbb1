import { type ReactNode, createElement } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { readOrders } from '#api/orders.ts'
import { platformClock } from '#api/platform-clock.ts'
import type { Order } from '#api/schemas/orders.ts'
import { SinceItems } from '#features/overview/since-items.tsx'
import { useStoresFeed } from '#features/overview/use-stores-feed.ts'
import { comparedSpans } from '#model/reading/ledger/compared.ts'
import { instantsOf } from '#model/reading/ledger/days.ts'
import { sinceYesterday } from '#model/reading/ledger/ledger-query.ts'
import type { Ledger } from '#model/reading/ledger/ledger.ts'
import { orderSums } from '#model/reading/ledger/order-sums.ts'
import { readAllMatching } from '#model/reading/selection/read-all.ts'
import { listSource } from '#model/reading/walk/list-source.ts'
import { patience } from '#model/reading/walk/patience.ts'
import { lacksOf, walkBeginning } from '#model/reading/walk/progress.ts'
import { walk } from '#model/reading/walk/walk.ts'
import { NOW, type Sums, ZONE, openStore, signedIn, sumsOf } from './agreement.testing.ts'
import { closeWorld, pause } from './bench.testing.ts'
import { instantOf } from './days.ts'
import { plainText } from './decimal.ts'
import { withEffects } from './react.testing.ts'
import type { TrueOrder } from './records.ts'
import { openTab } from './screen.testing.ts'
import { exported } from './told-lists.testing.ts'

afterEach(closeWorld)

/* What reads a list of its own (decision 14), beside the ledger's reading of the same days. */

const HOUR = 3_600_000
const { signal } = new AbortController()

test.each([
  ['today', 6 * HOUR, 0],
  ['four days ago', 96 * HOUR, 1],
])('news since a visit of %s are read again only where no figure has them', async (...row) => {
  const [, ago, reads] = row
  const { storeId, asked, read } = await openStore('usual', 1_000)
  const since = NOW - ago
  const recent = await read(sinceYesterday(ZONE, NOW))
  const whole = await read(comparedSpans({ period: 'week' }, ZONE, NOW).now)
  const arrived = whole.orders.filter((order) => (instantOf(order.dateCreated) ?? 0) >= since)
  asked.length = 0
  const visit = { seenAt: NOW, since, before: {}, latest: {} }
  const news = { storeId, visit, since, recent, strip: (items: ReactNode) => items, place: null }
  const markup = await withEffects(() => openTab().shows(() => createElement(SinceItems, news)))
  expect(asked.filter((address) => address.includes('dateFrom'))).toHaveLength(reads)
  expect(arrived.length).toBeGreaterThan(1)
  expect(markup).toContain(`>${arrived.length} new orders<`)
})

/** Characters that answer lists of orders in a way of their own. */
const characters = [
  'usual',
  'changes-every-day',
  'dateFrom-exclusive',
  'filters-ignored',
  'page-size-clamped',
  'page-of-one-ignored',
  'pages-absent',
  'pages-too-few',
  'repeats-across-pages',
  'oldest-first',
  'sorts-refused',
  'amounts-as-text',
  'sparse',
  'two-requests-a-second',
] as const

describe.each(characters)('%s', (character) => {
  test('lists of their own agree with the ledger to the cent', async () => {
    const { storeId, read } = await openStore(character)
    const { now: span } = comparedSpans({ period: 'month' }, ZONE, NOW)
    const ledger = await read(span)
    const { start } = instantsOf(span, ZONE, ledger.to)
    const query = {
      dateFrom: new Date(start).toISOString(),
      dateTo: new Date(ledger.to).toISOString(),
      ...(character !== 'sorts-refused' && { sort: '-dateCreated' }),
    }
    const truth = within(ledger, start)
    expect(Object.keys(truth.paid)).not.toEqual([])

    // “Add up all” and a selection of all that match.
    const all = await signedIn(() =>
      readAllMatching({ kind: 'orders', owner: storeId, query }, { signal }),
    )
    const summed = (all.rows as Order[]).filter((order) => isWithin(order, start, ledger.to))
    const told = Object.fromEntries(
      orderSums(summed).paid.map(({ currency, amount }) => [currency, plainText(amount)]),
    )
    agree('added up', { ids: idsOf(summed), paid: told }, truth, all.isComplete)

    // A file.
    const file = await signedIn(() => exported('orders', query, ZONE, storeId))
    const rows = file.rows.map(orderOfRow).filter((order) => isWithin(order, start, ledger.to))
    agree('file', { ids: idsOf(rows), paid: sumsOf(rows) }, truth, file.lack === undefined)

    // A search, which takes its pages as it does.
    const found: Order[] = []
    const done = await signedIn(() => {
      found.length = 0
      return walk<Order>(
        listSource({
          read: (asked, leaving) => readOrders(storeId, asked, leaving),
          query,
          end: 'dateTo',
          fixedAt: platformClock.isKnown() ? ledger.to : undefined,
        }),
        { progress: walkBeginning(100), ids: [] },
        {
          keep: (fresh) => Promise.resolve(void found.push(...fresh)),
          patience,
          onWait: () => {},
          wait: pause,
          now: Date.now,
        },
        signal,
      )
    })
    const looked = found.filter((order) => isWithin(order, start, ledger.to))
    agree('search', toldOf(looked), truth, lacksOf(done).length === 0)

    // The feed of all stores, as far as it reaches.
    const stores = [{ id: storeId }] as never
    const feed = await openTab().gives(function useFeed() {
      return useStoresFeed(stores, false)
    })
    if (feed.isLoaded(storeId) && feed.unsorted.length === 0) {
      const from = Math.max(start, (feed.until ?? -Infinity) + 1)
      const listed = feed.entries.map(({ order }) => order)
      const shown = listed.filter((order) => isWithin(order, from, ledger.to))
      expect(shown.length).toBeGreaterThan(0)
      agree('feed', toldOf(shown), within(ledger, from), true)
    }
  })
})

type Told = { ids: string[]; paid: Sums }

const idsOf = (orders: readonly { id: string }[]) =>
  orders.map(({ id }) => id.toLowerCase()).toSorted()

const toldOf = (orders: readonly Order[]): Told => ({
  ids: idsOf(orders),
  paid: sumsOf(orders as TrueOrder[]),
})

const within = ({ orders, to }: Ledger, from: number) =>
  toldOf(orders.filter((order) => isWithin(order, from, to)))

/** Of rows that no filter left out, those of the days. */
function isWithin({ dateCreated }: { dateCreated?: string | null }, from: number, to: number) {
  const instant = instantOf(dateCreated)
  return instant !== undefined && instant >= from && instant <= to
}

const orderOfRow = (row: Record<string, string>): TrueOrder => ({
  id: row['order_id'] ?? '',
  dateCreated: row['created_utc'],
  currencyCode: row['currency'],
  amountPaid: row['amount_paid'] === '' ? null : Number(row['amount_paid']),
  items: [],
})

/** Equal, or said to be partial and then no more than there is. */
function agree(name: string, told: Told, truth: Told, isWhole: boolean) {
  if (isWhole) expect({ name, ...told }).toEqual({ name, ...truth })
  else
    expect({ name, more: told.ids.filter((id) => !truth.ids.includes(id)) }).toEqual({
      name,
      more: [],
    })
}
