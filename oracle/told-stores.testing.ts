import { createElement } from 'react'
import { StoreSummary } from '#features/overview/store-summary.tsx'
import { useStoresFeed } from '#features/overview/use-stores-feed.ts'
import { filterValues } from '#model/reading/memory/filter-values.ts'
import { changePlatform } from './bench.testing.ts'
import { instantOf, localTime, plusDays, startOf } from './days.ts'
import { totalOf } from './decimal.ts'
import { currencyKey, ordersIn, sumsOf, unstatedIn } from './figures.ts'
import { meaningOf } from './meaning.ts'
import { OTHER_STORE_ID } from './names.ts'
import { letters } from './pack.ts'
import type { TrueOrder, TrueStore } from './records.ts'
import { openTab } from './screen.testing.ts'
import { type Stated, sortedText } from './stated.ts'
import type { World } from './worlds.ts'

type Clock = { zone: string; now: number }

/** All stores, of which the other one has every other order of the first. */
export async function toldStores({ store, zone }: World): Promise<Stated[]> {
  const other = {
    ...store,
    id: OTHER_STORE_ID,
    orders: store.orders.filter((_, index) => index % 2 === 0),
  }
  changePlatform({ other })
  const tab = openTab()
  const both: TrueStore[] = [store, other]
  const stated: Stated[] = []
  for (const one of both) {
    const now = Date.now()
    const markup = await tab.shows(() =>
      createElement(StoreSummary, {
        store: summaryOf(one),
        mark: null,
        zone,
        now,
        isTicked: true,
        onToggle: () => {},
      }),
    )
    const text = textOf(markup)
    const [, today, more] = /Orders today\n+([\d,]+)(\+?)/.exec(text) ?? []
    const { day } = localTime(now, zone)
    const own = ordersIn(one.orders, { first: day, last: day }, { zone, now })
    const paid = /Paid today(, at least)?\n+([\d,.]+)\s*([A-Z]+)/.exec(text)
    const isForeign = one.orders.every(({ status }) => meaningOf(status) === undefined)
    stated.push({
      what: `orders today of ${one.id}`,
      told: today?.replaceAll(',', ''),
      truth: String(own.length),
      lack: more ? 'or more' : undefined,
      isLeast: true,
    })
    // An amount without a currency stands under the store's.
    if (paid && own.every(({ order }) => order.currencyCode)) {
      const [, least, amount = '', code] = paid
      const its = own.map(({ order }) => order).filter((order) => currencyKey(order) === code)
      const isUnsaid = its.length > 0 && unstatedIn(its) === its.length
      stated.push({
        what: `paid today in ${code} of ${one.id}`,
        told: totalOf([Number(amount.replaceAll(',', ''))]),
        truth: isUnsaid ? 'nobody knows' : sumsOf(its).paid,
        lack: least && !isUnsaid ? 'at least' : undefined,
        isLeast: true,
      })
      if (!least && !isUnsaid) {
        const whole = { what: `paid today of ${one.id} is all`, told: 'all' }
        stated.push({ ...whole, truth: unstatedIn(its) === 0 ? 'all' : 'at least' })
      }
    }
    if (today && one.orders.some(({ status }) => status) && isForeign) {
      stated.push({
        what: `chargebacks of ${one.id} are known`,
        told: String(!text.includes('How statuses count')),
        truth: 'false',
      })
    }
    stated.push(...disputesOn(text, one, { zone, now }))
  }
  const summaries = both.map(summaryOf)
  for (const isDisputes of [false, true]) {
    const feed = await tab.gives(function useFeed() {
      return useStoresFeed(summaries, isDisputes)
    })
    for (const one of both) {
      const isWithin = ({ dateCreated }: { dateCreated?: string | null }) =>
        feed.until === undefined || (instantOf(dateCreated) ?? -Infinity) > feed.until
      const own = feed.entries.filter((entry) => entry.storeId === one.id)
      // By the words that were met, as the foot of the feed says.
      const met = filterValues(one.id).get().status
      const isMeant = ({ status }: TrueOrder) =>
        !isDisputes || (meaningOf(status) === 'disputed' && met.includes(status ?? ''))
      const isTold = feed.isLoaded(one.id) && !feed.unsorted.includes(one.id)
      stated.push({
        what: `${isDisputes ? 'chargebacks' : 'orders'} of ${one.id} in the feed`,
        told: isTold
          ? sortedText(own.filter(({ order }) => isWithin(order)).map(({ order }) => order.id))
          : undefined,
        truth: sortedText(
          one.orders.filter((order) => isMeant(order) && isWithin(order)).map(({ id }) => id),
        ),
      })
    }
  }
  return stated
}

/** A card's rows of chargebacks, of the words that were met. */
function disputesOn(text: string, { id, orders }: TrueStore, { zone, now }: Clock): Stated[] {
  const from = startOf(plusDays(localTime(now, zone).day, -29), zone)
  const met = filterValues(id)
    .get()
    .status.filter((status) => meaningOf(status) === 'disputed')
  const rows = [
    ...text.matchAll(/([^\n]+) orders\n+(Last|These or more|Not checked)[^\n]*\n+([\d,]*)/g),
  ]
  return [...new Set(met.map(letters))].map((word) => {
    const own = rows.filter(([, title = '']) => letters(title) === word)
    const isMeant = ({ status, dateCreated }: TrueOrder) => {
      const instant = instantOf(dateCreated) ?? -Infinity
      return met.includes(status!) && letters(status!) === word && instant >= from && instant <= now
    }
    return {
      what: `${word} on the card of ${id}`,
      told: own.some(([, , days]) => days === 'Not checked')
        ? undefined
        : String(
            own.reduce((sum, [, , , count = '']) => sum + Number(count.replaceAll(',', '')), 0),
          ),
      truth: String(orders.filter(isMeant).length),
      lack: own.some(([, , days]) => days !== 'Last') ? 'or more' : undefined,
      isLeast: true,
    }
  })
}

const summaryOf = ({ id, currencyCode }: TrueStore) =>
  ({ id, currencyCode, name: id, scopes: [] }) as never

const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, '\n')
