import type { Order } from '#api/schemas/orders.ts'
import { type CalendarDay, addDays } from '#base/time/calendar.ts'
import { append } from '#base/numbers/large-lists.ts'
import { startOfDay, wallClock } from '#base/time/time-zone.ts'
import { type Kept, checkCounts, checkOpen, isReadingCheaper } from './check.ts'
import { type Span, dayKey, daysOf, runsOf } from './days.ts'
import { readDays } from './part.ts'
import { type OrdersSource, OtherTime, askingAbout, ordersSource } from './questions.ts'
import { type Shelf, openShelf } from './day-cache.ts'

/** Days that cannot be checked by numbers are read again after this long. */
const UNCHECKED_FOR = 3_600_000
/** Even days that check out are read again, because an amount can change under a status. */
const CHECKED_FOR = 86_400_000
/** At most so many orders at a time, the oldest reads first. */
const ORDERS_TO_RENEW = 500

/** A day as it was read whole, with its customers; one that is not over, until `to`. */
type FreshDay = { readAt: number; to: number; orders: readonly Order[] }
export type FreshDays = ReadonlyMap<string, FreshDay>

/** The orders of some days of a store, each once, and all that one must know to tell their sums. */
export type Ledger = {
  /** Every order created within the days that the platform gave, by its own date. */
  orders: Order[]
  /** The instant until which orders were asked for, by the platform's clock. */
  to: number
  /** The instant from which on every order was read now, and none is of a kept day. */
  freshFrom: number
  /** What another read need not ask for again, for a while. */
  fresh: FreshDays
  /** When the first and the last of these orders were read, by this computer's clock. */
  oldest: number
  newest: number
  /** Orders that the platform counted but did not give, or that could not be read. */
  missing: number
  /** Orders without a usable date, which no day can count. */
  undated: readonly Order[]
  /** Days from an earlier read that still hold, as far as numbers can tell. */
  kept: { days: number; last: CalendarDay | undefined }
  /** Open orders of kept days that were read again, and those that were not. */
  readAgain: number
  notReadAgain: number
  /** False if the platform does not tell where its list ends. */
  isEndKnown: boolean
  /** False if orders are or may be missing, or are undated, so that every sum is partial. */
  isComplete: boolean
}

export type LedgerProgress = {
  read: number
  total: number | undefined
  waitsUntil?: number
  /** Those that a read of several pages has brought so far. */
  orders: readonly Order[]
}

type LedgerOptions = {
  storeId: string
  zone: string
  span: Span
  signal: AbortSignal
  onProgress?: (progress: LedgerProgress) => void
  /** Kept days read before this instant are read anew, as a refresh asks. */
  notBefore?: number
  /** Kept orders lack their customer; a day with an order for which this holds is read anew. */
  needsCustomer?: (order: Order) => boolean
  /** Days that other reads have just had. */
  held?: FreshDays
  source?: OrdersSource
  shelf?: Shelf
}

/**
 * Reads the orders of a span of days. Days that are over are kept sealed and without customers; a
 * later read trusts them while the number of orders in all and of each status holds and open orders
 * are unchanged, and finds changed days by halving. Whatever few requests can read is read anew. An
 * amount that changes while its status and all numbers stay is noticed within a day, by and by, or
 * by a refresh; `oldest` tells until when.
 */
export async function readLedger(options: LedgerOptions): Promise<Ledger> {
  try {
    return await readByClock(options)
  } catch (error) {
    if (!(error instanceof OtherTime)) throw error
    return readByClock(options)
  }
}

async function readByClock(options: LedgerOptions): Promise<Ledger> {
  const { storeId, zone, span, signal, onProgress = () => undefined, held } = options
  const { source = ordersSource(storeId), shelf = openShelf(storeId, zone) } = options
  const startedAt = Date.now()
  const today = dayKey(wallClock(source.now(), zone))
  const all = daysOf(span)
  const fresh = new Map(all.flatMap((day) => heldDay(dayKey(day)) ?? []))
  const days = all.filter((day) => !fresh.has(dayKey(day)))
  const to = fresh.get(today)?.to ?? source.now()
  let progress: LedgerProgress = { read: 0, total: undefined, orders: [] }
  const onWait = (waitsUntil: number | undefined) => onProgress({ ...progress, waitsUntil })
  const questions = askingAbout(source, { zone, to, signal, onWait })
  const kept = await shelf.keptDays(days.map(dayKey).filter((day) => day < today))
  const ledger: Ledger = {
    orders: [...fresh.values()].flatMap(({ orders }) => orders),
    to,
    freshFrom: startOfDay(span.from, zone),
    fresh,
    oldest: Math.min(startedAt, ...[...fresh.values()].map(({ readAt }) => readAt)),
    newest: startedAt,
    missing: 0,
    undated: [],
    kept: { days: 0, last: undefined },
    readAgain: 0,
    notReadAgain: 0,
    isEndKnown: true,
    isComplete: true,
  }
  dropUnwanted(kept, options)
  for (const run of runsOf(days.filter((day) => kept.has(dayKey(day))))) await check(run)
  const sofar = [...ledger.orders]
  let before = sofar.length
  for (const run of runsOf(days.filter((day) => !kept.has(dayKey(day)))).toReversed()) {
    await read(run)
  }
  for (const day of days) {
    const { readAt, orders } = kept.get(dayKey(day)) ?? {}
    if (readAt === undefined || !orders) continue
    append(ledger.orders, orders)
    ledger.oldest = Math.min(ledger.oldest, readAt)
    ledger.kept = { days: ledger.kept.days + 1, last: day }
    ledger.freshFrom = startOfDay(addDays(day, 1), zone)
  }
  ledger.newest = ledger.kept.days === all.length ? ledger.oldest : startedAt
  ledger.isComplete = ledger.missing === 0 && ledger.undated.length === 0 && ledger.isEndKnown
  return ledger

  /** Of a day that was over when it was read, or that is not over yet. */
  function heldDay(day: string): [string, FreshDay][] | undefined {
    const one = held?.get(day)
    return one && (day === today || day < dayKey(wallClock(one.to, zone)))
      ? [[day, one]]
      : undefined
  }

  async function check(run: Span) {
    const inRun = daysOf(run).map(dayKey)
    if (isReadingCheaper(kept, run)) {
      for (const day of inRun) kept.delete(day)
    } else if (await checkCounts(kept, run, questions)) {
      const { again, notAgain } = await checkOpen(kept, run, questions)
      ledger.readAgain += again
      ledger.notReadAgain += notAgain
      dropOldest(kept, inRun, startedAt)
    } else {
      for (const day of inRun) {
        if ((kept.get(day)?.readAt ?? 0) < startedAt - UNCHECKED_FOR) kept.delete(day)
      }
    }
  }

  async function read(run: Span) {
    await readDays(run, {
      zone,
      to,
      questions,
      signal,
      onWait,
      onRead(news, count, total) {
        append(sofar, news)
        progress = {
          read: before + count,
          total: total === undefined ? total : before + total,
          orders: sofar,
        }
        onProgress(progress)
      },
      async onPart({ byDay, missing, undated, isEndKnown }) {
        ledger.missing += missing
        ledger.undated = eachOnce([...ledger.undated, ...undated])
        ledger.isEndKnown &&= isEndKnown
        for (const [day, orders] of byDay) {
          append(ledger.orders, orders)
          const isWhole = missing === 0 && undated.length === 0 && isEndKnown
          if (isWhole) fresh.set(day, { readAt: startedAt, to, orders })
          if (day < today && isWhole) await shelf.keepDay(day, { readAt: startedAt, orders })
        }
      },
    })
    before = progress.read
  }
}

function dropUnwanted(kept: Kept, { notBefore = 0, needsCustomer }: LedgerOptions) {
  for (const [day, { readAt, orders }] of kept) {
    if (readAt < notBefore || (needsCustomer && orders.some(needsCustomer))) kept.delete(day)
  }
}

/** Whatever day a platform is asked for, it may send those without a date. */
export const eachOnce = (orders: readonly Order[]): Order[] => [
  ...new Map(orders.map((order) => [order.id || JSON.stringify(order), order])).values(),
]

/** A few of the days that were read longest ago, so that no kept day grows old unread. */
function dropOldest(kept: Kept, days: readonly string[], now: number) {
  const old = days
    .flatMap((day) => {
      const { readAt, orders } = kept.get(day) ?? {}
      return readAt === undefined || readAt > now - CHECKED_FOR
        ? []
        : [{ day, readAt, size: orders?.length ?? 0 }]
    })
    .toSorted((a, b) => a.readAt - b.readAt)
  let room = ORDERS_TO_RENEW
  for (const { day, size } of old) {
    room -= size
    if (room < 0) return
    kept.delete(day)
  }
}
