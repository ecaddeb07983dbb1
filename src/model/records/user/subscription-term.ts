import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { parseMoment } from '#base/time/moment.ts'
import type { CalendarDay } from '#base/time/calendar.ts'
import { wallClock } from '#base/time/time-zone.ts'

export type SubscriptionTerm = {
  percent: number
  /** Whole days until the end; negative after it. */
  daysLeft: number
}

export function subscriptionTerm(
  startedDate: string | undefined,
  expiryDate: string | undefined,
  now: number,
  zone: string,
): SubscriptionTerm | undefined {
  const start = dayNumber(startedDate, zone)
  const end = dayNumber(expiryDate, zone)
  if (start === undefined || end === undefined || end <= start) return undefined
  const today = numberOf(wallClock(now, zone))
  const passed = (today - start) / (end - start)
  return { percent: 100 * Math.min(1, Math.max(0, passed)), daysLeft: end - today }
}

export function daysLeftText(days: number): string {
  if (days < 0) return t({ message: 'Ended', context: 'a subscription' })
  if (days === 0) return t`Last day`
  return plural(days, { one: '1 day left', other: `${formatNumber(days)} days left` })
}

function dayNumber(value: string | undefined, zone: string): number | undefined {
  const moment = parseMoment(value)
  if (!moment) return undefined
  return numberOf(moment.kind === 'day' ? moment.day : wallClock(moment.instant, zone))
}

const numberOf = ({ year, month, day }: CalendarDay) =>
  new Date(0).setUTCFullYear(year, month - 1, day) / 86_400_000
