import type { ReactNode } from 'react'
import { setColourScheme, useColourScheme } from '#base/browser/colour-scheme.ts'
import { offeredLanguages } from '#base/language/page-language.ts'
import { t } from '#base/language/words.ts'
import { setNumberForm } from '#base/numbers/money-format.ts'
import {
  type NumberForm,
  numberForms,
  type Preferences,
  replyHolds,
  setPreference,
  usePreferences,
} from '#base/storage/preferences.ts'
import { Mantine } from '#components/controls/mantine.tsx'
import { Toggle } from '#components/controls/toggle.tsx'
import { ReportTranslation } from '#components/overlays/report-translation.tsx'
import { SectionLinks } from '#components/page/section-links.tsx'
import { Trans } from '#components/text/trans.tsx'
import { Money } from '#components/values/money.tsx'
import { BackupSection } from './backup-section.tsx'
import { Choice } from './choice.tsx'
import { CodeNames } from './code-names.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { NoticesSection } from './notices-section.tsx'
import styles from './preferences-form.module.css'
// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { Textarea, TextInput } from '@mantine/core'
import { hasTeam } from '#api/transport-team.ts'
import { TimeSection } from './time-section.tsx'

type PreferencesFormProps = {
  storeIds: readonly string[]
  /** What is stored, below what can be backed up. */
  storedData: ReactNode
}

/** What is said beside a title is what would surprise. */
type SectionWords = { title: string; about?: string }

const sections = {
  appearance: {
    title: t`Appearance`,
    about: t`Changes save at once, in this browser.`,
  },
  time: { title: t`Time` },
  numbers: { title: t`Numbers` },
  keyboard: { title: t`Keyboard`, about: t`Switch them off if you dictate.` },
  replies: { title: t`Replies` },
  notices: { title: t`Notices`, about: t`While Counter is open in a tab.` },
  names: { title: t`Names`, about: t`Your platform only numbers these.` },
  privacy: { title: t`Privacy` },
  data: { title: t`Data in this browser`, about: t`Clearing the browser’s data loses it.` },
} satisfies Record<string, SectionWords>

const secondsText = (seconds: number) => t`${seconds} s`

const hasLanguages = offeredLanguages().length > 0
const links = Object.entries(sections).map(([id, { title }]) => ({ id, title }))

/** Display preferences of this browser. Each applies at once; nothing is sent to the service. */
export function PreferencesForm({ storeIds, storedData }: PreferencesFormProps) {
  const { density, letterKeys, privacy, replyHold, afterReply } = usePreferences()
  const colourScheme = useColourScheme()
  return (
    <Mantine>
      <div className={styles.columns}>
        <SectionLinks label={t`Preferences`} sections={links} />
        <div className={styles.form}>
          <Section id="appearance">
            <div className={styles.pair}>
              <Choice
                label={t`Theme`}
                value={colourScheme}
                options={{ light: t`Light`, dark: t`Dark`, auto: t`Same as device` }}
                onChange={setColourScheme}
              />
              <Choice
                label={t({ message: 'Rows', context: 'their height' })}
                value={density}
                options={{ comfortable: t`Comfortable`, compact: t`Compact` }}
                onChange={(value) => setPreference('density', value)}
              />
            </div>
            {hasLanguages && <LanguageChoice />}
            <ReportTranslation />
          </Section>
          <Section id="time">
            <TimeSection />
          </Section>
          <Section id="numbers">
            <NumbersSection />
          </Section>
          <Section id="keyboard">
            <Toggle
              atEnd
              label={t`Single-letter shortcuts`}
              checked={letterKeys}
              onChange={(checked) => setPreference('letterKeys', checked)}
            />
          </Section>
          <Section id="replies">
            <div className={styles.pair}>
              <Choice
                label={t`Hold before sending`}
                value={`${replyHold}`}
                options={{
                  0: t({ message: 'None', context: 'seconds' }),
                  5: secondsText(5),
                  10: secondsText(10),
                  20: secondsText(20),
                }}
                onChange={(chosen) => {
                  const seconds = replyHolds.find((hold) => String(hold) === chosen)
                  if (seconds !== undefined) setPreference('replyHold', seconds)
                }}
              />
              <Choice
                label={t`After sending`}
                value={afterReply}
                options={{ stay: t`Stay`, next: t`Open the next ticket` }}
                onChange={(value) => setPreference('afterReply', value)}
              />
            </div>
            <ReplyTexts />
          </Section>
          <Section id="notices">
            <NoticesSection />
          </Section>
          <Section id="names">
            <CodeNames />
          </Section>
          <Section id="privacy">
            <Toggle
              atEnd
              label={t`Privacy mode`}
              hint={t`Names, messages and amounts become bars. Hold S over a row to see it.`}
              checked={privacy}
              onChange={(checked) => setPreference('privacy', checked)}
            />
          </Section>
          <Section id="data">
            <BackupSection storeIds={storeIds} />
            {storedData}
          </Section>
        </div>
      </div>
    </Mantine>
  )
}

function Section({ id, children }: { id: keyof typeof sections; children: ReactNode }) {
  const { title, about }: SectionWords = sections[id]
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        {about && <p className="small quiet above-1">{about}</p>}
      </div>
      <div className="stack roomy shrinks">{children}</div>
    </section>
  )
}

const samples = Object.fromEntries(
  numberForms.map((form) => [form, form.replace(' ', '\u00A0')]),
) as Record<NumberForm, string>

/** How figures and amounts are written. */
function NumbersSection() {
  const { numberForm, moneyUnit } = usePreferences()
  return (
    <>
      <div className={styles.pair}>
        <Choice
          label={t`Format`}
          value={numberForm}
          options={{ language: t`By language`, ...samples }}
          onChange={(value) => setNumberForm(value)}
        />
        <Choice
          label={t`Amounts are`}
          value={moneyUnit}
          options={{ 'as-given': t`As given`, minor: t`In minor units` }}
          onChange={(value) => setPreference('moneyUnit', value)}
        />
      </div>
      {moneyUnit === 'minor' && (
        <p className="small quiet">
          <Trans>
            An amount of 16406 is shown as <Money amount={16406} currency="EUR" />. Minor units are
            for amounts sent in cents, or in thousandths for KWD. Codes outside ISO 4217, such as
            USDT, stay as they come.
          </Trans>
        </p>
      )}
    </>
  )
}

type TextName = keyof Pick<Preferences, 'myName' | 'greeting' | 'signature'>

/** What each reply begins and ends with, and under which name colleagues see who writes it. */
function ReplyTexts() {
  const preferences = usePreferences()
  const field = (name: TextName) => ({
    value: preferences[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setPreference(name, currentTarget.value),
  })
  return (
    <>
      <Textarea
        label={t`Greeting`}
        placeholder={t`Hi {{customer.name|there}},`}
        description={t`Starts every new reply.`}
        autosize
        minRows={2}
        maxLength={500}
        {...field('greeting')}
      />
      <Textarea
        label={t`Signature`}
        placeholder={t`Kind regards, {{me}}`}
        autosize
        minRows={2}
        maxLength={500}
        {...field('signature')}
      />
      {hasTeam && (
        <TextInput
          label={t`Your name for colleagues`}
          description={t`Shown on tickets you open or take.`}
          maxLength={60}
          {...field('myName')}
        />
      )}
    </>
  )
}
