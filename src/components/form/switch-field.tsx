import '@mantine/core/styles/Switch.css'
import { Switch } from '@mantine/core'
import { type FieldValues, useController } from 'react-hook-form'
import { Mantine } from '#components/mantine.tsx'
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
  const { field, fieldState } = useController({ control, name })
  return (
    <Mantine>
      <Switch
        {...field}
        value={undefined}
        checked={field.value === true}
        disabled={disabled}
        label={
          <>
            {label}
            {marksChange && fieldState.isDirty && <i className={styles.changed} title="Changed" />}
          </>
        }
        description={warning ?? hint}
        error={fieldState.error?.message}
        labelPosition={atEnd ? 'left' : 'right'}
        className={classNames(styles.field, atEnd && styles.atEnd)}
        onChange={(event) => field.onChange(event.currentTarget.checked)}
      />
    </Mantine>
  )
}
