import type { Order } from '#api/schemas/orders.ts'
import { orderTone } from '#model/records/orders/order-tone.ts'
import type { CalendarDay } from '#base/time/calendar.ts'
import { type Span, dayKey, daysOf } from './days.ts'
import { PAGE_SIZE, type Questions } from './questions.ts'
import type { KeptDay } from './day-cache.ts'

export type Kept = Map<string, KeptDay>

/** Of open orders; the others are said not to have been read again. */
const MOST_OPEN_PAGES = 20

/** Asked for where an only status has been met, to tell a filter from none. */
const OTHER_STATUS = 'CHARGEBACK'

const pagesOf = (orders: number) => Math.ceil(orders / PAGE_SIZE)

/** Unpaid, partly paid, in process or disputed: what may change at any time. */
function isOpen({ status = '', amount = 0, amountPaid = 0 }: Order): boolean {
  const { glyph } = orderTone(status)
  if (glyph === 'ring') return amountPaid < amount
  return glyph === 'half' || glyph === 'dashed' || glyph === 'triangle'
}

/** True if reading these days again asks no more than checking them would. */
export function isReadingCheaper(kept: Kept, run: Span): boolean {
  const orders = ordersOf(kept, daysOf(run))
  return pagesOf(orders.length) <= statusesOf(orders).length + 2
}

/**
 * Takes away the kept days of a run of which the platform now counts other numbers, in all or of a
 * status: the days are halved until the change is found. False if the platform does not tell such
 * numbers, ignores the filter by status, or matches it with more than that status.
 */
export async function checkCounts(kept: Kept, run: Span, questions: Questions): Promise<boolean> {
  const days = daysOf(run)
  const statuses = statusesOf(ordersOf(kept, days))
  const [only] = statuses
  if (only === undefined) return false
  const asked = statuses.length > 1 ? statuses : [only, otherThan(only)]
  const all = await questions.count(run)
  if (all === undefined) return false
  const counts = new Map<string | undefined, number>([[undefined, all]])
  let byStatus = 0
  for (const status of asked) {
    const count = await questions.count(run, status)
    if (count === undefined) return false
    counts.set(status, count)
    byStatus += count
    if (byStatus > all) return false
  }
  await takeChanged(days, counts)
  return true

  async function takeChanged(some: CalendarDay[], now: Map<string | undefined, number>) {
    const before = ordersOf(kept, some)
    const changed = [...now].filter(([status, count]) => count !== countOf(before, status))
    if (changed.length === 0) return
    if (some.length === 1 || pagesOf(before.length) <= 2 * changed.length) {
      for (const day of some) kept.delete(dayKey(day))
      return
    }
    const middle = middleOf(kept, some)
    const earlier = some.slice(0, middle)
    const later = some.slice(middle)
    const ofEarlier = new Map<string | undefined, number>()
    const ofLater = new Map<string | undefined, number>()
    for (const [status, count] of changed) {
      // What is not in one half is in the other, so only one is asked for.
      const found = await questions.count(spanOf(earlier), status)
      ofEarlier.set(status, found ?? -1)
      ofLater.set(status, found === undefined ? -1 : count - found)
    }
    await takeChanged(earlier, ofEarlier)
    await takeChanged(later, ofLater)
  }
}

/**
 * Lists the open orders of kept days anew, by their statuses, and takes away the days in which one
 * is not as it was: orders that changed places between two statuses leave every number the same.
 * Returns how many were looked at, and how many there were too many of.
 */
export async function checkOpen(
  kept: Kept,
  run: Span,
  questions: Questions,
): Promise<{ again: number; notAgain: number }> {
  const days = daysOf(run).filter((day) => kept.has(dayKey(day)))
  const open = ordersOf(kept, days).filter(isOpen)
  let pages = MOST_OPEN_PAGES
  let again = 0
  let notAgain = 0
  for (const status of statusesOf(open)) {
    const { from, orders, left } = newestWith(kept, days, status, pages * PAGE_SIZE)
    notAgain += left
    pages -= pagesOf(orders)
    const part = { from: left > 0 ? from : run.from, to: run.to }
    const changed = await changedWith(status, part)
    if (changed === undefined) notAgain += orders
    else again += orders
    for (const day of changed ?? []) kept.delete(day)
  }
  return { again, notAgain: notAgain + open.filter((order) => !order.status).length }

  /** Undefined if the platform lists other statuses, too. */
  async function changedWith(status: string, part: Span) {
    const known = new Map<string, { day: string; order: Order }>()
    for (const day of daysOf(part).map(dayKey)) {
      for (const order of kept.get(day)?.orders ?? []) known.set(order.id, { day, order })
    }
    const expected = [...known.values()].filter(({ order }) => order.status === status)
    const changed = new Set<string>()
    const seen = new Set<string>()
    // What moves to further pages meanwhile counts as changed, so its day is read again.
    for (let page = 1; page <= expected.length / questions.pageSize() + 2; page += 1) {
      const { items, hasMore } = await questions.patiently(() =>
        questions.page(part, { status, page }),
      )
      if (items.some((order) => order.status !== status)) return undefined
      for (const order of items) {
        seen.add(order.id)
        const { day, order: before } = known.get(order.id) ?? {}
        if (day !== undefined && !isSame(order, before)) changed.add(day)
      }
      if (!hasMore || items.length === 0) break
    }
    for (const { day, order } of expected) if (!seen.has(order.id)) changed.add(day)
    return changed
  }
}

/** The latest days that hold at most so many orders with the status. */
function newestWith(kept: Kept, days: CalendarDay[], status: string, most: number) {
  let from = days.at(-1) as CalendarDay
  let orders = 0
  let left = 0
  for (const day of days.toReversed()) {
    const more = countOf(kept.get(dayKey(day))?.orders ?? [], status)
    if (left > 0 || orders + more > most) left += more
    else {
      orders += more
      from = day
    }
  }
  return { from, orders, left }
}

const isSame = (now: Order, before: Order | undefined) => textOf(now) === textOf(before)

/** Kept orders have no customer. */
const textOf = (order: Order | undefined) => JSON.stringify({ ...order, customerEmail: undefined })

const ordersOf = (kept: Kept, days: readonly CalendarDay[]) =>
  days.flatMap((day) => kept.get(dayKey(day))?.orders ?? [])

const statusesOf = (orders: readonly Order[]) =>
  [...new Set(orders.map(({ status }) => status ?? ''))].filter((status) => status !== '')

const countOf = (orders: readonly Order[], status: string | undefined) =>
  status === undefined ? orders.length : orders.filter((order) => order.status === status).length

const otherThan = (status: string) =>
  status.toUpperCase() === OTHER_STATUS ? 'COMPLETED' : OTHER_STATUS

function spanOf(days: readonly CalendarDay[]): Span {
  const [from, to] = [days[0], days.at(-1)]
  if (!from || !to) throw new Error('A span has at least one day')
  return { from, to }
}

/** Where about half of the orders are on either side. */
function middleOf(kept: Kept, days: readonly CalendarDay[]): number {
  const half = ordersOf(kept, days).length / 2
  let before = 0
  const index = days.findIndex((day) => {
    before += kept.get(dayKey(day))?.orders.length ?? 0
    return before > half
  })
  return Math.min(days.length - 1, Math.max(1, index))
}
