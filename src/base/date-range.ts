import { type CalendarDay, addDays, firstOfMonth } from './calendar.ts'
import { wordBound } from './date-bound.ts'
import { parseMoment } from './moment.ts'
import { dayText, momentAttribute } from './time-format.ts'
import { endOfDay, startOfDay, wallClock } from './time-zone.ts'

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

/** Undefined if the bound is an instant or invalid. */
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
  { label: 'Today', from: 'today', to: 'today' },
  { label: 'Yesterday', from: 'today-1d', to: 'today-1d' },
  { label: 'Last 7 days', from: 'today-6d', to: 'today' },
  { label: 'Last 30 days', from: 'today-29d', to: 'today' },
  { label: 'This month', from: 'month', to: 'month' },
  { label: 'Last month', from: 'month-1m', to: 'month-1m' },
]

export function rangeText({ from, to }: DateRange, zone: string, now: number): string | undefined {
  const preset = rangePresets.find((candidate) => candidate.from === from && candidate.to === to)
  if (preset) return preset.label
  const first = boundText(from, 'from', zone, now)
  const last = boundText(to, 'to', zone, now)
  if (first && last) return first === last ? first : `${first} to ${last}`
  if (first) return `since ${first}`
  return last && `until ${last}`
}

function boundText(text: string | undefined, side: Side, zone: string, now: number) {
  const day = boundDay(text, side, zone, now)
  return day && dayText(day)
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
