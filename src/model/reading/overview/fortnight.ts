import { type CalendarDay, addDays, sameDay } from '#base/time/calendar.ts'
import type { Order } from '#api/schemas/orders.ts'
import { orderTone } from '#model/records/orders/order-tone.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { type Span, daysOf } from '#model/reading/ledger/days.ts'
import { type Dated, currencyOf, datedIn, dayFigures } from '#model/reading/ledger/figures.ts'

/** Of one currency what was paid; of all, how many orders were refunded or disputed since. */
export type FortnightDay = {
  day: CalendarDay
  orders: number
  paid: number
  refunded: number
  disputed: number
}

const DAYS = 14

export function fortnightTo(now: number, zone: string): Span {
  const today = wallClock(now, zone)
  return { from: addDays(today, 1 - DAYS), to: addDays(today, 0) }
}

/** By the day of the order, as its status is now: the list of orders tells no other day. */
export function fortnightOf(
  orders: readonly Order[],
  span: Span,
  zone: string,
  currency: string,
): FortnightDay[] {
  const dated = orders.flatMap((order) => datedIn(order, zone))
  return daysOf(span).map((day) => {
    const own = dated.filter(({ clock }) => sameDay(clock, day))
    const inCurrency = own.filter(({ order }) => currencyOf(order) === currency)
    return {
      day,
      orders: own.length,
      paid: dayFigures(inCurrency).paid,
      refunded: withGlyph(own, 'arrow'),
      disputed: withGlyph(own, 'triangle'),
    }
  })
}

const withGlyph = (dated: Dated[], glyph: 'arrow' | 'triangle') =>
  dated.filter(({ order: { status } }) => status && orderTone(status).glyph === glyph).length
