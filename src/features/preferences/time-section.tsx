// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { Select } from '@mantine/core'
import { t } from '#base/language/words.ts'
import { setPreference, usePreferences } from '#base/storage/preferences.ts'
import { useNow } from '#base/time/now.ts'
import { browserTimeZone } from '#base/time/temporal.ts'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Choice } from './choice.tsx'

/** In which zone times are shown, and with which day a week begins. */
export function TimeSection() {
  const { timeZone, weekStart } = usePreferences()
  const now = useNow()
  return (
    <>
      <Select
        label={t`Time zone`}
        data={timeZoneOptions}
        value={timeZone}
        onChange={(value) => {
          setPreference('timeZone', value ?? 'browser')
          if (value && value !== 'browser' && value !== 'UTC') setPreference('businessZone', value)
        }}
        searchable
        allowDeselect={false}
        maxDropdownHeight={280}
        comboboxProps={{ withinPortal: true }}
      />
      <p className="small quiet">
        <Trans>
          Now{' '}
          <span className="ink strong">
            <DateTime value={now} absolute />
          </span>
        </Trans>
      </p>
      <Choice
        label={t`Week starts`}
        value={weekStart}
        options={{
          language: t`By language`,
          monday: t`Monday`,
          sunday: t`Sunday`,
          saturday: t`Saturday`,
        }}
        onChange={(value) => setPreference('weekStart', value)}
      />
    </>
  )
}

const browserZone = browserTimeZone()

/** All zones the browser supports, the two most common choices first. */
const timeZoneOptions = [
  { value: 'browser', label: t`This browser’s (${browserZone})` },
  { value: 'UTC', label: 'UTC' },
  ...Intl.supportedValuesOf('timeZone')
    .filter((zone) => zone !== 'UTC')
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
]
