import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'

/** "3 s", "2 min", "1 h 20 min": rounded up, since it is an estimate. */
export function durationText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds < 60) return t`${seconds} s`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return t`${minutes} min`
  const hours = formatNumber(Math.floor(minutes / 60))
  return minutes % 60 ? t`${hours} h ${minutes % 60} min` : t`${hours} h`
}
