import { t } from '#base/language/words.ts'
import { type DateRange, resolveBound } from './date-range.ts'
import { useNow } from './now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'

export function useRangeTitle({ from, to }: DateRange): string {
  const zone = useTimeZone()
  const now = useNow()
  const bounds = [resolveBound(from, 'from', zone, now), resolveBound(to, 'to', zone, now)]
  return bounds.map((instant) => instant ?? t`no bound`).join(' to ')
}
