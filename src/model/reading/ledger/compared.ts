import { t } from '#base/language/words.ts'
import { type CalendarDay, addDays, firstOfMonth } from '#base/time/calendar.ts'
import { wordBound } from '#base/time/date-bound.ts'
import { wallClock } from '#base/time/time-zone.ts'
import type { PeriodSearch } from '#model/reading/periods/period-address.ts'
import { daysApart, periodOf } from '#model/reading/periods/period.ts'
import type { Span } from './days.ts'

const LONGEST_SPAN = 366

export type Compared = {
  now: Span
  before: Span
  beforeName: string
  /** Today is part of the period, so the last day before counts up to the same time only. */
  isRunning: boolean
  isCut: boolean
}

/** Calendar months beside the month before, everything else beside as many days. */
export function comparedSpans(search: PeriodSearch, zone: string, now: number): Compared {
  const today = wallClock(now, zone)
  const months = monthOf(search)
  if (months !== undefined) return monthSpans(today, months)
  const { first, days, end, before } = periodOf(search, zone, now) ?? {
    first: today,
    days: 1,
    end: 0,
    before: t`yesterday by now`,
  }
  const isLonger = days > LONGEST_SPAN
  const length = isLonger ? LONGEST_SPAN : days
  const from = addDays(first, days - length)
  return {
    now: { from, to: addDays(from, length - 1) },
    before: { from: addDays(from, -length), to: addDays(from, -1) },
    beforeName: before,
    isRunning: end === 0,
    isCut: isLonger,
  }
}

function monthOf({ period, dateFrom, dateTo }: PeriodSearch): number | undefined {
  const { word, count } = wordBound(dateFrom ?? '') ?? {}
  return !period && word === 'month' && dateFrom === dateTo ? Number(count) : undefined
}

/** The running month stands beside last month up to the same day. */
function monthSpans(today: CalendarDay, ago: number): Compared {
  const [before, first, next] = [-1, 0, 1].map((more) => firstOfMonth(today, more - ago)) as [
    CalendarDay,
    CalendarDay,
    CalendarDay,
  ]
  const isRunning = ago === 0
  const endOfBefore = addDays(first, -1)
  const sameDay = addDays(before, today.day - 1)
  return {
    now: { from: first, to: isRunning ? addDays(today, 0) : addDays(next, -1) },
    before: {
      from: before,
      to: isRunning && daysApart(sameDay, endOfBefore) > 0 ? sameDay : endOfBefore,
    },
    beforeName: isRunning ? t`last month by this day` : t`the month before`,
    isRunning,
    isCut: false,
  }
}
