import { t } from '#base/language/words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "now" below a minute, so that small clock differences do not show. */
export function ageText(milliseconds: number): string {
  if (milliseconds < MINUTE) return 'now'
  if (milliseconds < HOUR) return t`${Math.floor(milliseconds / MINUTE)} min`
  if (milliseconds < 2 * DAY) return `${Math.floor(milliseconds / HOUR)} h`
  if (milliseconds < 365 * DAY) return `${Math.floor(milliseconds / DAY)} d`
  return `${Math.floor(milliseconds / (365 * DAY))} y`
}
