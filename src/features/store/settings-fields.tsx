import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import type { Store } from '#api/schemas/store.ts'
import { t, labels } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { RadioCardsField, SwitchField } from '#components/form/choice-fields.tsx'
import { TextField } from '#components/form/text-field.tsx'
import { Note } from '#components/page/note.tsx'
import { safeUrl } from '#base/text/safe-url.ts'
import { displayNames } from '#base/language/formats.ts'
import styles from './settings-review.module.css'
import {
  fieldLabels,
  type FlagField,
  type StoreValues,
  type TextField as TextFieldName,
  unreadableFlags,
  type StoreField,
} from '#model/records/store/fields.ts'
import { settingOf, type Setting } from '#model/doing/writes/kinds/settings-changes.ts'

type SettingsFieldsProps = {
  control: Control<StoreValues>
  base: StoreValues
  mine: StoreValues
  answer: Store | undefined
  answeredAt: number
}

export function SettingsFields({ control, base, mine, answer, answeredAt }: SettingsFieldsProps) {
  const flag = (name: FlagField) => (
    <FlagSetting control={control} name={name} isKnown={typeof base[name] === 'boolean'} />
  )
  const address = (name: TextFieldName) => (
    <TextField
      control={control}
      name={name}
      label={fieldLabels[name]}
      inputMode="url"
      marksChange
      warning={addressWarning(mine[name])}
    />
  )
  return (
    <>
      <FieldSection id="general" title={t`General`}>
        <TextField control={control} name="name" label={fieldLabels.name} marksChange />
        <TextField
          multiline
          control={control}
          name="description"
          label={fieldLabels.description}
          marksChange
        />
        <TextField
          control={control}
          name="currencyCode"
          label={fieldLabels.currencyCode}
          marksChange
          hint={currencyName(mine.currencyCode)}
          warning={currencyWarning(mine.currencyCode)}
        />
        {flag('prependProductNameToReceipt')}
        {flag('isAutomaticReviewsEnabled')}
      </FieldSection>
      <FieldSection id="policies" title={t`Policies`}>
        {address('termsOfServiceUrl')}
        {address('refundPolicyUrl')}
        {address('privacyPolicyUrl')}
      </FieldSection>
      <FieldSection id="support" title={t`Support`}>
        {flag('isTicketingEnabled')}
        {address('externalSupportUrl')}
        <TextField
          control={control}
          name="externalSupportDescription"
          label={fieldLabels.externalSupportDescription}
          marksChange
        />
      </FieldSection>
      <FieldSection id="storefront" title={t`Storefront`}>
        <Note icon="eye">
          {t`Your platform shows these three only after a save. “Leave as is” keeps them.`}
        </Note>
        {unreadableFlags.map((name) => (
          <FlagSetting
            key={name}
            control={control}
            name={name}
            isKnown={false}
            hint={
              answer?.[name] !== undefined && (
                <>
                  <Trans>
                    {settingText(answer[name])} after the save of{' '}
                    <DateTime value={answeredAt} absolute />
                  </Trans>
                </>
              )
            }
          />
        ))}
      </FieldSection>
    </>
  )
}

const threeWays = [
  { value: 'leave', label: t`Leave as is` },
  { value: 'on', label: t`On` },
  { value: 'off', label: t`Off` },
]

type FlagSettingProps = {
  control: Control<StoreValues>
  name: FlagField
  isKnown: boolean
  hint?: ReactNode
}

function FlagSetting({ control, name, isKnown, hint }: FlagSettingProps) {
  const shared = { control, name, label: fieldLabels[name], hint: hint || undefined }
  if (isKnown) return <SwitchField {...shared} marksChange atEnd />
  return (
    <div className={styles.threeWay}>
      <RadioCardsField {...shared} choices={threeWays} segmented marksChange />
    </div>
  )
}

type FieldSectionProps = { id: string; title: string; children: ReactNode }

function FieldSection({ id, title, children }: FieldSectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="title">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Only warns, because the specification gives no format. */
function addressWarning(text: string): string | undefined {
  return text === '' || safeUrl(text) ? undefined : t`Not a web address`
}

function currencyWarning(code: string): string | undefined {
  if (code === '') return t`Prices may show no currency`
  return currencyName(code) ? undefined : t`Not a known currency code`
}

/** For example "US Dollar"; undefined for an unknown code. */
function currencyName(code: string): string | undefined {
  return /^[A-Z]{3}$/.test(code) ? displayNames('currency').of(code) : undefined
}

/** A setting in words; “not known” if it was neither read nor chosen. */
export function settingText(setting: Setting | undefined): string {
  if (setting === undefined) return labels.notKnown
  if (typeof setting === 'boolean') return setting ? t`On` : t`Off`
  return setting === '' ? t`Empty` : setting
}

export const valueText = (value: Setting, field: StoreField) => settingText(settingOf(value, field))
