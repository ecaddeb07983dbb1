import { type CalendarDay, addDays } from '#base/time/calendar.ts'
import { momentAttribute } from '#base/time/time-format.ts'
import { endOfDay, startOfDay } from '#base/time/time-zone.ts'
import { daysApart } from '#model/reading/periods/period.ts'

/** Whole days of a time zone, the last of which may not be over yet. */
export type Span = { from: CalendarDay; to: CalendarDay }

export const daysOf = ({ from, to }: Span): CalendarDay[] =>
  Array.from({ length: daysApart(from, to) + 1 }, (_, index) => addDays(from, index))

export const dayKey = (day: CalendarDay): string => momentAttribute({ kind: 'day', day })

/** The instants to ask for; of a day that is not over, until `now`. */
export function instantsOf({ from, to }: Span, zone: string, now: number) {
  const start = startOfDay(from, zone)
  return { start, end: Math.max(start, Math.min(endOfDay(to, zone), now)) }
}

/** Neighbouring days together. */
export function runsOf(days: readonly CalendarDay[]): Span[] {
  const runs: Span[] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last && daysApart(last.to, day) === 1) last.to = day
    else runs.push({ from: day, to: day })
  }
  return runs
}

/** As many days each as hold about so many orders. */
export function partsOf(span: Span, orders: number, ordersOfAPart: number): Span[] {
  const days = daysOf(span)
  const size = Math.max(1, Math.floor((days.length * ordersOfAPart) / (orders || 1)))
  const starts = days.filter((_, index) => index % size === 0)
  return starts.map((from, index) => ({ from, to: days[(index + 1) * size - 1] ?? span.to }))
}
