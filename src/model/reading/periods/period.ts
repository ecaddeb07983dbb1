import { plural, t } from '#base/language/words.ts'
import { type CalendarDay, addDays, sameDay, utcMidnight } from '#base/time/calendar.ts'
import { boundDay, rangePresets } from '#base/time/date-range.ts'
import { dayInYear, dayText } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import type { PeriodName, PeriodSearch } from './period-address.ts'

export const namedPeriods = {
  yesterday: { label: t`Yesterday`, title: t`Yesterday`, days: 1, end: 1 },
  week: { label: t`7 days`, title: t`Last 7 days`, days: 7, end: 0 },
  month: { label: t`30 days`, title: t`Last 30 days`, days: 30, end: 0 },
  quarter: { label: t`90 days`, title: t`Last 90 days`, days: 90, end: 0 },
} as const satisfies Record<PeriodName, object>

export type Period = {
  name: PeriodName | undefined
  title: string
  first: CalendarDay
  days: number
  /** Days from its last day to today: 0 if it includes today. */
  end: number
  before: string
}

/** Undefined if the address asks for today, or for days that have not come yet. */
export function periodOf(search: PeriodSearch, zone: string, now: number): Period | undefined {
  const today = wallClock(now, zone)
  if (search.period) return named(search.period, today)
  const from = boundDay(search.dateFrom ?? search.dateTo, 'from', zone, now)
  if (!from) return undefined
  const to = boundDay(search.dateTo, 'to', zone, now) ?? today
  const [first, last] = daysApart(from, to) < 0 ? [to, from] : [from, to]
  const end = Math.max(0, daysApart(last, today))
  const days = daysApart(first, today) - end + 1
  if (days < 1 || (days === 1 && end === 0)) return undefined
  const name = periodNames.find((each) => {
    const known = namedPeriods[each]
    return known.days === days && known.end === end
  })
  if (name) return named(name, today)
  const title = titleOf(search, first, addDays(today, -end))
  return { name: undefined, title, first, days, end, before: beforeText(days) }
}

const periodNames = Object.keys(namedPeriods) as PeriodName[]

function named(name: PeriodName, today: CalendarDay): Period {
  const { title, days, end } = namedPeriods[name]
  return { name, title, first: addDays(today, 1 - days - end), days, end, before: beforeText(days) }
}

const beforeText = (days: number) =>
  plural(days, { one: 'the day before', other: `the ${days} days before` })

/** "This month", "3 Nov 2026", "1 to 7 Nov 2026" or with as much of the first day as differs. */
function titleOf({ dateFrom, dateTo }: PeriodSearch, first: CalendarDay, last: CalendarDay) {
  const preset = rangePresets.find(({ from, to }) => from === dateFrom && to === dateTo)
  if (preset) return preset.label
  if (sameDay(first, last)) return dayText(last)
  const isSameYear = first.year === last.year
  const start = isSameYear && first.month === last.month ? first.day : dayInYear(first)
  return t`${isSameYear ? start : dayText(first)} to ${dayText(last)}`
}

export const daysApart = (from: CalendarDay, to: CalendarDay) =>
  Math.round((utcMidnight(to) - utcMidnight(from)) / 86_400_000)

export function periodChoices(period: Period | undefined) {
  const search = { period: undefined, dateFrom: undefined, dateTo: undefined }
  return [
    { label: t`Today`, search: { ...search, period: 'today' as const }, current: !period },
    ...periodNames.map((name) => ({
      label: namedPeriods[name].label,
      search: { ...search, period: name },
      current: period?.name === name,
    })),
  ]
}
