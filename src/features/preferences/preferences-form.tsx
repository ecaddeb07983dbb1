// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { SegmentedControl, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { Mantine } from '#components/mantine.tsx'
import { setColourScheme, useColourScheme } from '#base/colour-scheme.ts'
import { DateTime } from '#components/date-time.tsx'
import { Money } from '#components/money.tsx'
import { useNow } from '#base/now.ts'
import { replyHolds, setPreference, usePreferences } from '#base/preferences.ts'
import { Toggle } from '#components/toggle.tsx'
import { BackupSection } from './backup-section.tsx'
import { CodeNames } from './code-names.tsx'
import { NoticesSection } from './notices-section.tsx'
import styles from './preferences-form.module.css'
import { ReplyTexts } from './replies-section.tsx'
import { timeZoneOptions } from './time-zones.ts'

/** Display preferences of this browser. Each applies at once; nothing is sent to the service. */
export function PreferencesForm({ storeIds }: { storeIds: readonly string[] }) {
  const { timeZone, moneyUnit, density, letterKeys, privacy, replyHold, afterReply } =
    usePreferences()
  const now = useNow()
  const colourScheme = useColourScheme()
  return (
    <Mantine>
      <div className={styles.form}>
        <Section title="Appearance" about="Kept in this browser, like everything on this page.">
          <Choice
            label="Theme"
            value={colourScheme}
            options={{ light: 'Light', dark: 'Dark', auto: 'Same as device' }}
            onChange={setColourScheme}
          />
          <Choice
            label="Rows"
            value={density}
            options={{ comfortable: 'Comfortable', compact: 'Compact' }}
            onChange={(value) => setPreference('density', value)}
          />
        </Section>
        <Section
          title="Keyboard"
          about="Keys such as J, K, R and / work anywhere outside a field. Switch them off if you dictate."
        >
          <Toggle
            label="Single-letter shortcuts"
            checked={letterKeys}
            onChange={(checked) => setPreference('letterKeys', checked)}
          />
        </Section>
        <Section id="time" title="Time" about="Dates without a time, like renewals, stay the same.">
          <Select
            label="Time zone"
            data={timeZoneOptions}
            value={timeZone}
            onChange={(value) => {
              setPreference('timeZone', value ?? 'browser')
              if (value && value !== 'browser' && value !== 'UTC') {
                setPreference('businessZone', value)
              }
            }}
            searchable
            allowDeselect={false}
            maxDropdownHeight={280}
            comboboxProps={{ withinPortal: true }}
          />
          <p className={styles.hint}>
            Now: <DateTime value={now} absolute />
          </p>
        </Section>
        <Section title="Money" about="Only change this if prices look 100 times too high.">
          <Choice
            label="Amounts are"
            value={moneyUnit}
            options={{ 'as-given': 'As given', minor: 'In minor units' }}
            onChange={(value) => setPreference('moneyUnit', value)}
          />
          <p className={styles.hint}>
            An amount of 16406 is shown as <Money amount={16406} currency="EUR" />
          </p>
        </Section>
        <Section title="Replies" about="A held reply can be taken back from any page.">
          <Choice
            label="Hold before sending"
            value={`${replyHold}`}
            options={{ 0: 'None', 5: '5 s', 10: '10 s', 20: '20 s' }}
            onChange={(chosen) => {
              const seconds = replyHolds.find((hold) => String(hold) === chosen)
              if (seconds !== undefined) setPreference('replyHold', seconds)
            }}
          />
          <Choice
            label="After sending"
            value={afterReply}
            options={{ stay: 'Stay', next: 'Open the next ticket' }}
            onChange={(value) => setPreference('afterReply', value)}
          />
          <ReplyTexts />
        </Section>
        <Section
          id="notices"
          title="Notices"
          about="Of what happens in the store used last, while you look elsewhere."
        >
          <NoticesSection />
        </Section>
        <Section
          title="Names"
          about="Your platform only numbers these. Names are for you; your platform gets the number."
        >
          <CodeNames />
        </Section>
        <Section
          title="Privacy"
          about="For a shared screen. Names, emails, addresses, messages and amounts become bars."
        >
          <Toggle
            label="Privacy mode"
            hint="Shift P switches it. Point at a row and hold S to show it, or hold it on a phone."
            checked={privacy}
            onChange={(checked) => setPreference('privacy', checked)}
          />
        </Section>
        <Section
          id="data"
          title="Data in this browser"
          about="Clearing the browser’s data loses it. A backup brings it back, here or elsewhere."
        >
          <BackupSection storeIds={storeIds} />
        </Section>
      </div>
    </Mantine>
  )
}

function Section({
  id,
  title,
  about,
  children,
}: {
  id?: string
  title: string
  about: string
  children: ReactNode
}) {
  return (
    <section id={id} className={styles.section}>
      <div>
        <h2>{title}</h2>
        <p className={styles.about}>{about}</p>
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: Record<Value, string>
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const data = (Object.entries(options) as [Value, string][]).map(([key, words]) => ({
    value: key,
    label: words,
  }))
  return (
    <div className={styles.choice}>
      <span className={styles.label}>{label}</span>
      <SegmentedControl aria-label={label} data={data} value={value} onChange={onChange} />
    </div>
  )
}
