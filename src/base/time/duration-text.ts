import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'

/** "3 s", "2 min", "1 h 20 min": rounded up, since it is an estimate. */
export function durationText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return t`${minutes} min`
  const rest = minutes % 60
  const hours = `${formatNumber(Math.floor(minutes / 60))} h`
  return rest ? t`${hours} ${rest} min` : hours
}
