import type { ReactNode } from 'react'
import type { Control, FieldError, FieldPath, FieldValues } from 'react-hook-form'

/** Props of every field. `Output` is the type that the form’s schema produces. */
export type FieldProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  label: string
  hint?: ReactNode
  optional?: boolean
  /** A possible mistake; it never blocks the form. */
  warning?: string
  marksChange?: boolean
  disabled?: boolean
}

/** For a list without an error of its own, returns the error of its first invalid entry. */
export function errorText(error: FieldError | undefined): string | undefined {
  // Not in the type: a list field has a sparse array of its entries’ errors.
  if (!Array.isArray(error)) return error?.message
  const entries: (FieldError | undefined)[] = error
  return entries.find((entry) => entry?.message)?.message
}

/** Mantine overwrites `aria-describedby`, so this passes it as an attribute of the input. */
export function describedBy(id: string) {
  return { input: { 'aria-describedby': `${id}-foot` } }
}
