import { Input } from '@mantine/core'
import { useId } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { type FieldProps, describedBy } from './field.ts'
import { FieldFrame } from './field-frame.tsx'
import styles from './field.module.css'

type TextareaFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  /** Counted, never cut off. */
  maximum?: number
  placeholder?: string
}

/** Text of several lines; the box grows with it. */
export function TextareaField<Values extends FieldValues, Output>({
  control,
  name,
  maximum,
  placeholder,
  marksChange,
  disabled,
  ...words
}: TextareaFieldProps<Values, Output>) {
  const id = useId()
  const { field, fieldState } = useController({ control, name })
  const value: string = field.value ?? ''
  const isChanged = marksChange && fieldState.isDirty
  return (
    <FieldFrame
      id={id}
      {...words}
      error={fieldState.error?.message}
      isChanged={isChanged}
      count={maximum === undefined ? undefined : { length: value.length, maximum }}
    >
      <Input
        {...field}
        component="textarea"
        multiline
        id={id}
        value={value}
        rows={3}
        placeholder={placeholder}
        disabled={disabled}
        error={fieldState.invalid}
        attributes={describedBy(id)}
        classNames={{ input: styles.area }}
        data-changed={isChanged || undefined}
      />
    </FieldFrame>
  )
}
