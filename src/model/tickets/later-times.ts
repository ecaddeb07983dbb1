import { addDays, utcMidnight } from '#base/calendar.ts'
import { startOfDay, wallClock } from '#base/time-zone.ts'

const HOUR = 3_600_000
const MONDAY = 1

export type LaterTime = { label: string; until: number }

export function laterTimes(now: number, zone: string): LaterTime[] {
  const today = wallClock(now, zone)
  const weekday = new Date(utcMidnight(today)).getUTCDay()
  const daysToMonday = (7 + MONDAY - weekday) % 7 || 7
  const at = (days: number, hour: number) => startOfDay(addDays(today, days), zone) + hour * HOUR
  const times = [
    { label: 'In 1 hour', until: now + HOUR },
    { label: 'This evening', until: at(0, 18) },
    { label: 'Tomorrow', until: at(1, 9) },
    { label: 'Monday', until: at(daysToMonday, 9) },
    { label: 'In 3 days', until: at(3, 9) },
    { label: 'In a week', until: at(7, 9) },
  ]
  // Near a weekend, two choices fall on the same day.
  const each = [...new Map(times.toReversed().map((time) => [time.until, time])).values()]
  return each.filter(({ until }) => until > now).toSorted((a, b) => a.until - b.until)
}
