import { readOrders } from '#api/orders.ts'
import { isPart } from '#api/client.ts'
import { ApiError } from '#api/errors.ts'
import { platformClock } from '#api/platform-clock.ts'
import type { ListQuery } from '#api/list-parameters.ts'
import { ONE_ROW } from '#api/query.ts'
import type { Order } from '#api/schemas/orders.ts'
import { mayCount, notePoint } from '#model/reading/platform/learned.ts'
import { instantOf } from '#base/time/by-time.ts'
import {
  type Known,
  type News,
  countsTooFew,
  ignoresWindow,
  newsReader,
  windowOf,
} from './new-orders.ts'
import { rowsLook } from './rows-look.ts'

type Look = {
  storeId: string
  /** Of the page that is watched. */
  query: ListQuery<'listOrders'>
  known: Known
  /** Milliseconds since 1970, when the page was read. */
  readAt?: number
  /** The page's records as they are now. */
  onRows?: (rows: readonly Order[]) => void
}

/** Every how many looks the page's own rows are read, which also shows what became of them. */
const PAGE_EVERY = 3

/** One request a look, and a second one where the first claims news that it does not show. */
export function ordersLook({ storeId, query, known, readAt = Date.now(), onRows }: Look) {
  const reader = newsReader(known)
  const lookAtRows = rowsLook(storeId, { query, known, readAt })
  const shows = lagWatch({ query, known })
  let looks = 0
  let canCount = mayCount()
  /** What the rows since then showed last. */
  let told: News | undefined

  async function read(asked: typeof query, signal: AbortSignal) {
    const sentAt = platformClock.now()
    const page = await readOrders(storeId, asked, signal)
    shows(page.items, sentAt)
    return page
  }

  async function readRows(signal: AbortSignal): Promise<News> {
    const page = await read(query, signal)
    onRows?.(page.items)
    const news = reader.fromPage(page.items, { isPart: isPart(page) })
    return told ?? news
  }

  async function readUncounted(signal: AbortSignal): Promise<News> {
    return known.since === undefined ? (told = await lookAtRows(signal)) : readRows(signal)
  }

  return async function look(signal: AbortSignal): Promise<News> {
    looks += 1
    if (looks % PAGE_EVERY === 0) return readRows(signal)
    if (!canCount) return readUncounted(signal)
    // Sorted as the page is: its row shows what arrived where the platform counts wrongly.
    const one = { ...query, ...windowOf(known), ...ONE_ROW, sort: query.sort }
    const answer = await read(one, signal).catch(unlessRefused)
    canCount =
      answer !== undefined &&
      answer.items.length <= 1 &&
      (answer.items.length === 0 || answer.pages !== undefined) &&
      !ignoresWindow(known, answer) &&
      !countsTooFew(known, answer)
    if (!canCount) return readUncounted(signal)
    return (answer && reader.fromOne(answer)) ?? readRows(signal)
  }
}

/** What was asked for may be refused where another way to ask is not. */
export function unlessRefused(error: unknown): undefined {
  if (error instanceof ApiError && (error.status === 400 || error.status === 422)) return undefined
  throw error
}

/** Milliseconds: `Date` and some records tell whole seconds, so less proves nothing. */
const LEAST = 5_000
/** What shows later than that was dated back. */
const LONGEST = 120_000
/** In which an order shows that does not lag, as often as they are looked for. */
const PROMPT = 20_000

const UNFILTERED = new Set(['sort', 'page', 'pageSize'])

/**
 * Notes how long after its own time an order shows: for certain as long as from there to the look
 * before, which did not have it yet, and at most until the answer that has it.
 */
export function lagWatch({ query, known }: { query: ListQuery<'listOrders'>; known: Known }) {
  const seen = new Set(known.ids)
  // An order may also come into a filter, or move up to a page.
  const isTold = known.since !== undefined && Object.keys(query).every(isPlain)
  let before: { sentAt: number; oldest: number } | undefined
  return (rows: readonly Order[], sentAt: number) => {
    for (const { id, dateCreated } of rows) {
      const made = instantOf(dateCreated)
      if (seen.has(id) || made === undefined) continue
      seen.add(id)
      // A look for one row leaves out all but the newest.
      const isProven = before !== undefined && made > before.oldest
      if (isTold && before) note(isProven ? before.sentAt - made : 0, platformClock.now() - made)
    }
    const times = rows.map(({ dateCreated }) => instantOf(dateCreated) ?? Infinity)
    before = { sentAt, oldest: times.length === 0 ? -Infinity : Math.min(...times) }
  }

  function isPlain(name: string) {
    return UNFILTERED.has(name) || (query as Record<string, unknown>)[name] === undefined
  }
}

function note(least: number, most: number) {
  const isLate = least >= LEAST && least <= LONGEST
  if (isLate) notePoint({ point: 'lag', behaviour: 'late', detail: seconds(least) })
  else if (most >= 0 && most <= PROMPT) {
    notePoint({ point: 'lag', behaviour: 'prompt', detail: seconds(PROMPT) })
  }
}

const seconds = (milliseconds: number) => String(Math.floor(milliseconds / 1_000))
