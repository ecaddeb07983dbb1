import { t } from '#base/language/words.ts'
import { chosenTimeZone, type Preferences } from '#base/storage/preferences.ts'
import { clockText } from './time-format.ts'
import { wallClock } from './time-zone.ts'

export type ZoneChoice = { value: string; label: string; clock: string }

/** The zones to switch between: this browser's, UTC, and the one chosen in Preferences. */
export function zoneChoices(chosen: Preferences, now: number): ZoneChoice[] {
  const { timeZone, businessZone } = chosen
  const isOwn = timeZone !== 'browser' && timeZone !== 'UTC'
  const values = new Set(['browser', 'UTC', isOwn ? timeZone : businessZone].filter(Boolean))
  return [...values].map((value) => {
    const zone = chosenTimeZone({ ...chosen, timeZone: value })
    const city = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
    return {
      value,
      label: value === 'browser' ? t`${city}, here` : city,
      clock: clockText(wallClock(now, zone)),
    }
  })
}
