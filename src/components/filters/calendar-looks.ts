import type { DatePickerProps } from '@mantine/dates'
import { usePreferences } from '#base/storage/preferences.ts'
import { useIsPhone } from '#components/controls/phone.ts'

type Looks = Pick<DatePickerProps, 'size' | 'firstDayOfWeek' | 'weekendDays' | 'ariaLabels'>

/** What every calendar of the app shares. */
export function useCalendarLooks(): Looks {
  const { weekStart } = usePreferences()
  const isPhone = useIsPhone()
  return {
    size: isPhone ? 'lg' : 'sm',
    firstDayOfWeek: weekStart === 'sunday' ? 0 : 1,
    weekendDays: [],
    ariaLabels: {
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      previousYear: 'Previous year',
      nextYear: 'Next year',
      previousDecade: 'Previous ten years',
      nextDecade: 'Next ten years',
    },
  }
}
