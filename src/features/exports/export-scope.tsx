import '@mantine/core/styles/RadioCard.css'
import '@mantine/core/styles/RadioIndicator.css'
// oxlint-disable-next-line no-restricted-imports -- inside a dialog
import { Radio } from '@mantine/core'
import { useId } from 'react'
import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import styles from './export-dialog.module.css'

export type Scope = 'match' | 'page' | 'selected'
export type ScopeOption = {
  scope: Scope
  label: string
  detail?: string
  /** Undefined while it is read. */
  count: number | undefined
  /** The platform may count records that the list does not show. */
  isAtMost?: boolean
}

type ScopeChoiceProps = {
  label: string
  options: ScopeOption[]
  value: Scope
  onChange: (scope: Scope) => void
}

export function ScopeChoice({ label, options, value, onChange }: ScopeChoiceProps) {
  const name = useId()
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className="stack">
        {options.map(({ scope, label: words, detail, count, isAtMost }) => (
          <Radio.Card
            key={scope}
            name={name}
            className={styles.scope}
            checked={scope === value}
            tabIndex={scope === value ? 0 : -1}
            onClick={() => onChange(scope)}
          >
            <Radio.Indicator size="xs" className={styles.radio} />
            <span className={styles.grow}>
              <span className="strong">{words}</span>
              {detail && <bdi className={styles.detail}>{detail}</bdi>}
            </span>
            <span className={styles.number}>
              {isAtMost ? t`up to ${numberText(count)}` : numberText(count)}
            </span>
          </Radio.Card>
        ))}
      </div>
    </fieldset>
  )
}

const numberText = (count: number | undefined) => (count === undefined ? '…' : formatNumber(count))
