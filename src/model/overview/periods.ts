import { type CalendarDay, addDays } from '#base/calendar.ts'
import { wallClock } from '#base/time-zone.ts'
import { type Period, daysApart } from '#model/period.ts'
import {
  type CurrencyFigures,
  type Dated,
  type DayFigures,
  awaitingOf,
  currenciesOf,
  currencyOf,
  datedIn,
  dayFigures,
  figuresOf,
  secondOf,
} from './figures.ts'
import type { OverviewOrders } from './orders.ts'

/** A day, or several where a period has too many for a bar each. */
export type PeriodBar = {
  from: CalendarDay
  to: CalendarDay
  orders: number
  paid: number
  paidBefore: number
}

export type PeriodFigures = Pick<CurrencyFigures, 'currency' | 'awaiting'> & {
  now: DayFigures
  /** The days before, up to the same time if the period includes today. */
  before: DayFigures
  bars: PeriodBar[]
  hours: CurrencyFigures | undefined
}

export const barDays = (days: number): 1 | 7 | 28 => (days <= 92 ? 1 : days <= 730 ? 7 : 28)

export function periodFigures(
  { orders, to }: Pick<OverviewOrders, 'orders' | 'to'>,
  { first, days, end }: Period,
  zone: string,
  storeCurrency: string | undefined,
): PeriodFigures[] {
  const today = wallClock(to, zone)
  const dated = orders.flatMap((order) => datedIn(order, zone))
  const dayOf = ({ clock }: Dated) => daysApart(first, clock)
  const current = dated.filter((each) => dayOf(each) >= 0 && dayOf(each) < days)
  const earlier = dated.filter((each) => dayOf(each) >= -days && dayOf(each) < 0)
  // Today is not over, so neither is the day that it is compared with.
  const isComparable = (each: Dated) =>
    end > 0 || dayOf(each) < -1 || secondOf(each.clock) <= secondOf(today)
  return currenciesOf([...current, ...earlier], storeCurrency).map((currency) => {
    const isOfIt = ({ order }: Dated) => currencyOf(order) === currency
    const now = current.filter(isOfIt)
    const before = earlier.filter(isOfIt)
    return {
      currency,
      now: dayFigures(now),
      before: dayFigures(before.filter(isComparable)),
      awaiting: awaitingOf(now),
      bars: barsOf(now, before, first, days),
      hours: days === 1 ? figuresOf(currency, now, before, MIDNIGHT) : undefined,
    }
  })
}

const MIDNIGHT = { hour: 24, minute: 0, second: 0 }

function barsOf(now: Dated[], before: Dated[], first: CalendarDay, days: number): PeriodBar[] {
  const step = barDays(days)
  const count = Math.ceil(days / step)
  const barOf = (origin: CalendarDay, { clock }: Dated) =>
    Math.floor(daysApart(origin, clock) / step)
  const own = grouped(now, count, (each) => barOf(first, each))
  const its = grouped(before, count, (each) => barOf(addDays(first, -days), each))
  return own.map((orders, index) => {
    const figures = dayFigures(orders)
    return {
      from: addDays(first, index * step),
      to: addDays(first, Math.min((index + 1) * step, days) - 1),
      orders: figures.orders,
      paid: figures.paid,
      paidBefore: dayFigures(its[index] ?? []).paid,
    }
  })
}

function grouped(orders: Dated[], count: number, groupOf: (order: Dated) => number): Dated[][] {
  const groups: Dated[][] = Array.from({ length: count }, () => [])
  for (const each of orders) groups[groupOf(each)]?.push(each)
  return groups
}
