import type { ReactNode } from 'react'
import type { Control, FieldError, FieldPath, FieldValues } from 'react-hook-form'

/** What every field of a form is given. `Output` is what the form's schema makes of its values. */
export type FieldProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  label: string
  hint?: ReactNode
  /** Says so beside the label. */
  optional?: boolean
  /** What may be a mistake and is not forbidden; it never holds anything up. */
  warning?: string
  /** Marks the field once it differs from what it started with. */
  marksChange?: boolean
  disabled?: boolean
}

export type FieldChoice<Value extends string | number = string> = {
  value: Value
  label: ReactNode
  detail?: ReactNode
}

/** What is wrong with a field; of a list that is right but for an entry, what is wrong with that. */
export function errorText(error: FieldError | undefined): string | undefined {
  // The type does not say so, but a list's field has the errors of its entries, with gaps.
  if (!Array.isArray(error)) return error?.message
  const entries: (FieldError | undefined)[] = error
  return entries.find((entry) => entry?.message)?.message
}

/** Ties a Mantine input to its foot: `aria-describedby` of its own it overwrites. */
export function describedBy(id: string) {
  return { input: { 'aria-describedby': `${id}-foot` } }
}
