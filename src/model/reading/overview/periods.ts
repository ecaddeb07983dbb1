import { type CalendarDay, addDays } from '#base/time/calendar.ts'
import type { Compared } from '#model/reading/ledger/compared.ts'
import { type Counted, currenciesIn, inCurrency, totalsOf } from '#model/reading/ledger/counted.ts'
import { daysApart } from '#model/reading/periods/period.ts'
import {
  type CurrencyFigures,
  type Dated,
  type DayFigures,
  dayFigures,
  figuresOf,
} from '#model/reading/ledger/figures.ts'

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
  counted: Counted,
  spans: Compared,
  storeCurrency: string | undefined,
): PeriodFigures[] {
  const isDay = daysApart(spans.now.from, spans.now.to) === 0
  return currenciesIn(counted, storeCurrency).map((currency) => {
    const own = inCurrency(counted, currency)
    return {
      currency,
      ...totalsOf(own),
      bars: barsOf(own, spans),
      hours: isDay ? figuresOf(currency, own.now, own.before, MIDNIGHT) : undefined,
    }
  })
}

const MIDNIGHT = { hour: 24, minute: 0, second: 0 }

function barsOf(counted: Counted, { now, before }: Compared): PeriodBar[] {
  const first = now.from
  const days = daysApart(first, now.to) + 1
  const step = barDays(days)
  const count = Math.ceil(days / step)
  const barOf = (origin: CalendarDay, { clock }: Dated) =>
    Math.floor(daysApart(origin, clock) / step)
  const own = grouped(counted.now, count, (each) => barOf(first, each))
  const its = grouped(counted.before, count, (each) => barOf(before.from, each))
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
