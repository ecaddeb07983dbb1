// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { Select } from '@mantine/core'
import { useNow } from '#base/time/now.ts'
import { setPreference, usePreferences } from '#base/storage/preferences.ts'
import { clockText } from '#base/time/time-format.ts'
import { wallClock } from '#base/time/time-zone.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { Choice } from './choice.tsx'
import styles from './preferences-form.module.css'
import { browserZone, timeZoneOptions } from './time-zones.ts'

/** In which zone times are shown, and with which day a week begins. */
export function TimeSection() {
  const { timeZone, weekStart } = usePreferences()
  const now = useNow()
  const others = [
    { zone: 'UTC', label: 'UTC' },
    { zone: browserZone, label: 'This device' },
  ]
  return (
    <>
      <Select
        label="Time zone"
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
      <p className={styles.clocks}>
        <span>
          Now{' '}
          <span className={styles.clock}>
            <DateTime value={now} absolute />
          </span>
        </span>
        {others.map(({ zone, label }) => (
          <span key={zone}>
            {label} <span className={styles.clock}>{clockText(wallClock(now, zone))}</span>
          </span>
        ))}
      </p>
      <Choice
        label="Week starts"
        value={weekStart}
        options={{ monday: 'Monday', sunday: 'Sunday' }}
        onChange={(value) => setPreference('weekStart', value)}
      />
    </>
  )
}
