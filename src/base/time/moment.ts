import { type CalendarDay, isRealDay } from './calendar.ts'

/** The value decides which, because field names are unreliable. */
export type Moment = { kind: 'day'; day: CalendarDay } | { kind: 'instant'; instant: number }

const plainDate = /^(\d{4})-(\d{2})-(\d{2})$/
const dateTime =
  /^(\d{4})-(\d{2})-(\d{2})(?:T|\s+)(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?\s*(Z|UTC|GMT|[+−-]\d{2}(?::?\d{2})?)?$/i

/**
 * Undefined for 30 February, and for the year 1, by which some systems mean "no date". A time
 * without a zone is UTC (specification).
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

/** NaN of a plain date, too, which is no instant. */
export function exactInstant(value: unknown): number {
  const moment = parseMoment(value)
  return moment?.kind === 'instant' ? moment.instant : Number.NaN
}

/** The service sends seconds or milliseconds since 1970; the magnitude tells which. */
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
  const fraction = Math.trunc(Number(`.${match[7] ?? 0}`) * 1000)
  return Date.UTC(year, month - 1, day, hour, minute, second, fraction) - zoneOffset(match[8])
}

function zoneOffset(zone = 'Z'): number {
  const [, sign, hours, minutes] = /([+−-])(\d{2}):?(\d{2})?/.exec(zone) ?? []
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
  return sign === '+' ? size : -size
}
