import { type ComponentProps, type RefObject, useId } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { focusInstead } from '#components/page/page-focus.ts'
import styles from './searches.module.css'

/** The form that the button below belongs to. */
export const FINDER_FORM = 'key-finder'

type FinderFieldProps = Pick<ComponentProps<'input'>, 'disabled' | 'onBlur'> & {
  label: string
  value: string
  hint?: string
  /** Instead of the hint. */
  error?: string
  isSecret?: boolean
  /** Of what one came to fill in. */
  ref?: RefObject<HTMLInputElement | null>
  onChange: (value: string) => void
}

export function FinderField(props: FinderFieldProps) {
  const { label, hint, error, isSecret, ref, onChange, ...rest } = props
  const id = useId()
  useArrival(ref, ({ current }) => {
    if (current && !current.disabled) focusInstead(current)
  })
  return (
    <label className="stack shrinks gap-6">
      <span className="strong">{label}</span>
      <input
        {...rest}
        ref={ref}
        className={styles.input}
        form={FINDER_FORM}
        type={isSecret ? 'password' : 'text'}
        maxLength={4096}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={hint && id}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint && (
        <span id={id} className={error ? 'small danger' : 'small quiet'} aria-live="polite">
          {error ?? hint}
        </span>
      )}
    </label>
  )
}
