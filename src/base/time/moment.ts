import { type CalendarDay, isRealDay, utcMidnight } from './calendar.ts'

/** The value decides which, because field names are unreliable. */
export type Moment = { kind: 'day'; day: CalendarDay } | { kind: 'instant'; instant: number }

const form =
  /^(\d{4})-(\d{2})-(\d{2})(?:(?:T|\s+)(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?\s*(Z|UTC|GMT|[+−-]\d{2}(?::?\d{2})?)?)?$/i

/**
 * Undefined for 30 February, and for the year 1, by which some systems mean "no date". A time
 * without a zone is UTC (specification).
 */
export function parseMoment(value: unknown): Moment | undefined {
  if (typeof value === 'number') return instantMoment(fromEpoch(value))
  if (typeof value !== 'string') return undefined
  const [, year, month, date, ...time] = form.exec(value.trim()) ?? []
  const day = { year: Number(year), month: Number(month), day: Number(date) }
  if (!(day.year > 1) || !isRealDay(day)) return undefined
  return time[0] === undefined ? { kind: 'day', day } : instantMoment(timeOf(day, time))
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

function timeOf(day: CalendarDay, [hours, minutes, seconds, part, zone]: (string | undefined)[]) {
  const [hour, minute, second] = [Number(hours), Number(minutes), Number(seconds ?? 0)]
  if (hour > 23 || minute > 59 || second > 59) return undefined
  const fraction = Math.trunc(Number(`.${part ?? 0}`) * 1000)
  return (
    utcMidnight(day) + ((hour * 60 + minute) * 60 + second) * 1000 + fraction - zoneOffset(zone)
  )
}

function zoneOffset(zone = 'Z'): number {
  const [, sign, hours, minutes] = /([+−-])(\d{2}):?(\d{2})?/.exec(zone) ?? []
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
  return sign === '+' ? size : -size
}
