import { t } from '#base/language/words.ts'
import { type CalendarDay, addDays, firstOfMonth } from './calendar.ts'
import { wordBound } from './date-bound.ts'
import { parseMoment } from './moment.ts'
import { clockText, dayText, dayWithTime, momentAttribute } from './time-format.ts'
import { type WallClock, endOfDay, instantOf, startOfDay, wallClock } from './time-zone.ts'

export type Side = 'from' | 'to'
export type DateRange = { from?: string; to?: string }

/** Returns the UTC instant to send. Bounds cover whole days in the zone, including both ends. */
export function resolveBound(
  text: string | undefined,
  side: Side,
  zone: string,
  now: number,
): string | undefined {
  if (!text) return undefined
  const days = boundDays(text, wallClock(now, zone))
  if (days) return new Date(bound(days, side, zone)).toISOString()
  const moment = parseMoment(text)
  return moment?.kind === 'instant' ? momentAttribute(moment) : undefined
}

const bound = (days: { from: CalendarDay; to: CalendarDay }, side: Side, zone: string) =>
  side === 'from' ? startOfDay(days.from, zone) : endOfDay(days.to, zone)

function boundDays(text: string, today: CalendarDay) {
  const moment = parseMoment(text)
  if (moment?.kind === 'day') return { from: moment.day, to: moment.day }
  const { word, count } = wordBound(text) ?? {}
  if (word === 'today') {
    const day = addDays(today, -Number(count))
    return { from: day, to: day }
  }
  if (word === 'month') {
    const from = firstOfMonth(today, -Number(count))
    return { from, to: addDays(firstOfMonth(from, 1), -1) }
  }
  return undefined
}

export const rangePresets: { label: string; from: string; to: string }[] = [
  { label: t`Today`, from: 'today', to: 'today' },
  { label: t`Yesterday`, from: 'today-1d', to: 'today-1d' },
  { label: t`Last 7 days`, from: 'today-6d', to: 'today' },
  { label: t`Last 30 days`, from: 'today-29d', to: 'today' },
  { label: t`This month`, from: 'month', to: 'month' },
  { label: t`Last month`, from: 'month-1m', to: 'month-1m' },
]

export function rangeText({ from, to }: DateRange, zone: string, now: number): string | undefined {
  const preset = rangePresets.find((candidate) => candidate.from === from && candidate.to === to)
  if (preset) return preset.label
  const first = boundText(from, 'from', zone, now)
  const last = boundText(to, 'to', zone, now)
  if (first && last) return first === last ? first : t`${first} to ${last}`
  if (first) return t`since ${first}`
  return last && t`until ${last}`
}

function boundText(text: string | undefined, side: Side, zone: string, now: number) {
  const day = boundDay(text, side, zone, now)
  const clock = timeOfDay(text, side, zone)
  return day && (clock ? dayWithTime(dayText(day), clockText(clock)) : dayText(day))
}

function timeOfDay(text: string | undefined, side: Side, zone: string): WallClock | undefined {
  const moment = parseMoment(text)
  if (moment?.kind !== 'instant') return undefined
  const clock = wallClock(moment.instant, zone)
  return moment.instant === bound({ from: clock, to: clock }, side, zone) ? undefined : clock
}

/** A bound as it is typed: "2026-11-21", or "2026-11-21 14:30" by the zone's clock. */
export function typedBound(
  text: string | undefined,
  side: Side,
  zone: string,
  now: number,
): string | undefined {
  const day = boundDay(text, side, zone, now)
  const clock = timeOfDay(text, side, zone)
  const words = day && momentAttribute({ kind: 'day', day })
  return clock ? `${words} ${clockText(clock)}` : words
}

const typedTime = /^(\d{4}-\d{2}-\d{2})[ T](\d{1,2}):(\d{2})$/

/** What an address holds for a typed bound: a day stays one, a time becomes an instant. */
export function boundOf(typed: string, side: Side, zone: string): string | undefined {
  const [, date, hour, minute] = typedTime.exec(typed) ?? []
  const moment = parseMoment(date)
  if (moment?.kind !== 'day') return typed || undefined
  const clock = { ...moment.day, hour: Number(hour), minute: Number(minute), second: 0 }
  // The whole minute belongs to the range.
  const rest = side === 'to' ? 59_999 : 0
  return new Date(instantOf(clock, zone) + rest).toISOString()
}

export function boundDay(
  text: string | undefined,
  side: Side,
  zone: string,
  now: number,
): CalendarDay | undefined {
  if (!text) return undefined
  const days = boundDays(text, wallClock(now, zone))
  if (days) return days[side]
  const moment = parseMoment(text)
  return moment?.kind === 'instant' ? wallClock(moment.instant, zone) : undefined
}
