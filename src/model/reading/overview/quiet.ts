import type { Order } from '#api/schemas/orders.ts'
import { sameDay } from '#base/time/calendar.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { datedIn } from '#model/reading/ledger/figures.ts'
import type { OverviewSearch } from './address.ts'
import type { PeriodName } from '#model/reading/periods/period-address.ts'
import { daysApart, namedPeriods } from '#model/reading/periods/period.ts'

/** So many orders make a period worth opening with. */
export const ENOUGH = 10

/** Of the orders since yesterday, none is today's. */
export function isNoneToday(since: readonly Order[], zone: string, now: number): boolean {
  const today = wallClock(now, zone)
  return !since.some((order) => datedIn(order, zone).some(({ clock }) => sameDay(clock, today)))
}

/** None today, and too few yesterday to open with that day. */
export const isQuiet = (since: readonly Order[], zone: string, now: number): boolean =>
  since.length < ENOUGH && isNoneToday(since, zone, now)

const names = ['week', 'month', 'quarter'] as const satisfies PeriodName[]

/**
 * Of a quiet store, the shortest period with ten of its newest orders,
 * or with any if it has fewer; undefined if the last one is older than all periods.
 */
export function quietPeriod(newest: readonly Order[], zone: string, now: number) {
  const today = wallClock(now, zone)
  const ages = newest
    .flatMap((order) => datedIn(order, zone))
    .map(({ clock }) => daysApart(clock, today))
  const ordersIn = (name: PeriodName) => ages.filter((age) => age < namedPeriods[name].days).length
  const shortest = (least: number) => names.find((name) => ordersIn(name) >= least)
  const enough = shortest(ENOUGH)
  const period = enough ?? shortest(1)
  return period && { period, hasEnough: enough !== undefined }
}

/** Undefined if the address leaves the choice to the page. */
export function chosenPeriod({ period, dateFrom, dateTo }: OverviewSearch) {
  if (period === 'today') return {}
  return period || dateFrom || dateTo ? { period, dateFrom, dateTo } : undefined
}
