const browserZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Every zone that the browser knows; the first two are what most people want. */
export const timeZoneOptions = [
  { value: 'browser', label: `This browser’s (${browserZone})` },
  { value: 'UTC', label: 'UTC' },
  ...Intl.supportedValuesOf('timeZone')
    .filter((zone) => zone !== 'UTC')
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
]
