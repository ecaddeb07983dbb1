import {
  type CalendarDay,
  type WallClock,
  isRealDay,
  sameDay,
  wallClock,
  zoneName,
} from './time-zone.ts'

/** A day in no zone, or a point in time. What it is, the value says, not the field's name. */
export type Moment = { kind: 'day'; day: CalendarDay } | { kind: 'instant'; instant: number }

const plainDate = /^(\d{4})-(\d{2})-(\d{2})$/
const dateTime =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i

/**
 * Reads a date as the service writes it; undefined when it is no date at all (30 February), or the
 * "no date" of some systems (the year 1). A time without a zone is UTC, as the service promises.
 */
export function parseMoment(value: unknown): Moment | undefined {
  if (typeof value === 'number') return instantMoment(fromEpoch(value))
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  const [isDate] = plainDate.exec(text) ?? []
  const day = calendarPart(text)
  if (!day) return undefined
  if (isDate) return { kind: 'day', day }
  return instantMoment(parseDateTime(text, day))
}

/** Counts of seconds or of milliseconds since 1970; the size tells which. */
const fromEpoch = (value: number) => (Math.abs(value) < 1e11 ? value * 1000 : value)

function instantMoment(instant: number | undefined): Moment | undefined {
  const isDate = instant !== undefined && Math.abs(instant) <= 8.64e15
  return isDate ? { kind: 'instant', instant: Math.trunc(instant) } : undefined
}

function calendarPart(text: string): CalendarDay | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []
  const read = { year: Number(year), month: Number(month), day: Number(day) }
  return year && read.year > 1 && isRealDay(read) ? read : undefined
}

function parseDateTime(text: string, { year, month, day }: CalendarDay): number | undefined {
  const match = dateTime.exec(text)
  if (!match) return undefined
  const [hour, minute, second] = [match[4], match[5], match[6] ?? 0].map(Number)
  if (hour === undefined || minute === undefined || second === undefined) return undefined
  if (hour > 23 || minute > 59 || second > 59) return undefined
  const fraction = Math.trunc(Number(match[7] ?? 0) * 1000)
  return Date.UTC(year, month - 1, day, hour, minute, second, fraction) - zoneOffset(match[8])
}

function zoneOffset(zone = 'Z'): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})/.exec(zone) ?? []
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
  return sign === '-' ? -size : size
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const dayText = ({ year, month, day }: CalendarDay) => `${day} ${months[month - 1]} ${year}`

const dayInYear = ({ month, day }: CalendarDay) => `${day} ${months[month - 1]}`
const two = (value: number) => String(value).padStart(2, '0')
export const clockText = ({ hour, minute }: WallClock) => `${two(hour)}:${two(minute)}`
const exactClock = (clock: WallClock) => `${clockText(clock)}:${two(clock.second)}`

/**
 * `relative`: 34 min ago · 13:58 · 20 Nov, 22:41 · 9 Nov 2024.
 * `absolute`: 21 Nov 2025, 13:58. `precise`: the same to the second, today without the date.
 * `age`: 34 min ago · 5 h ago · 12 days ago, beside an absolute time.
 */
export type TimeForm = 'relative' | 'absolute' | 'precise' | 'age'

export function momentText(moment: Moment, form: TimeForm, zone: string, now: number): string {
  if (moment.kind === 'day') return dayText(moment.day)
  const clock = wallClock(moment.instant, zone)
  const today = wallClock(now, zone)
  if (form === 'absolute') return `${dayText(clock)}, ${clockText(clock)}`
  if (form === 'precise') return preciseText(clock, today)
  if (form === 'age') return ageText(moment.instant - now)
  return distanceText(moment.instant - now) ?? relativeText(clock, today)
}

function preciseText(clock: WallClock, today: WallClock): string {
  if (sameDay(clock, today)) return exactClock(clock)
  const day = clock.year === today.year ? dayInYear(clock) : dayText(clock)
  return `${day}, ${exactClock(clock)}`
}

function relativeText(clock: WallClock, today: WallClock): string {
  if (sameDay(clock, today)) return clockText(clock)
  if (clock.year === today.year) return `${dayInYear(clock)}, ${clockText(clock)}`
  return dayText(clock)
}

/** Within an hour of now, how far; clocks that differ by less than a minute agree. */
function distanceText(distance: number): string | undefined {
  const minutes = Math.floor(Math.abs(distance) / 60_000)
  if (minutes >= 60) return undefined
  if (minutes === 0) return 'just now'
  return distance < 0 ? `${minutes} min ago` : `in ${minutes} min`
}

function ageText(distance: number): string {
  const near = distanceText(distance)
  if (near) return near
  const hours = Math.floor(Math.abs(distance) / 3_600_000)
  const size = hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
  return distance < 0 ? `${size} ago` : `in ${size}`
}

/** The exact instant in the chosen zone and in UTC, a line each. */
export function momentTitle(moment: Moment, zone: string): string {
  if (moment.kind === 'day')
    return `${dayText(moment.day)} (a calendar day, the same in every zone)`
  const { instant } = moment
  const utc = `${fullText(instant, 'UTC')} UTC`
  return zone === 'UTC' ? utc : `${fullText(instant, zone)} ${zoneName(instant, zone)}\n${utc}`
}

function fullText(instant: number, zone: string): string {
  const clock = wallClock(instant, zone)
  return `${dayText(clock)}, ${exactClock(clock)}`
}

/** For the `datetime` attribute. */
export function momentAttribute(moment: Moment): string {
  if (moment.kind === 'instant') return new Date(moment.instant).toISOString()
  const { year, month, day } = moment.day
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}
