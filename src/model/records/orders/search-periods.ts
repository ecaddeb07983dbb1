import { resolveBound } from '#base/time/date-range.ts'

export const searchPeriods = [
  { value: '6', label: 'the last 7 days' },
  { value: '29', label: 'the last 30 days' },
  { value: '89', label: 'the last 90 days' },
  { value: '364', label: 'the last 365 days' },
] as const

export const ANY_TIME = 'all'

export const startOfPeriod = (days: string, zone: string, now: number) =>
  days === ANY_TIME ? undefined : resolveBound(`today-${days}d`, 'from', zone, now)
