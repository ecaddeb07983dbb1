import { t } from '#base/language/words.ts'

const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** All zones the browser supports, the two most common choices first. */
export const timeZoneOptions = [
  { value: 'browser', label: t`This browser’s (${browserZone})` },
  { value: 'UTC', label: 'UTC' },
  ...Intl.supportedValuesOf('timeZone')
    .filter((zone) => zone !== 'UTC')
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
]
