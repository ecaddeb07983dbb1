import { type CalendarDay, addDays, sameDay, utcMidnight } from '#base/calendar.ts'
import { wallClock } from '#base/time-zone.ts'
import {
  type CurrencyFigures,
  type Dated,
  type DayFigures,
  awaitingOf,
  currenciesOf,
  currencyOf,
  datedIn,
  dayFigures,
  secondOf,
} from './figures.ts'
import type { OverviewOrders } from './orders.ts'

/** Longer than a day: whole days, the last of which may be today. */
export const periods = {
  yesterday: { label: 'Yesterday', title: 'Yesterday', days: 1, end: 1, before: 'the day before' },
  week: { label: '7 days', title: 'Last 7 days', days: 7, end: 0, before: 'the 7 days before' },
  month: {
    label: '30 days',
    title: 'Last 30 days',
    days: 30,
    end: 0,
    before: 'the 30 days before',
  },
} as const
export type PeriodName = keyof typeof periods

/** How many days before today must be read for a period and the one it is compared with. */
export const daysToRead = (name: PeriodName): number =>
  2 * periods[name].days + periods[name].end - 1

export type PeriodDay = { day: CalendarDay; orders: number; paid: number; paidBefore: number }

export type PeriodFigures = Pick<CurrencyFigures, 'currency' | 'awaiting'> & {
  now: DayFigures
  /** The days before, up to the same time if the period includes today. */
  before: DayFigures
  days: PeriodDay[]
}

export function periodFigures(
  { orders, to }: Pick<OverviewOrders, 'orders' | 'to'>,
  name: PeriodName,
  zone: string,
  storeCurrency: string | undefined,
): PeriodFigures[] {
  const { days: length, end } = periods[name]
  const today = wallClock(to, zone)
  const first = addDays(today, 1 - length - end)
  const dated = orders.flatMap((order) => datedIn(order, zone))
  const dayOf = ({ clock }: Dated) => Math.round((utcMidnight(clock) - utcMidnight(first)) / DAY)
  const current = dated.filter((each) => dayOf(each) >= 0 && dayOf(each) < length)
  const earlier = dated.filter((each) => dayOf(each) >= -length && dayOf(each) < 0)
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
      days: Array.from({ length }, (_, index) => {
        const day = addDays(first, index)
        const own = dayFigures(now.filter(({ clock }) => sameDay(clock, day)))
        const its = dayFigures(before.filter(({ clock }) => sameDay(clock, addDays(day, -length))))
        return { day, orders: own.orders, paid: own.paid, paidBefore: its.paid }
      }),
    }
  })
}

const DAY = 86_400_000
