import type { DatePickerProps } from '@mantine/dates'
import { t } from '#base/language/words.ts'
import { dateFormat } from '#base/language/formats.ts'
import { dayNumbers, useWeekStart } from '#base/time/week-start.ts'
import { useIsPhone } from '#components/controls/phone.ts'

type Looks = Pick<
  DatePickerProps,
  | 'size'
  | 'firstDayOfWeek'
  | 'weekendDays'
  | 'ariaLabels'
  | 'weekdayFormat'
  | 'monthLabelFormat'
  | 'yearLabelFormat'
  | 'monthsListFormat'
  | 'yearsListFormat'
  | 'decadeLabelFormat'
  | 'getDayAriaLabel'
>

/** What every calendar of the app shares. */
export function useCalendarLooks(): Looks {
  const weekStart = useWeekStart()
  const isPhone = useIsPhone()
  return {
    size: isPhone ? 'lg' : 'sm',
    firstDayOfWeek: dayNumbers[weekStart],
    weekendDays: [],
    weekdayFormat: weekday,
    monthLabelFormat: formatted({ month: 'long', year: 'numeric' }),
    yearLabelFormat: formatted({ year: 'numeric' }),
    monthsListFormat: formatted({ month: 'short' }),
    yearsListFormat: formatted({ year: 'numeric' }),
    decadeLabelFormat: (from, to) =>
      dateFormat({ year: 'numeric', timeZone: 'UTC' }).formatRange(dateOf(from), dateOf(to)),
    getDayAriaLabel: formatted({ day: 'numeric', month: 'long', year: 'numeric' }),
    ariaLabels: {
      previousMonth: t`Previous month`,
      nextMonth: t`Next month`,
      previousYear: t`Previous year`,
      nextYear: t`Next year`,
      previousDecade: t`Previous ten years`,
      nextDecade: t`Next ten years`,
    },
  }
}

/** The calendar’s own formats would need a further library’s words for each language. */
function formatted(options: Intl.DateTimeFormatOptions) {
  return (day: string) => dateFormat({ ...options, timeZone: 'UTC' }).format(dateOf(day))
}

const dateOf = (day: string) => new Date(`${day.slice(0, 10)}T00:00Z`)

const shortWeekday = formatted({ weekday: 'short' })
const narrowWeekday = formatted({ weekday: 'narrow' })

/** Two letters have room; words of other scripts have a letter of their own for it. */
function weekday(day: string): string {
  const short = shortWeekday(day)
  if (/^[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(short)) return short.slice(0, 2)
  return short.length > 2 ? narrowWeekday(day) : short
}
