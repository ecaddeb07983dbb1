import { type CalendarDay, addDays, sameDay } from '#base/time/calendar.ts'
import type { Order } from '#api/schemas/orders.ts'
import { orderTone } from '#model/records/orders/order-tone.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { type Span, daysOf } from '#model/reading/ledger/days.ts'
import {
  type Dated,
  awaitingOf,
  currencyOf,
  datedIn,
  dayFigures,
} from '#model/reading/ledger/figures.ts'
import { daysApart } from '#model/reading/periods/period.ts'
import { barDays } from './periods.ts'

/** Of one currency. */
export type FortnightDay = {
  day: CalendarDay
  orders: number
  paid: number
  average: number | undefined
  /** Orders of the day that still wait for a payment. */
  awaiting: number
}

/** A day, or as many as a bar of the chart has: how many orders were refunded or disputed since. */
export type Troubles = { day: CalendarDay; refunded: number; disputed: number }

const DAYS = 14

export function fortnightTo(now: number, zone: string): Span {
  const today = wallClock(now, zone)
  return { from: addDays(today, 1 - DAYS), to: addDays(today, 0) }
}

export function fortnightOf(
  orders: readonly Order[],
  span: Span,
  zone: string,
  currency: string,
): FortnightDay[] {
  const inCurrency = orders.filter((order) => currencyOf(order) === currency)
  const dated = inCurrency.flatMap((order) => datedIn(order, zone))
  return daysOf(span).map((day) => {
    const own = dated.filter(({ clock }) => sameDay(clock, day))
    const figures = dayFigures(own)
    return {
      day,
      orders: figures.orders,
      paid: figures.paid,
      average: figures.average,
      awaiting: awaitingOf(own).orders,
    }
  })
}

/**
 * Of all currencies, by the day of the order, as its status is now: the list of orders tells no
 * other day.
 */
export function troublesOf(dated: readonly Dated[], span: Span): Troubles[] {
  const days = daysOf(span)
  const step = barDays(days.length)
  const bars = days
    .filter((_, at) => at % step === 0)
    .map((day) => ({ day, refunded: 0, disputed: 0 }))
  for (const { order, clock } of dated) {
    const bar = bars[Math.floor(daysApart(span.from, clock) / step)]
    const { glyph } = orderTone(order.status)
    if (bar && glyph === 'arrow') bar.refunded += 1
    if (bar && glyph === 'triangle') bar.disputed += 1
  }
  return bars
}
