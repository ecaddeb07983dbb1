import { type ComponentProps, useId, useRef } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { focusInstead } from '#components/page/page-focus.ts'
import styles from './searches.module.css'

/** The form that the button below belongs to. */
export const FINDER_FORM = 'key-finder'

type FinderFieldProps = Pick<ComponentProps<'input'>, 'disabled' | 'onBlur'> & {
  label: string
  value: string
  hint?: string
  isSecret?: boolean
  /** What one came to fill in. */
  isMain?: boolean
  onChange: (value: string) => void
}

export function FinderField(props: FinderFieldProps) {
  const { label, hint, isSecret, isMain, onChange, ...rest } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useArrival(isMain, () => {
    if (field.current && !field.current.disabled) focusInstead(field.current)
  })
  return (
    <label className="stack shrinks gap-6">
      <span className="strong">{label}</span>
      <input
        {...rest}
        ref={field}
        className={styles.input}
        form={FINDER_FORM}
        type={isSecret ? 'password' : 'text'}
        maxLength={4096}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={hint && id}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && (
        <span id={id} className="small quiet">
          {hint}
        </span>
      )}
    </label>
  )
}
