import { useId } from 'react'
import { formatNumber } from '#base/money-format.ts'
import styles from './export-dialog.module.css'

export type Scope = 'match' | 'page' | 'selected'
export type ScopeOption = {
  scope: Scope
  label: string
  detail?: string
  /** Undefined while it is read. */
  count: number | undefined
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
      <div className={styles.scopes}>
        {options.map(({ scope, label: words, detail, count }) => (
          <label key={scope} className={styles.scope}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={scope === value}
              onChange={() => onChange(scope)}
            />
            <span className={styles.grow}>
              <span className="strong">{words}</span>
              {detail && <bdi className={styles.detail}>{detail}</bdi>}
            </span>
            <span className={styles.number}>{count === undefined ? '…' : formatNumber(count)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
