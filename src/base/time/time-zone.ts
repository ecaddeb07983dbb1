import { oneForEach } from '#base/storage/once.ts'
import { temporal } from './temporal.ts'
import { type CalendarDay, addDays, sameDay, utcMidnight } from './calendar.ts'

export type WallClock = CalendarDay & { hour: number; minute: number; second: number }

const dayLength = 86_400_000

/** Creating a formatter costs a hundred times more than using it. */
const clockFormat = oneForEach(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', {
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      timeZone,
    }),
)

const WEEK = 7 * dayLength
const LATEST = Date.UTC(2100, 0)
const known = new Map<string, number>()

export function wallClock(instant: number, zone: string): WallClock {
  const offset = steadyOffset(instant, zone)
  if (offset === undefined) return clockIn(instant, zone)
  const date = new Date(instant + offset)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  }
}

/** Undefined in a week in which the clocks change. */
function steadyOffset(instant: number, zone: string): number | undefined {
  if (zone === 'UTC') return 0
  if (instant < 0 || instant > LATEST) return undefined
  const start = instant - (instant % WEEK)
  const first = knownOffset(start, zone)
  return first === knownOffset(start + WEEK, zone) ? first : undefined
}

function knownOffset(instant: number, zone: string): number {
  const key = `${zone} ${instant}`
  const offset = known.get(key) ?? utcTime(clockIn(instant, zone)) - instant
  known.set(key, offset)
  return offset
}

function clockIn(instant: number, zone: string): WallClock {
  const own = temporal()?.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
  if (!own) return formattedClock(instant, zone)
  const { year, month, day, hour, minute, second } = own
  return { year, month, day, hour, minute, second }
}

function formattedClock(instant: number, zone: string): WallClock {
  const parts = Object.fromEntries(
    clockFormat(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const read = (part: string) => Number(parts[part])
  return {
    year: parts.era === 'BC' ? 1 - read('year') : read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  }
}

/** "UTC+1", "UTC−3:30": known everywhere, which "CET" or "BST" is not. */
export function zoneName(instant: number, zone: string): string {
  const minutes = Math.round(offsetAt(instant, zone) / 60_000)
  if (zone === 'UTC') return zone
  const rest = Math.abs(minutes) % 60
  const hours = Math.floor(Math.abs(minutes) / 60)
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** Correct also on days when the clocks change at midnight. */
export const startOfDay = (day: CalendarDay, zone: string) =>
  firstInstant(utcMidnight(day), zone, (clock) => sameDay(clock, day))

export const endOfDay = (day: CalendarDay, zone: string) => startOfDay(addDays(day, 1), zone) - 1

/** The first one if the clock shows it twice. */
export function instantOf(clock: WallClock, zone: string): number {
  const wanted = utcTime(clock)
  return firstInstant(wanted, zone, (shown) => utcTime(shown) === wanted)
}

/** Of those that the offsets of the day before and after make of it, the first that fits. */
function firstInstant(wanted: number, zone: string, fits: (clock: WallClock) => boolean): number {
  const offsets = [wanted - dayLength, wanted + dayLength].map((near) => offsetAt(near, zone))
  const candidates = offsets.map((offset) => wanted - offset).toSorted((a, b) => a - b)
  const [first = wanted] = candidates
  return candidates.find((instant) => fits(wallClock(instant, zone))) ?? first
}

/** Milliseconds that the zone is ahead of UTC. */
function offsetAt(instant: number, zone: string): number {
  return utcTime(wallClock(instant, zone)) - Math.floor(instant / 1000) * 1000
}

const utcTime = (clock: WallClock) =>
  utcMidnight(clock) + ((clock.hour * 60 + clock.minute) * 60 + clock.second) * 1000
