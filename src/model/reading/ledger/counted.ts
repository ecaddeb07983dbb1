import type { Order } from '#api/schemas/orders.ts'
import type { CalendarDay } from '#base/time/calendar.ts'
import { wallClock } from '#base/time/time-zone.ts'
import {
  type Dated,
  awaitingOf,
  currenciesOf,
  currencyOf,
  datedIn,
  dayFigures,
  secondOf,
} from './figures.ts'
import { daysApart } from '#model/reading/periods/period.ts'
import type { Compared } from './compared.ts'
import type { Span } from './days.ts'
import type { Ledger } from './ledger.ts'

/** The orders of a period, and those before it with which they are compared. */
export type Counted = { now: Dated[]; before: Dated[] }

/**
 * By the day of creation in the time zone. Of a running period, the last day before ends at the same
 * time of day as `to`.
 */
export function countedOf(
  orders: readonly Order[],
  { now, before, isRunning }: Compared,
  zone: string,
  to: number,
): Counted {
  const dated = orders.flatMap((order) => datedIn(order, zone))
  const end = secondOf(wallClock(to, zone))
  return {
    now: dated.filter(({ clock }) => isIn(clock, now)),
    before: dated.filter(
      ({ clock }) =>
        isIn(clock, before) &&
        !(isRunning && daysApart(clock, before.to) === 0 && secondOf(clock) > end),
    ),
  }
}

const isIn = (day: CalendarDay, { from, to }: Span) =>
  daysApart(from, day) >= 0 && daysApart(day, to) >= 0

/** Every currency met, the store's first; none is left out. */
export const currenciesIn = ({ now, before }: Counted, storeCurrency: string | undefined) =>
  currenciesOf([...now, ...before], storeCurrency)

export function inCurrency({ now, before }: Counted, currency: string): Counted {
  const isOfIt = ({ order }: Dated) => currencyOf(order) === currency
  return { now: now.filter(isOfIt), before: before.filter(isOfIt) }
}

/**
 * What stands beside the figures of one currency: its orders of the period. Those without a date are
 * of no period; where their currency has no figures, they are told beside all.
 */
export function besideFigures(
  ledger: Ledger,
  counted: Counted,
  { currency, currencies }: { currency: string; currencies: readonly string[] },
): Ledger {
  return {
    ...ledger,
    orders: inCurrency(counted, currency).now.map(({ order }) => order),
    undated: ledger.undated.filter((order) => {
      const its = currencyOf(order)
      return its === currency || !currencies.includes(its)
    }),
  }
}

/** Of orders in one currency. Refunds are not deducted, as the list of orders does not tell them. */
export function totalsOf({ now, before }: Counted) {
  return { now: dayFigures(now), before: dayFigures(before), awaiting: awaitingOf(now) }
}
