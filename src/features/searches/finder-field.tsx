import { useId, useRef } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { focusInstead } from '#components/page/page-focus.ts'
import styles from './searches.module.css'

/** The form that the button below belongs to. */
export const FINDER_FORM = 'key-finder'

type FinderFieldProps = {
  label: string
  value: string
  hint?: string
  isSecret?: boolean
  /** What one came to fill in. */
  isMain?: boolean
  disabled: boolean
  onChange: (value: string) => void
  onBlur?: () => void
}

export function FinderField({
  label,
  value,
  hint,
  isSecret,
  isMain,
  disabled,
  onChange,
  onBlur,
}: FinderFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useArrival(isMain, () => {
    if (field.current && !field.current.disabled) focusInstead(field.current)
  })
  return (
    <label className="stack shrinks gap-6">
      <span className="strong">{label}</span>
      <input
        ref={field}
        className={styles.input}
        form={FINDER_FORM}
        type={isSecret ? 'password' : 'text'}
        value={value}
        disabled={disabled}
        maxLength={4096}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={hint && id}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
      {hint && (
        <span id={id} className="small quiet">
          {hint}
        </span>
      )}
    </label>
  )
}
