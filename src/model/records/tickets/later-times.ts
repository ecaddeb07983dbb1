import { restTimes, type RestTime } from '#api/schemas/after-sending.ts'
import { capitalised } from '#base/language/formats.ts'
import { t } from '#base/language/words.ts'
import { boundOf } from '#base/time/date-range.ts'
import { addDays, utcMidnight } from '#base/time/calendar.ts'
import { momentAttribute } from '#base/time/time-format.ts'
import { startOfDay, wallClock } from '#base/time/time-zone.ts'

const HOUR = 3_600_000
const MONDAY = 1
const EVENING = 18

export const restWords: Record<RestTime, string> = {
  'in-1-hour': t`in 1 hour`,
  'this-evening': t`this evening`,
  tomorrow: t`tomorrow`,
  monday: t({ message: 'Monday', context: 'until when' }),
  'in-3-days': t`in 3 days`,
  'in-a-week': t`in a week`,
}

export type LaterTime = { label: string; until: number }

export function laterTimes(now: number, zone: string): LaterTime[] {
  const times = restTimes.map((name) => ({
    label: capitalised(restWords[name]),
    until: timeOf(name, now, zone),
  }))
  // Near a weekend, two choices fall on the same day.
  const each = [...new Map(times.toReversed().map((time) => [time.until, time])).values()]
  return each.filter(({ until }) => until > now).toSorted((a, b) => a.until - b.until)
}

/** An evening that is over means the next one. */
export function restUntil(name: RestTime, now: number, zone: string): number {
  const until = timeOf(name, now, zone)
  return until > now ? until : atHour(1, EVENING, now, zone)
}

/** Tomorrow at nine, in the words in which a moment of one’s own is typed. */
export function offeredMoment(now: number, zone: string) {
  const day = momentAttribute({ kind: 'day', day: addDays(wallClock(now, zone), 1) })
  return { day, time: '09:00' }
}

/** NaN if it is none. */
export const momentOf = (day: string, time: string, zone: string): number =>
  Date.parse(boundOf(`${day} ${time}`, 'from', zone) ?? '')

function timeOf(name: RestTime, now: number, zone: string): number {
  const weekday = new Date(utcMidnight(wallClock(now, zone))).getUTCDay()
  const daysToMonday = (7 + MONDAY - weekday) % 7 || 7
  const at = (days: number, hour: number) => atHour(days, hour, now, zone)
  const times: Record<RestTime, number> = {
    'in-1-hour': now + HOUR,
    'this-evening': at(0, EVENING),
    tomorrow: at(1, 9),
    monday: at(daysToMonday, 9),
    'in-3-days': at(3, 9),
    'in-a-week': at(7, 9),
  }
  return times[name]
}

const atHour = (days: number, hour: number, now: number, zone: string) =>
  startOfDay(addDays(wallClock(now, zone), days), zone) + hour * HOUR
