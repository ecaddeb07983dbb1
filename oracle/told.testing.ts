import { correctStatus } from '#model/reading/platform/learned.ts'
import { moveClock, showStore } from './bench.testing.ts'
import { changed, isUncountable } from './changes.ts'
import { type Meaning, correctMeanings } from './meaning.ts'
import { ordersBy } from './platform.ts'
import type { Stated } from './stated.ts'
import { toldAttention } from './told-attention.testing.ts'
import { toldChecks } from './told-catalogue.testing.ts'
import { toldCounts } from './told-counts.testing.ts'
import { toldCouponUses } from './told-coupons.testing.ts'
import { toldDetails } from './told-details.testing.ts'
import { toldEmailFile } from './told-email-file.testing.ts'
import { type Place, toldFigures, toldOverview } from './told-figures.testing.ts'
import {
  toldFilteredFiles,
  toldFilteredLists,
  toldOrdersFile,
  toldSelection,
} from './told-lists.testing.ts'
import { toldGoods } from './told-goods.testing.ts'
import { toldMoney } from './told-money.testing.ts'
import { toldMonth } from './told-month.testing.ts'
import { toldMoving } from './told-moving.testing.ts'
import { toldNews } from './told-news.testing.ts'
import { toldPayment } from './told-payment.testing.ts'
import { toldPack } from './told-pack.testing.ts'
import { toldFeed, toldPlaces } from './told-places.testing.ts'
import { toldRisk } from './told-risk.testing.ts'
import { toldShop } from './told-shop.testing.ts'
import { toldSince } from './told-since.testing.ts'
import { toldStores } from './told-stores.testing.ts'
import { toldSums } from './told-sums.testing.ts'
import { toldTickets } from './told-tickets.testing.ts'
import { toldTrade } from './told-trade.testing.ts'
import type { World } from './worlds.ts'

type Look = (world: World) => Promise<Stated[]>

/** What each screen, file and notice states about a world, one look each. */
export const looks: Record<string, Look> = {
  overview: (world) => toldOverview(placeOf(world)),
  figures: (world) => toldFigures(placeOf(world), 'week'),
  overviewLater: (world) => twice(world, toldOverview),
  figuresLater: (world) => twice(world, (place) => toldFigures(place, 'week')),
  figuresRefreshed: async (world) => {
    await toldFigures(placeOf(world), 'month')
    const place = later(world)
    return toldFigures({ ...place, notBefore: Date.now(), isUncountable: false }, 'month')
  },
  trade: (world) => toldTrade(placeOf(world)),
  tradeLater: (world) => twice(world, toldTrade),
  goods: ({ store }) => toldGoods(store),
  shop: toldShop,
  sums: ({ store }) => toldSums(store.orders),
  selection: ({ store }) => toldSelection(store.orders),
  file: ({ store, zone }) => toldOrdersFile(store, zone),
  filteredFiles: ({ store, zone }) => toldFilteredFiles(store, zone),
  emailFile: ({ store, zone }) => toldEmailFile(store, zone),
  filteredLists: ({ store }) => toldFilteredLists(store),
  places: async (world) => {
    const listed = ordersBy(world, '-dateCreated')
    return [...(await toldPlaces(listed, 20)), ...(await toldPlaces(listed, 100))]
  },
  feed: ({ store }) => toldFeed(store.orders),
  coupon: ({ store }) => toldCouponUses(store.orders, store.coupons[0]!),
  money: ({ bills }) => Promise.resolve(toldMoney(bills)),
  counts: toldCounts,
  risk: ({ store }) => toldRisk(store.orders),
  attention: toldAttention,
  since: (world) => toldSince(world.store, world.zone, () => movedOn(world)),
  checks: ({ store, zone }) => toldChecks(store, zone),
  tickets: toldTickets,
  pack: ({ store }) => toldPack(store),
  news: (world) => toldNews(world.store, () => movedOn(world)),
  details: ({ store, zone }) => toldDetails(store, zone),
  stores: toldStores,
  month: toldMonth,
  payment: ({ store, zone }) => toldPayment(store, zone),
  corrected: toldCorrected,
  moving: toldMoving,
}

/** What the merchant says of statuses, and what is meant by it. */
const corrections = [
  ['PENDING', 'paid', 'paid'],
  ['FAILED', 'open', 'awaiting'],
  ['Abgeschlossen', 'disputed', 'disputed'],
  ['Chargeback', 'ended', 'ended'],
  ['completed', 'refunded', 'refunded'],
] as const

/** The same figures where the merchant has said how statuses count. */
async function toldCorrected(world: World): Promise<Stated[]> {
  for (const [status, countsAs] of corrections) correctStatus(status, countsAs)
  correctMeanings(
    Object.fromEntries(
      corrections.map(([status, , meaning]) => [status.toLowerCase(), meaning as Meaning]),
    ),
  )
  try {
    return [
      ...(await toldSums(world.store.orders)),
      ...(await toldOverview(placeOf(world))),
      ...(await toldFigures(placeOf(world), 'week')),
      ...(await toldAttention(world)),
      ...(await toldPayment(world.store, world.zone)),
    ]
  } finally {
    correctMeanings({})
  }
}

const placeOf = ({ zone, store }: World): Place => ({ zone, orders: store.orders })

async function twice(world: World, look: (place: Place) => Promise<Stated[]>) {
  await look(placeOf(world))
  return look(later(world))
}

/** Time passes, and the store moves on: what a second look finds. */
function later(world: World): Place {
  const { zone, store, manner } = world
  const after = movedOn(world)
  return { zone, orders: after.orders, isUncountable: isUncountable(store, after, manner) }
}

function movedOn({ store, later: milliseconds, changes }: World) {
  moveClock(milliseconds)
  const after = changed(store, changes, Date.now())
  showStore(after)
  return after
}
