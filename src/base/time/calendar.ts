/** A calendar day without a time zone. Months count from 1. */
export type CalendarDay = { year: number; month: number; day: number }

export function addDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  return calendarDay(utcMidnight({ year, month, day: day + days }))
}

export function firstOfMonth({ year, month }: CalendarDay, months: number): CalendarDay {
  return calendarDay(utcMidnight({ year, month: month + months, day: 1 }))
}

export const sameDay = (a: CalendarDay, b: CalendarDay) =>
  a.year === b.year && a.month === b.month && a.day === b.day

export const isRealDay = (day: CalendarDay) => sameDay(calendarDay(utcMidnight(day)), day)

function calendarDay(instant: number): CalendarDay {
  const date = new Date(instant)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/**
 * `Date.UTC` would read the years 0 to 99 as 1900 to 1999; `setUTCFullYear` takes them literally.
 */
export function utcMidnight({ year, month, day }: CalendarDay): number {
  return year < 100
    ? new Date(0).setUTCFullYear(year, month - 1, day)
    : Date.UTC(year, month - 1, day)
}
