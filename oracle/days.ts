const HOUR = 3_600_000
const QUARTER = HOUR / 4

export type LocalTime = { day: string; hour: number; second: number }

const formats = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, number>()

/** What a clock on the wall of the zone shows: the day, its hour, and the second of the day. */
export function localTime(instant: number, zone: string): LocalTime {
  const shown = new Date(instant + offsetAt(instant, zone))
  const day = shown.toISOString().slice(0, 10)
  return {
    day,
    hour: shown.getUTCHours(),
    second: Math.floor((shown.getTime() % (24 * HOUR)) / 1000),
  }
}

/** The first instant that the zone counts to the day. */
export function startOf(day: string, zone: string): number {
  const near = Date.parse(`${day}T00:00:00Z`)
  let [before, inside] = [near - 30 * HOUR, near + 30 * HOUR]
  while (inside - before > 1) {
    const middle = Math.floor((before + inside) / 2)
    if (localTime(middle, zone).day < day) before = middle
    else inside = middle
  }
  return inside
}

export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * HOUR).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / (24 * HOUR)

const MOST_INSTANTS = 50_000
const instants = new Map<unknown, number>()

/** The instant of a date-time as the specification writes it; undefined for anything else. */
export function instantOf(text: unknown): number | undefined {
  const instant = instants.get(text) ?? readInstant(text)
  if (instants.size > MOST_INSTANTS) instants.clear()
  instants.set(text, instant)
  return Number.isNaN(instant) ? undefined : instant
}

function readInstant(text: unknown): number {
  const isRead =
    typeof text === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) &&
    !text.startsWith('0001')
  return isRead ? Date.parse(text) : Number.NaN
}

/** Zones change their offset at whole quarters of an hour only. */
function offsetAt(instant: number, zone: string): number {
  const quarter = Math.floor(instant / QUARTER) * QUARTER
  const name = `${zone} ${quarter}`
  const known = offsets.get(name)
  if (known !== undefined) return known
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
  formats.set(zone, format)
  const part = Object.fromEntries(
    format.formatToParts(quarter).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  const offset = Date.UTC(2000 + year, month - 1, day, hour, minute, second) - quarter
  offsets.set(name, offset)
  return offset
}
