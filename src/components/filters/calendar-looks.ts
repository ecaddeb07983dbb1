import type { DatePickerProps } from '@mantine/dates'
import { t } from '#base/language/words.ts'
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
      previousMonth: t`Previous month`,
      nextMonth: t`Next month`,
      previousYear: t`Previous year`,
      nextYear: t`Next year`,
      previousDecade: t`Previous ten years`,
      nextDecade: t`Next ten years`,
    },
  }
}
