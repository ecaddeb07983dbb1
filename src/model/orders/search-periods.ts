import { resolveBound } from '#base/date-range.ts'

/** How far back a search through orders goes, in days before today. */
export const searchPeriods = [
  { value: '6', label: 'the last 7 days' },
  { value: '29', label: 'the last 30 days' },
  { value: '89', label: 'the last 90 days' },
  { value: '364', label: 'the last 365 days' },
] as const

/** Not limited to a number of days. */
export const ANY_TIME = 'all'

/** The first instant of the period, which begins with a day of the merchant's zone. */
export const startOfPeriod = (days: string, zone: string, now: number) =>
  days === ANY_TIME ? undefined : resolveBound(`today-${days}d`, 'from', zone, now)
