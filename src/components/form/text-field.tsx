import { Input } from '@mantine/core'
import { type ReactNode, useId, type ComponentProps } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { Mantine } from '#components/controls/mantine.tsx'
import { type FieldProps, describedBy } from './field.ts'
import { FieldFrame } from './field-frame.tsx'
import styles from './field.module.css'

type TextFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  /** Shows a counter; never cuts text off. */
  maximum?: number
  multiline?: boolean
  inputMode?: 'text' | 'url' | 'numeric' | 'decimal'
  suffix?: ReactNode
  placeholder?: string
}

export function TextField<Values extends FieldValues, Output>({
  control,
  name,
  maximum,
  multiline,
  inputMode,
  suffix,
  placeholder,
  marksChange,
  disabled,
  ...words
}: TextFieldProps<Values, Output>) {
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
      <Mantine>
        <Input
          {...field}
          component={multiline ? 'textarea' : 'input'}
          multiline={multiline}
          rows={multiline ? 3 : undefined}
          id={id}
          value={value}
          inputMode={inputMode}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={inputMode === undefined || inputMode === 'text'}
          disabled={disabled}
          error={fieldState.invalid}
          attributes={describedBy(id)}
          rightSection={suffix}
          rightSectionPointerEvents="none"
          rightSectionWidth="auto"
          classNames={{ section: styles.suffix, input: multiline ? styles.area : undefined }}
          data-changed={isChanged || undefined}
        />
      </Mantine>
    </FieldFrame>
  )
}

type NumberFieldProps<Values extends FieldValues, Output> = Omit<
  ComponentProps<typeof TextField<Values, Output>>,
  'inputMode' | 'maximum'
> & { decimals?: boolean }

/** Without wheel, arrows, rounding or clamping; the form’s schema reads the text. */
export function NumberField<Values extends FieldValues, Output>({
  decimals,
  ...field
}: NumberFieldProps<Values, Output>) {
  return <TextField {...field} inputMode={decimals ? 'decimal' : 'numeric'} />
}
