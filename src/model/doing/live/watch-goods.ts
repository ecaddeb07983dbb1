import { ApiError } from '#api/errors.ts'
import { readOrder } from '#api/order-detail.ts'
import { readOrders } from '#api/orders.ts'
import type { Order } from '#api/schemas/orders.ts'
import { session } from '#api/session.ts'
import { sparesData } from '#base/browser/spares-data.ts'
import { asLeader } from '#base/storage/leader.ts'
import { onForget } from '#base/storage/owned.ts'
import { preferences } from '#base/storage/preferences.ts'
import { instantOf } from '#base/time/by-time.ts'
import { presentTime } from '#base/time/now.ts'
import { pause } from '#base/time/pause.ts'
import { lateAfterOf } from '#model/reading/checks/chosen.ts'
import { lastStore } from '#model/reading/memory/last-store.ts'
import {
  type OrderWithGoods,
  lookedGoods,
  tellLooked,
  variantsOf,
} from '#model/reading/memory/looked-goods.ts'
import { stateOf } from '#model/reading/memory/opened-payments.ts'
import { createSizing } from '#model/reading/walk/page-sizes.ts'
import { DETAIL_PACE } from '#model/reading/walk/pages.ts'
import { isItsOwn } from '#model/reading/walk/patience.ts'
import {
  type Goods,
  UNTOLD_GOODS,
  goodsOf,
  isFree,
  lacksGoods,
  mayBeDue,
  wantsCatalogue,
} from '#model/records/orders/goods.ts'
import { isPaidInFull } from '#model/records/orders/paid.ts'
import { unlessRefused } from './look.ts'
import { wantsNotices } from './permission.ts'

const MINUTE = 60_000
/** Milliseconds between two rounds, which are one page of orders and as many opened ones at most. */
const SLOWEST = 5 * MINUTE
const MOST_OPENED = 20
const ROWS = 100
/** Milliseconds after an order in which a payment still brings it up, such as a bank’s. */
const PAID_WITHIN = 72 * 60 * MINUTE

const watched = new Map<string, AbortController>()
onForget(() => {
  for (const stop of watched.values()) stop.abort()
  watched.clear()
})

/** From now on, opens the paid orders that come in once their goods are late, in one of the tabs. */
export function watchGoods(storeId: string): void {
  if (watched.has(storeId)) return
  const stop = new AbortController()
  watched.set(storeId, stop)
  const { signal } = stop
  void asLeader(`counter.goods.${storeId}`, signal, () => keepLooking(storeId, signal)).catch(
    () => undefined,
  )
}

async function keepLooking(storeId: string, signal: AbortSignal) {
  const look = lookAt(storeId, Date.now(), signal)
  let restsUntil = 0
  for (;;) {
    const every = Math.max(MINUTE, Math.min(SLOWEST, lateAfterOf(storeId)))
    await pause(Math.max(every, restsUntil - Date.now()), signal)
    if (!mayLook(storeId)) continue
    await look().catch((error: unknown) => {
      signal.throwIfAborted()
      restsUntil = (error instanceof ApiError && error.retryAt?.getTime()) || 0
    })
  }
}

const mayLook = (storeId: string) =>
  session.current().status === 'signed-in' &&
  lastStore.get() === storeId &&
  navigator.onLine &&
  !sparesData() &&
  (!document.hidden || wantsNotices(preferences()))

function lookAt(storeId: string, begun: number, signal: AbortSignal) {
  const sized = createSizing(ROWS)
  let since: number | undefined
  /** By the platform's clock, which the first answer may be the first to tell. */
  const begin = () => since ?? presentTime() - (Date.now() - begun) - lateAfterOf(storeId)
  const range = () => ({ dateFrom: new Date(begin() - PAID_WITHIN).toISOString(), page: 1 })
  /** Older orders that were not paid in full yet, so that no check has looked for their goods. */
  const unpaid = new Set<string>()
  const readPage = (query: { sort?: string }) =>
    sized(1, (pageSize) => readOrders(storeId, { ...range(), ...query, pageSize }, signal))

  async function goodsAt({ id }: Order, known: Goods | undefined): Promise<Goods> {
    const catalogue = await variantsOf(storeId)
    try {
      const { order } = await readOrder(storeId, id, signal)
      // Products that don’t load are no news of an order.
      return known && lacksGoods({ goods: known }) && wantsCatalogue(order, catalogue)
        ? known
        : goodsOf(order, catalogue)
    } catch (error) {
      if (!isItsOwn(error)) throw error
      return UNTOLD_GOODS
    }
  }

  return async function look() {
    const page =
      (await readPage({ sort: '-dateCreated' }).catch(unlessRefused)) ?? (await readPage({}))
    const first = (since = begin())
    const end = presentTime() - lateAfterOf(storeId)
    const before = new Map(
      lookedGoods(storeId)
        .get()
        .map((one) => [one.id, one]),
    )
    const isDue = (order: Order) => {
      const made = instantOf(order.dateCreated)
      if (!isPaidInFull(order) && !isFree(order)) unpaid.add(order.id)
      if (made === undefined || made > end || !mayBeDue(order)) return false
      if (made < first && !unpaid.has(order.id)) return false
      const known = before.get(order.id)
      return order.id !== '' && (known === undefined || stateOf(known) !== stateOf(order))
    }
    const due = page.items.filter(isDue)
    const ids = new Set(due.map(({ id }) => id))
    const missing = [...before.values()].filter((one) => lacksGoods(one) && !ids.has(one.id))
    const looked: OrderWithGoods[] = []
    try {
      for (const order of [...due, ...missing].slice(0, MOST_OPENED)) {
        await pause(DETAIL_PACE, signal)
        looked.push({ ...order, goods: await goodsAt(order, before.get(order.id)?.goods) })
      }
    } finally {
      if (!signal.aborted) tellLooked(storeId, looked)
    }
  }
}
