import { browserTimeZone } from '#base/time/temporal.ts'
import { t } from '#base/language/words.ts'

const browserZone = browserTimeZone()

/** All zones the browser supports, the two most common choices first. */
export const timeZoneOptions = [
  { value: 'browser', label: t`This browser’s (${browserZone})` },
  { value: 'UTC', label: 'UTC' },
  ...Intl.supportedValuesOf('timeZone')
    .filter((zone) => zone !== 'UTC')
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
]
