import { readOrders } from '#api/orders.ts'
import { isPart } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { platformClock } from '#api/platform-clock.ts'
import type { ListQuery } from '#api/list-parameters.ts'
import { ONE_ROW } from '#api/query.ts'
import type { Order } from '#api/schemas/orders.ts'
import { mayCount } from '#model/reading/platform/learned.ts'
import { lagWatch } from './lag.ts'
import { type Known, type News, newsReader, windowOf } from './new-orders.ts'

type Look = {
  storeId: string
  /** Of the page that is watched. */
  query: ListQuery<'listOrders'>
  known: Known
  /** The page's records as they are now. */
  onRows?: (rows: readonly Order[]) => void
}

/** Every how many looks the page's own rows are read, which also shows what became of them. */
const PAGE_EVERY = 3

/** One request a look, and a second one where the first claims news that it does not show. */
export function ordersLook({ storeId, query, known, onRows }: Look) {
  const reader = newsReader(known)
  const shows = lagWatch({ query, known })
  let looks = 0
  let canCount = mayCount()

  async function read(asked: typeof query, signal: AbortSignal) {
    const sentAt = platformClock.now()
    const page = await readOrders(storeId, asked, signal)
    shows(page.items, sentAt)
    return page
  }

  async function readRows(signal: AbortSignal): Promise<News> {
    const page = await read(query, signal)
    onRows?.(page.items)
    return reader.fromPage(page.items, { isPart: isPart(page) })
  }

  return async function look(signal: AbortSignal): Promise<News> {
    looks += 1
    if (looks % PAGE_EVERY === 0 || !canCount) return readRows(signal)
    const one = { ...query, ...windowOf(known), ...ONE_ROW }
    const answer = await read(one, signal).catch(unlessRefused)
    canCount =
      answer !== undefined &&
      answer.items.length <= 1 &&
      (answer.items.length === 0 || answer.pages !== undefined)
    return (answer && reader.fromOne(answer)) ?? readRows(signal)
  }
}

/** What was asked for may be refused where another way to ask is not. */
export function unlessRefused(error: unknown): undefined {
  if (error instanceof ApiError && (error.status === 400 || error.status === 422)) return undefined
  throw error
}
