import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { TextField } from './text-field.tsx'

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
