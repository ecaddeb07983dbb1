import { t } from '#base/language/words.ts'
import { setNumberForm } from '#base/numbers/money-format.ts'
import {
  type NumberForm,
  numberForms,
  setPreference,
  usePreferences,
} from '#base/storage/preferences.ts'
import { Trans } from '#components/text/trans.tsx'
import { Money } from '#components/values/money.tsx'
import { Choice } from './choice.tsx'
import styles from './preferences-form.module.css'

const samples = Object.fromEntries(
  numberForms.map((form) => [form, form.replace(' ', '\u00A0')]),
) as Record<NumberForm, string>

/** How figures and amounts are written. */
export function NumbersSection() {
  const { numberForm, moneyUnit } = usePreferences()
  return (
    <>
      <div className={styles.pair}>
        <Choice
          label={t`Format`}
          value={numberForm}
          options={{ language: t`Language`, ...samples }}
          onChange={(value) => setNumberForm(value)}
        />
        <Choice
          label={t`Amounts are`}
          value={moneyUnit}
          options={{ 'as-given': t`As given`, minor: t`In minor units` }}
          onChange={(value) => setPreference('moneyUnit', value)}
        />
      </div>
      <p className="small quiet">
        <Trans>
          An amount of 16406 is shown as <Money amount={16406} currency="EUR" />. Minor units are
          for amounts sent in cents, or in thousandths for KWD. Codes outside ISO 4217, such as
          USDT, stay as they come.
        </Trans>
      </p>
    </>
  )
}
