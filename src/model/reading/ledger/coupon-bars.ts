import type { Order } from '#api/schemas/orders.ts'
import { type CalendarDay, addDays } from '#base/time/calendar.ts'
import { parseMoment } from '#base/time/moment.ts'
import type { WeekStart } from '#base/storage/preferences.ts'
import { dayNumbers } from '#base/time/week-start.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { daysApart } from '#model/reading/periods/period.ts'

export type UseBar = { from: CalendarDay; to: CalendarDay; uses: number; isOpen: boolean }

type BarsOptions = {
  zone: string
  now: number
  ended: number | undefined
  weekStart?: WeekStart
}

/** More weeks than these would be shapes without words. */
const MOST_WEEKS = 26

/** Days for a young coupon, four weeks for an old one; ends today, or with the last use. */
export function barsOfUses(
  orders: readonly Order[],
  { zone, now, ended, weekStart = 'monday' }: BarsOptions,
): { days: 1 | 7 | 28; bars: UseBar[] } {
  const days = orders.flatMap(({ dateCreated }) => {
    const moment = parseMoment(dateCreated)
    return moment?.kind === 'instant' ? [wallClock(moment.instant, zone)] : []
  })
  const [first, ...others] = days.toSorted((a, b) => daysApart(b, a))
  if (!first) return { days: 7, bars: [] }
  const today = wallClock(now, zone)
  const lastUse = others.at(-1) ?? first
  const end = ended !== undefined && ended < now ? wallClock(ended, zone) : today
  const last = daysApart(end, lastUse) > 0 ? lastUse : end
  const length = daysApart(first, last) + 1
  const step = length <= 10 ? 1 : length <= 7 * MOST_WEEKS ? 7 : 28
  const start = step === 1 ? first : weekOf(first, weekStart)
  const count = Math.floor(daysApart(start, last) / step) + 1
  return {
    days: step,
    bars: Array.from({ length: count }, (_, index) => {
      const from = addDays(start, index * step)
      const isInside = (day: CalendarDay) => {
        const apart = daysApart(from, day)
        return apart >= 0 && apart < step
      }
      return {
        from,
        to: addDays(from, step - 1),
        uses: days.filter(isInside).length,
        isOpen: isInside(today),
      }
    }),
  }
}

function weekOf(day: CalendarDay, weekStart: WeekStart): CalendarDay {
  // 1 January 2024 was a Monday.
  const first = { year: 2024, month: 1, day: dayNumbers[weekStart] || 7 }
  const since = daysApart(first, day)
  return addDays(day, -(((since % 7) + 7) % 7))
}
