import type { Page } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import type { ListQuery } from '#api/list-parameters.ts'
import { readOrders } from '#api/orders.ts'
import { withOwnPages } from '#api/own-pages.ts'
import { platformClock } from '#api/platform-clock.ts'
import { ONE_ROW, exactCount } from '#api/query.ts'
import type { Order } from '#api/schemas/orders.ts'
import { pause } from '#base/time/pause.ts'
import { smallerSize } from '#model/reading/platform/learned.ts'
import { PAGE_PACE } from '#model/reading/walk/pages.ts'
import { patience, retry } from '#model/reading/walk/patience.ts'
import { type Span, instantsOf } from './days.ts'

export const PAGE_SIZE = 100

/** A store's orders, as the platform tells them. */
export type OrdersSource = {
  readPage: (query: ListQuery<'listOrders'>, signal: AbortSignal) => Promise<Page<Order>>
  /** The platform's clock. */
  now: () => number
  /** False before the first answer of a page has told the platform's time. */
  isClockKnown: () => boolean
}

export const ordersSource = (storeId: string): OrdersSource => ({
  readPage: (query, signal) => readOrders(storeId, query, signal),
  now: platformClock.now,
  isClockKnown: platformClock.isKnown,
})

/** The first answer told another time than the days and their end were chosen by. */
export class OtherTime extends Error {}

/** Orders a little younger than the end are those of the next look. */
const SMALL_DIFFERENCE = 60_000

export type Questions = ReturnType<typeof askingAbout>

type Options = {
  zone: string
  /** The end of what is asked for, which is fixed, so that new orders do not shift the pages. */
  to: number
  signal: AbortSignal
  onWait: (until: number | undefined) => void
}

/** At most two questions a second, asked again where the platform or the line fails for a while. */
export function askingAbout(source: OrdersSource, { zone, to, signal, onWait }: Options) {
  let begun = -Infinity
  let size = PAGE_SIZE
  const guessed = source.isClockKnown() ? undefined : ahead()
  const patient = { patience: unlessRefused, onWait, wait: pause, now: Date.now }

  function page(span: Span, query: ListQuery<'listOrders'>, margin = 0): Promise<Page<Order>> {
    const { start, end } = instantsOf(span, zone, to)
    return ask({ dateFrom: iso(start - BOUND), dateTo: iso(end + margin), ...query })
  }

  async function ask(query: ListQuery<'listOrders'>): Promise<Page<Order>> {
    const rest = begun + PAGE_PACE - Date.now()
    if (rest > 0) await pause(rest, signal)
    signal.throwIfAborted()
    begun = Date.now()
    const answer = await source.readPage(query, signal)
    if (guessed !== undefined && Math.abs(ahead() - guessed) > SMALL_DIFFERENCE) {
      throw new OtherTime()
    }
    return answer
  }

  /** How far the platform's clock is ahead of the browser's. */
  function ahead() {
    return source.now() - Date.now()
  }

  /** A page of as many rows as the platform takes. */
  async function fullPage(span: Span, query: ListQuery<'listOrders'>, margin?: number) {
    const first = size
    for (;;) {
      try {
        return await page(span, { ...query, pageSize: query.pageSize ?? size }, margin)
      } catch (error) {
        const smaller = smallerSize(size)
        if (query.page !== 1 || smaller === undefined || !isRefused(error)) {
          // It was something else that was refused.
          size = first
          throw error
        }
        size = smaller
      }
    }
  }

  async function counted(asked: () => Promise<Page<Order>>): Promise<number | undefined> {
    try {
      return exactCount(await retry(asked, patient, signal))
    } catch (error) {
      signal.throwIfAborted()
      if (isRefused(error)) return undefined
      throw error
    }
  }

  return {
    /** How many rows `page` asks for. */
    pageSize: () => size,

    /** Fails as the fetch layer does; for a caller that has patience itself. */
    page: fullPage,

    patiently: <Value>(work: () => Promise<Value>) => retry(work, patient, signal),

    /** How many orders the platform counts; undefined if it does not say, or refuses to. */
    count: (span: Span, status?: string, margin = 0) =>
      counted(() => page(span, { ...ONE_ROW, status }, margin)),

    /** The order at a place of the span’s; undefined if the platform refuses such a page. */
    rowAt(span: Span, place: number) {
      const read = () => page(span, { ...ONE_ROW, page: place }, BOUND).catch(noneIfRefused)
      return retry(read, patient, signal)
    },

    /** Whether the number of those in the span may count those of other days as well. */
    async countsOthers(span: Span) {
      const at = (number: number) => page(span, { ...ONE_ROW, page: number }, BOUND)
      const own = async () => withOwnPages(await at(1), { whole: () => ask(ONE_ROW), at })
      return (await counted(own)) === undefined
    },
  }
}

const unlessRefused: typeof patience = (error, failures) =>
  isRefused(error) ? undefined : patience(error, failures)

/** What was asked is refused, rather than the key or the moment. */
export const isRefused = (error: unknown) =>
  error instanceof ApiError && error.kind === 'refused' && !OTHER.has(error.status ?? 0)

function noneIfRefused(error: unknown): undefined {
  if (!isRefused(error)) throw error
}

const OTHER = new Set([401, 403, 408, 429, 502, 503, 504])

/** Milliseconds: a platform may leave out its own bounds; the rows themselves tell their time. */
export const BOUND = 1

const iso = (instant: number) => new Date(instant).toISOString()
