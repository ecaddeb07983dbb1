import type { Order } from '#api/schemas/orders.ts'
import { type CalendarDay, addDays } from '#base/time/calendar.ts'
import { wallClock } from '#base/time/time-zone.ts'
import type { Span } from '#model/reading/ledger/days.ts'
import { areForeign } from '#model/records/orders/order-tone.ts'
import { datedIn } from '#model/reading/ledger/figures.ts'
import { daysApart } from '#model/reading/periods/period.ts'
import { sharesOf } from './sums.ts'

/** Days over which card networks are known to look at disputes. */
export const DISPUTE_DAYS = [30, 90] as const

/** From this part of the limit on, a merchant is told that it comes near. */
const NEAR = 0.75

/** Orders of all currencies, since only their number counts. */
export type Disputes = { key: string; label: string; disputed: number; everPaid: number }

/** Of a gateway, with little said where a single order would decide it. */
export type Standing = 'over' | 'near' | 'under' | 'few'

export function standingOf({ disputed, everPaid }: Disputes, limit: number): Standing {
  if (everPaid < ENOUGH) return 'few'
  const percent = (100 * disputed) / everPaid
  if (percent >= limit) return 'over'
  return disputed > 0 && percent >= NEAR * limit ? 'near' : 'under'
}

/** Whole days up to today. */
export function daysTo(now: number, zone: string, days: number): Span {
  const today = wallClock(now, zone)
  return { from: addDays(today, 1 - days), to: addDays(today, 0) }
}

/** By the day of the order: the list of orders tells no other day. */
export function ordersWithin(orders: readonly Order[], { from, to }: Span, zone: string) {
  const isIn = (day: CalendarDay) => daysApart(from, day) >= 0 && daysApart(day, to) >= 0
  return orders.flatMap((order) => datedIn(order, zone)).filter(({ clock }) => isIn(clock))
}

/** The most disputed first; none where nobody knows which are disputed. */
export function disputesOf(orders: readonly Order[], span: Span, zone: string): Disputes[] {
  const now = ordersWithin(orders, span, zone)
  if (areForeign(now.map(({ order }) => order.status))) return []
  return sharesOf({ now, before: [] }, 'gateway')
    .filter(({ everPaid }) => everPaid > 0)
    .map(({ key, label, disputed, everPaid }) => ({ key, label, disputed, everPaid }))
    .toSorted(
      (a, b) =>
        b.disputed / b.everPaid - a.disputed / a.everPaid ||
        b.everPaid - a.everPaid ||
        (a.key < b.key ? -1 : 1),
    )
}

/** Orders from which on a percentage says more than the numbers. */
export const ENOUGH = 20
