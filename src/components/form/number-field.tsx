import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { TextField } from './text-field.tsx'

type NumberFieldProps<Values extends FieldValues, Output> = Omit<
  ComponentProps<typeof TextField<Values, Output>>,
  'inputMode' | 'maximum'
> & { decimals?: boolean }

/**
 * A number as it is typed: no wheel, no arrows, nothing rounded or pulled to a limit. Its value is
 * the text; the form's schema reads it with `numberText` or `wholeNumberText`.
 */
export function NumberField<Values extends FieldValues, Output>({
  decimals,
  ...field
}: NumberFieldProps<Values, Output>) {
  return <TextField {...field} inputMode={decimals ? 'decimal' : 'numeric'} />
}
