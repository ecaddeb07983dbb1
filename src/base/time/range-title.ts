import { t } from '#base/language/words.ts'
import { type DateRange, resolveBound } from './date-range.ts'
import { useNow } from './now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'

export function useRangeTitle({ from, to }: DateRange): string {
  const zone = useTimeZone()
  const now = useNow()
  const first = resolveBound(from, 'from', zone, now) ?? t`no bound`
  const last = resolveBound(to, 'to', zone, now) ?? t`no bound`
  return t`${first} to ${last}`
}
