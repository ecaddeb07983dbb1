import { readOrders } from '#api/orders.ts'
import { ONE_ROW, exactCount } from '#api/query.ts'
import type { Order } from '#api/schemas/orders.ts'
import { append } from '#base/large-lists.ts'
import type { CalendarDay } from '#base/calendar.ts'
import { parseMoment } from '#base/moment.ts'
import { pause } from '#base/pause.ts'
import { wallClock } from '#base/time-zone.ts'
import { patience } from '#model/walk/patience.ts'
import { walk, walkBeginning } from '#model/walk/walk.ts'
import { type KeptDay, type Shelf, forgetDays, keepDay, keptDays } from './shelf.ts'
import { type Span, dayKey, daysOf, instantsOf } from './spans.ts'

const PAGE_SIZE = 100
/** A part is kept once it is whole, so a stopped read repeats at most this many orders. */
const ORDERS_OF_A_PART = 1_000

export type Reading = {
  orders: Order[]
  to: number
  /** Orders that the platform counted but did not give, or that could not be read. */
  missing: number
  /** Orders without a usable date, which no day can count. */
  undated: number
  kept: number
  oldest: number | undefined
}

export type ReadProgress = { read: number; total: number | undefined; waitsUntil?: number }

type ReadOptions = Shelf & {
  span: Span
  signal: AbortSignal
  onProgress: (progress: ReadProgress) => void
}

/** Days from an earlier visit count if their number of orders still holds. */
export async function readSpan({
  span,
  signal,
  onProgress,
  ...shelf
}: ReadOptions): Promise<Reading> {
  const { zone } = shelf
  const to = Date.now()
  const days = daysOf(span)
  const today = dayKey(wallClock(to, zone))
  const kept = await trusted(shelf, days, await keptDays(shelf, days.map(dayKey)), to, signal)
  const reading: Reading = {
    orders: [...kept.values()].flatMap(({ orders }) => orders),
    to,
    missing: 0,
    undated: 0,
    kept: kept.size,
    oldest: [...kept.values()].reduce<number | undefined>(
      (least, { readAt }) => Math.min(least ?? readAt, readAt),
      undefined,
    ),
  }
  const missing = runsOf(days, (day) => !kept.has(dayKey(day)))
  const totals = await Promise.all(missing.map((run) => countOf(shelf, run, to, signal)))
  const parts = missing.flatMap((run, index) => partsOf(run, totals[index]))
  const total = totals.includes(undefined)
    ? undefined
    : totals.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  let read = 0
  for (const part of parts.toReversed()) await readPart(part)
  return reading

  async function readPart(part: Span) {
    const byDay = new Map(daysOf(part).map((day) => [dayKey(day), [] as Order[]]))
    const { start, end } = instantsOf(part, zone, to)
    const range = { dateFrom: iso(start), dateTo: iso(end) }
    const list = (page: number, pageSize: number, own: AbortSignal) =>
      readOrders(shelf.storeId, { ...range, page, pageSize }, own)
    let undated = 0
    const done = await walk<Order>(
      {
        readPage: list,
        count: async (own) => exactCount(await list(1, 1, own)),
        isInside: ({ dateCreated }) => isWithin(dateCreated, start, end),
      },
      { progress: walkBeginning(PAGE_SIZE), ids: [] },
      {
        keep(fresh, progress) {
          for (const order of fresh) {
            const moment = parseMoment(order.dateCreated)
            if (moment?.kind !== 'instant') undated += 1
            else byDay.get(dayKey(wallClock(moment.instant, zone)))?.push(counted(order))
          }
          onProgress({ read: read + progress.read, total })
          return Promise.resolve()
        },
        patience,
        onWait: (waitsUntil) => onProgress({ read, total, waitsUntil }),
        wait: pause,
        now: Date.now,
      },
      signal,
    )
    read += done.read
    const lacking = Math.max(done.expected ?? 0, done.counted ?? 0) - done.read
    reading.missing += Math.max(0, lacking)
    reading.undated += undated
    for (const [day, orders] of byDay) {
      append(reading.orders, orders)
      const isOver = day < today
      if (isOver && lacking <= 0 && undated === 0) await keepDay(shelf, day, { readAt: to, orders })
    }
  }
}

async function trusted(
  shelf: Shelf,
  days: CalendarDay[],
  kept: Map<string, KeptDay>,
  to: number,
  signal: AbortSignal,
): Promise<Map<string, KeptDay>> {
  for (const run of runsOf(days, (day) => kept.has(dayKey(day)))) {
    const names = daysOf(run).map(dayKey)
    const known = names.reduce((sum, name) => sum + (kept.get(name)?.orders.length ?? 0), 0)
    const count = await countOf(shelf, run, to, signal)
    if (count === known) continue
    for (const name of names) kept.delete(name)
    await forgetDays(shelf, names)
  }
  return kept
}

async function countOf(
  { storeId, zone }: Shelf,
  span: Span,
  to: number,
  signal: AbortSignal,
): Promise<number | undefined> {
  const { start, end } = instantsOf(span, zone, to)
  const range = { dateFrom: iso(start), dateTo: iso(end) }
  return exactCount(await readOrders(storeId, { ...range, ...ONE_ROW }, signal))
}

export function runsOf(days: CalendarDay[], isMeant: (day: CalendarDay) => boolean): Span[] {
  const runs: Span[] = []
  let isOpen = false
  for (const day of days) {
    const last = runs.at(-1)
    if (!isMeant(day)) isOpen = false
    else if (isOpen && last) last.to = day
    else {
      runs.push({ from: day, to: day })
      isOpen = true
    }
  }
  return runs
}

export function partsOf(span: Span, orders: number | undefined): Span[] {
  const days = daysOf(span)
  const size = Math.max(1, Math.floor((days.length * ORDERS_OF_A_PART) / (orders || 1)))
  const starts = days.filter((_, index) => index % size === 0)
  return starts.map((from, index) => ({ from, to: days[(index + 1) * size - 1] ?? span.to }))
}

const counted = (order: Order): Order => ({ ...order, customerEmail: undefined })

function isWithin(date: string | undefined, start: number, end: number): boolean {
  const moment = parseMoment(date)
  return moment?.kind !== 'instant' || (moment.instant >= start && moment.instant <= end)
}

const iso = (instant: number) => new Date(instant).toISOString()
