// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { TextInput } from '@mantine/core'
import { type CodeKind, codeLabel, setCodeLabel, usePreferences } from '#base/preferences.ts'
import styles from './preferences-form.module.css'

const kinds: { kind: CodeKind; title: string; values: number[] }[] = [
  { kind: 'refundReason', title: 'Refund reasons', values: [0, 1, 2, 3] },
  { kind: 'variantType', title: 'Variant types', values: [0, 1] },
  { kind: 'stockMode', title: 'Stock modes', values: [0, 1, 2] },
  { kind: 'billingInterval', title: 'Billing intervals', values: [0, 1, 2, 3, 4] },
  { kind: 'affiliateDiscountMode', title: 'Affiliate discount modes', values: [0, 1, 2] },
]

/**
 * The merchant's own names for choices that the interface only numbers; an empty one restores the
 * default.
 */
export function CodeNames() {
  const { codeLabels } = usePreferences()
  return kinds.map(({ kind, title, values }) => (
    <fieldset key={kind} className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.names}>
        {values.map((value) => (
          <TextInput
            key={value}
            label={codeLabel({}, kind, value)}
            placeholder="No name yet"
            maxLength={60}
            value={codeLabels[`${kind}.${value}`] ?? ''}
            onChange={(event) => setCodeLabel(kind, value, event.currentTarget.value)}
          />
        ))}
      </div>
    </fieldset>
  ))
}
