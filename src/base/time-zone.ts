import { type CalendarDay, addDays, sameDay, utcMidnight } from './calendar.ts'

export type WallClock = CalendarDay & { hour: number; minute: number; second: number }

const dayLength = 86_400_000

const clockFormat = kept({
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
const nameFormat = kept({ timeZoneName: 'short' })

/** What a calendar and a clock in this zone show at this instant. */
export function wallClock(instant: number, zone: string): WallClock {
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

/** `CET`, `EST`, `GMT+5:45`: what the zone's clocks are called at this instant. */
export function zoneName(instant: number, zone: string): string {
  const parts = nameFormat(zone).formatToParts(instant)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** The first instant of a day, also where the clocks change at midnight. */
export function startOfDay(day: CalendarDay, zone: string): number {
  const midnight = utcMidnight(day)
  const offsets = [midnight - dayLength, midnight + dayLength].map((near) => offsetAt(near, zone))
  const candidates = offsets.map((offset) => midnight - offset).toSorted((a, b) => a - b)
  const [first = midnight] = candidates
  return candidates.find((instant) => sameDay(wallClock(instant, zone), day)) ?? first
}

/** The last millisecond of a day. */
export const endOfDay = (day: CalendarDay, zone: string) => startOfDay(addDays(day, 1), zone) - 1

/** How far the zone's clocks are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const clock = wallClock(instant, zone)
  const shown = utcMidnight(clock) + ((clock.hour * 60 + clock.minute) * 60 + clock.second) * 1000
  return shown - Math.floor(instant / 1000) * 1000
}

/** Making a formatter costs more than using it a hundred times: one is kept for each zone. */
function kept(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (timeZone: string) => {
    const format =
      formats.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone })
    formats.set(timeZone, format)
    return format
  }
}
