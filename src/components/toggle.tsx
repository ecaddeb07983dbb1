import { useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './form/switch-field.module.css'

type ToggleProps = {
  label: string
  hint?: string
  checked: boolean
  /** The switch stands behind its label. */
  atEnd?: boolean
  onChange: (checked: boolean) => void
}

/** A switch outside a form, which takes effect at once. */
export function Toggle({ label, hint, checked, atEnd, onChange }: ToggleProps) {
  const id = useId()
  return (
    <label className={classNames(styles.field, atEnd && styles.atEnd)}>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={checked}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.text}>
        <span id={`${id}-label`} className="strong">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className={styles.words}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
