import { chosenTimeZone, preferences } from '#base/storage/preferences.ts'
import { momentAttribute } from './time-format.ts'
import { presentTime } from './now.ts'
import { wallClock } from './time-zone.ts'

/** "2026-11-21": today by the clock on screen, for the name of a file. */
export const fileDay = (): string =>
  momentAttribute({ kind: 'day', day: wallClock(presentTime(), chosenTimeZone(preferences())) })
