import { t } from '#base/language/words.ts'
import { type Preferences, type WeekStart, usePreferences } from '#base/storage/preferences.ts'

/** With which day a week begins in the language of the page. */
const usual = t({ message: 'monday', context: 'CLDR' }) as WeekStart

const weekStartOf = ({ weekStart }: Pick<Preferences, 'weekStart'>): WeekStart =>
  weekStart === 'language' ? usual : weekStart

export const useWeekStart = () => weekStartOf(usePreferences())

/** As `Date` counts them. */
export const dayNumbers = { sunday: 0, monday: 1, saturday: 6 } as const satisfies Record<
  WeekStart,
  number
>
