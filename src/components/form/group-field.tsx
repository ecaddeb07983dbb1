import { type ReactNode, useId } from 'react'
import { type ControllerRenderProps, type FieldValues, useController } from 'react-hook-form'
import { errorText, type FieldProps } from './field.ts'
import { FieldFrame } from './field-frame.tsx'

type Shown<Values extends FieldValues> = Omit<ControllerRenderProps<Values>, 'name'> & {
  id: string
  isInvalid: boolean
}

type GroupFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  children: (shown: Shown<Values>) => ReactNode
}

/** A field of several controls under one label. */
export function GroupField<Values extends FieldValues, Output>(
  props: GroupFieldProps<Values, Output>,
) {
  const { control, name, marksChange, children, ...words } = props
  const id = useId()
  const { field, fieldState } = useController({ control, name })
  return (
    <FieldFrame
      group
      id={id}
      {...words}
      error={errorText(fieldState.error)}
      isChanged={marksChange && fieldState.isDirty}
    >
      {children({ ...field, id, isInvalid: fieldState.invalid })}
    </FieldFrame>
  )
}
