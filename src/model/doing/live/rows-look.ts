import { type Page, mayGoOn } from '#api/client.ts'
import type { ListQuery } from '#api/list-parameters.ts'
import { readOrders } from '#api/orders.ts'
import { platformClock } from '#api/platform-clock.ts'
import type { Order } from '#api/schemas/orders.ts'
import { instantOf } from '#base/time/by-time.ts'
import { createSizing, isSizeRefused } from '#model/reading/walk/page-sizes.ts'
import { orderTone } from '#model/records/orders/order-tone.ts'
import type { Known, News } from './new-orders.ts'

const ROWS = 100
/** Requests a look. */
const MOST_ASKED = 2
/** To the end of a list of which no period leaves anything out. */
const MOST_PAGES = 10
/** Milliseconds: an order may show so long after its own time. */
const LAG = 120_000

/** The page in sight, its orders, and when it was read, in milliseconds since 1970. */
type Watched = { query: ListQuery<'listOrders'>; known: Pick<Known, 'ids'>; readAt: number }

const madeAt = ({ dateCreated }: Order) => instantOf(dateCreated) ?? -Infinity

/**
 * New orders where the page in sight does not begin with them and nothing counts them: by the rows
 * since it was read, each by its ID and in whatever order they come.
 */
export function rowsLook(storeId: string, { query, known, readAt }: Watched) {
  const sized = createSizing(ROWS)
  const from = readAt + platformClock.now() - Date.now()
  const own = instantOf(String(query.dateFrom ?? '')) ?? 0
  const dateFrom = new Date(Math.max(from - 1, own)).toISOString()
  const asked = { ...query, dateFrom, ...(query.sort && { sort: '-dateCreated' }) }
  const ids = new Set<string>()
  const arrived = new Map<string, Order>()
  let isFirst = true
  let isAscending = true
  let isGivenUp = false
  /** The last page that brought anything. */
  let last = 1

  /** Undefined beyond the end. */
  async function readPage(page: number, signal: AbortSignal): Promise<Page<Order> | undefined> {
    try {
      return await sized(page, (pageSize) =>
        readOrders(storeId, { ...asked, page, pageSize }, signal),
      )
    } catch (error) {
      if (page === 1 || !isSizeRefused(error)) throw error
      return undefined
    }
  }

  /** Whether a page after this one can have more of what is new. */
  function take(page: Page<Order>, number: number): boolean {
    const items = page.items.filter(({ id }) => id !== '')
    const times = items.map(madeAt)
    const fresh = items.filter(({ id }) => !ids.has(id))
    const isNewestFirst = times.every((time, at) => time <= (times[at - 1] ?? Infinity))
    const reachesKnown = isFirst ? times.some((time) => time < from) : fresh.length < items.length
    isAscending &&= times.every((time, at) => time >= (times[at - 1] ?? -Infinity))
    for (const order of fresh) {
      ids.add(order.id)
      // One of the very moment at which the page was read was there already.
      const isLate = isFirst ? madeAt(order) > from : madeAt(order) >= from - LAG
      if (isLate && !known.ids.has(order.id)) arrived.set(order.id, order)
    }
    if (fresh.length > 0) last = number
    return mayGoOn(page) && !(isNewestFirst && reachesKnown)
  }

  async function readsToEnd(signal: AbortSignal): Promise<boolean> {
    const first = isAscending ? last : 1
    for (let number = first; number < first + MOST_ASKED; number += 1) {
      const page = await readPage(number, signal)
      // Orders have left; the next look begins anew.
      if (!page && number === first) last = 1
      if (!page || !take(page, number) || (number > first && last < number)) return true
    }
    return false
  }

  return async function look(signal: AbortSignal): Promise<News> {
    if (!isGivenUp) {
      const isWhole = await readsToEnd(signal)
      isFirst &&= !isWhole
      isGivenUp = !isWhole && (!isAscending || last >= MOST_PAGES)
    }
    const isAlarm = [...arrived.values()].some(isDisputed)
    return { count: arrived.size, isAlarm, ...(isGivenUp && { isUntold: true as const }) }
  }
}

const isDisputed = ({ status }: Order) => orderTone(status).glyph === 'triangle'
