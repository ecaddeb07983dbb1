import { t } from '#base/language/words.ts'
import { resolveBound } from '#base/time/date-range.ts'

/** The value is how many whole days there are before today. */
export type SearchPeriod = { value: string; label: string }

export const searchPeriods: readonly SearchPeriod[] = [
  { value: '6', label: t`the last 7 days` },
  { value: '29', label: t`the last 30 days` },
  { value: '89', label: t`the last 90 days` },
  { value: '364', label: t`the last 365 days` },
]

const DAY = 86_400_000

/** Goods that are late are few, and each order has to be opened. In hours, since nights count, too. */
export const latePeriods: readonly SearchPeriod[] = [
  { value: '0', label: t`the last 24 hours` },
  { value: '2', label: t`the last 3 days` },
  ...searchPeriods.slice(0, 2),
]

/** What a search for a key or a payment begins with. */
export const FINDER_DAYS = '29'

export const ANY_TIME = 'all'

export const startOfPeriod = (days: string, zone: string, now: number) =>
  days === ANY_TIME ? undefined : resolveBound(`today-${days}d`, 'from', zone, now)

export const startOfLate = (days: string, now: number) =>
  new Date(now - (Number(days) + 1) * DAY).toISOString()
