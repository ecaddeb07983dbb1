import { plural, t } from '#base/language/words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** "now" below a minute, so that small clock differences do not show. */
export function ageText(milliseconds: number): string {
  if (milliseconds < MINUTE)
    return t({ message: 'now', comment: 'The age of a message, less than a minute' })
  const minutes = Math.floor(milliseconds / MINUTE)
  if (milliseconds < HOUR) return t`${minutes} min`
  const hours = Math.floor(milliseconds / HOUR)
  if (milliseconds < 2 * DAY) return t`${hours} h`
  const days = Math.floor(milliseconds / DAY)
  if (days < 365) return t`${days} d`
  const years = Math.floor(days / 365)
  return plural(years, { one: '1 y', other: `${years} y` })
}

export function agoText(milliseconds: number): string {
  const age = ageText(milliseconds)
  return milliseconds < MINUTE ? t`just now` : t`${age} ago`
}
