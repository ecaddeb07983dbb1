import { plural, t } from '#base/language/words.ts'
import { type CalendarDay, sameDay } from './calendar.ts'
import type { Moment } from './moment.ts'
import { type WallClock, wallClock, zoneName } from './time-zone.ts'

const months = [
  t({ message: 'Jan', context: 'CLDR' }),
  t({ message: 'Feb', context: 'CLDR' }),
  t({ message: 'Mar', context: 'CLDR' }),
  t({ message: 'Apr', context: 'CLDR' }),
  t({ message: 'May', context: 'CLDR' }),
  t({ message: 'Jun', context: 'CLDR' }),
  t({ message: 'Jul', context: 'CLDR' }),
  t({ message: 'Aug', context: 'CLDR' }),
  t({ message: 'Sep', context: 'CLDR' }),
  t({ message: 'Oct', context: 'CLDR' }),
  t({ message: 'Nov', context: 'CLDR' }),
  t({ message: 'Dec', context: 'CLDR' }),
]

export function dayText({ year, month, day }: CalendarDay): string {
  const monthName = months[month - 1]
  return t({ message: `${day} ${monthName} ${year}`, context: 'CLDR' })
}

export function dayInYear({ month, day }: CalendarDay): string {
  const monthName = months[month - 1]
  return t({ message: `${day} ${monthName}`, context: 'CLDR' })
}

/** "21 Nov 2025, 13:58" */
export const dayWithTime = (date: string, clock: string) =>
  t({ message: `${date}, ${clock}`, context: 'CLDR' })

const two = (value: number) => String(value).padStart(2, '0')
export const clockText = ({ hour, minute }: WallClock) => `${two(hour)}:${two(minute)}`
export const exactClock = (clock: WallClock) => `${clockText(clock)}:${two(clock.second)}`

/**
 * `relative`: 34 min ago · 13:58 · 20 Nov, 22:41 · 9 Nov 2024.
 * `absolute`: 21 Nov 2025, 13:58. `precise`: the same to the second, today without the date.
 * `clock`: 13:58:21.
 * `age`: 34 min ago · 5 h ago · 12 days ago, beside an absolute time.
 */
export type TimeForm = 'relative' | 'absolute' | 'precise' | 'clock' | 'age'

export function momentText(moment: Moment, form: TimeForm, zone: string, now: number): string {
  if (moment.kind === 'day') return dayText(moment.day)
  const clock = wallClock(moment.instant, zone)
  const today = wallClock(now, zone)
  if (form === 'absolute') return dayWithTime(dayText(clock), clockText(clock))
  if (form === 'precise') return preciseText(clock, today)
  if (form === 'clock') return exactClock(clock)
  const passed = now - moment.instant
  const nearby = distanceText(-passed)
  if (nearby !== undefined) return nearby
  return form === 'age' && passed > 0 ? ageText(passed) : relativeText(clock, today)
}

function preciseText(clock: WallClock, today: WallClock): string {
  if (sameDay(clock, today)) return exactClock(clock)
  const day = clock.year === today.year ? dayInYear(clock) : dayText(clock)
  return dayWithTime(day, exactClock(clock))
}

function relativeText(clock: WallClock, today: WallClock): string {
  if (sameDay(clock, today)) return clockText(clock)
  if (clock.year === today.year) return dayWithTime(dayInYear(clock), clockText(clock))
  return dayText(clock)
}

/**
 * Undefined from an hour on. Less than a minute reads "just now", since clocks differ that much.
 */
function distanceText(distance: number): string | undefined {
  const minutes = Math.floor(Math.abs(distance) / 60_000)
  if (minutes >= 60) return undefined
  if (minutes === 0) return t`just now`
  return distance < 0 ? t`${minutes} min ago` : t`in ${minutes} min`
}

function ageText(passed: number): string {
  const hours = Math.floor(passed / 3_600_000)
  if (hours < 48) return t`${hours} h ago`
  const days = Math.floor(hours / 24)
  return plural(days, { one: '1 day ago', other: `${days} days ago` })
}

export function momentTitle(moment: Moment, zone: string): string {
  if (moment.kind === 'day')
    return t`${dayText(moment.day)} (a calendar day, the same in every zone)`
  const { instant } = moment
  const utc = `${fullText(instant, 'UTC')} UTC`
  return zone === 'UTC' ? utc : `${fullText(instant, zone)} ${zoneName(instant, zone)}\n${utc}`
}

function fullText(instant: number, zone: string): string {
  const clock = wallClock(instant, zone)
  return dayWithTime(dayText(clock), exactClock(clock))
}

export function momentAttribute(moment: Moment): string {
  if (moment.kind === 'instant') return new Date(moment.instant).toISOString()
  const { year, month, day } = moment.day
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}
