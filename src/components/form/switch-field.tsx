import { useId } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { classNames } from '#components/class-names.ts'
import type { FieldProps } from './field.ts'
import styles from './switch-field.module.css'

type SwitchFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  atEnd?: boolean
}

export function SwitchField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  warning,
  marksChange,
  disabled,
  atEnd,
}: SwitchFieldProps<Values, Output>) {
  const id = useId()
  const {
    field: { ref, value, ...field },
    fieldState,
  } = useController({ control, name })
  const isOn = value === true
  const words = fieldState.error?.message ?? warning ?? hint
  return (
    <label className={classNames(styles.field, atEnd && styles.atEnd)}>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        {...field}
        ref={ref}
        checked={isOn}
        aria-checked={isOn}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={words ? `${id}-words` : undefined}
        onChange={(event) => field.onChange(event.currentTarget.checked)}
      />
      <span className={styles.text}>
        <span id={`${id}-label`} className="strong">
          {label}
          {marksChange && fieldState.isDirty && <i className={styles.changed} title="Changed" />}
        </span>
        {words && (
          <span id={`${id}-words`} className={styles.words}>
            {words}
          </span>
        )}
      </span>
    </label>
  )
}
