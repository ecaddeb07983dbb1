import { type CalendarDay, addDays, sameDay, utcMidnight } from './calendar.ts'

export type WallClock = CalendarDay & { hour: number; minute: number; second: number }

const dayLength = 86_400_000

const clockFormat = cachedFormat({
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
})
const nameFormat = cachedFormat({ timeZoneName: 'short' })

const WEEK = 7 * dayLength
const LATEST = Date.UTC(2100, 0)
const UTC = { offset: 0, name: 'UTC' }
const known = new Map<string, { offset: number; name: string }>()

export function wallClock(instant: number, zone: string): WallClock {
  const week = steadyWeek(instant, zone)
  if (!week) return formattedClock(instant, zone)
  const date = new Date(instant + week.offset)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  }
}

function steadyWeek(instant: number, zone: string) {
  if (zone === 'UTC') return UTC
  if (instant < 0 || instant > LATEST) return undefined
  const start = instant - (instant % WEEK)
  const [first, last] = [zoneAt(start, zone), zoneAt(start + WEEK, zone)]
  return first.offset === last.offset && first.name === last.name ? first : undefined
}

function zoneAt(instant: number, zone: string) {
  const key = `${zone} ${instant}`
  const found = known.get(key) ?? {
    offset: utcTime(formattedClock(instant, zone)) - instant,
    name: formattedName(instant, zone),
  }
  known.set(key, found)
  return found
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

export const zoneName = (instant: number, zone: string) =>
  steadyWeek(instant, zone)?.name ?? formattedName(instant, zone)

function formattedName(instant: number, zone: string): string {
  const parts = nameFormat(zone).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** Correct also on days when the clocks change at midnight. */
export function startOfDay(day: CalendarDay, zone: string): number {
  const midnight = utcMidnight(day)
  const offsets = [midnight - dayLength, midnight + dayLength].map((near) => offsetAt(near, zone))
  const candidates = offsets.map((offset) => midnight - offset).toSorted((a, b) => a - b)
  const [first = midnight] = candidates
  return candidates.find((instant) => sameDay(wallClock(instant, zone), day)) ?? first
}

export const endOfDay = (day: CalendarDay, zone: string) => startOfDay(addDays(day, 1), zone) - 1

/** The first one if the clock shows it twice. */
export function instantOf(clock: WallClock, zone: string): number {
  const wanted = utcTime(clock)
  const offsets = [wanted - dayLength, wanted + dayLength].map((near) => offsetAt(near, zone))
  const candidates = offsets.map((offset) => wanted - offset).toSorted((a, b) => a - b)
  const [first = wanted] = candidates
  return candidates.find((instant) => utcTime(wallClock(instant, zone)) === wanted) ?? first
}

/** Milliseconds that the zone is ahead of UTC. */
function offsetAt(instant: number, zone: string): number {
  return utcTime(wallClock(instant, zone)) - Math.floor(instant / 1000) * 1000
}

const utcTime = (clock: WallClock) =>
  utcMidnight(clock) + ((clock.hour * 60 + clock.minute) * 60 + clock.second) * 1000

/** Creating a formatter costs a hundred times more than using it. */
function cachedFormat(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (timeZone: string) => {
    const format =
      formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone })
    formats.set(timeZone, format)
    return format
  }
}
