import { useId } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { type CardChoice, RadioCards } from './choice-cards.tsx'
import type { FieldProps } from './field.ts'
import { FieldFrame } from './field-frame.tsx'

type RadioCardsFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  choices: readonly CardChoice<string | number>[]
  segmented?: boolean
  hasAutofocus?: boolean
  tone?: 'danger'
}

export function RadioCardsField<Values extends FieldValues, Output>({
  control,
  name,
  choices,
  segmented,
  hasAutofocus,
  tone,
  marksChange,
  ...words
}: RadioCardsFieldProps<Values, Output>) {
  const id = useId()
  const {
    field: { ref, value, onBlur, onChange },
    fieldState,
  } = useController({ control, name })
  return (
    <FieldFrame
      group
      id={id}
      {...words}
      error={fieldState.error?.message}
      isChanged={marksChange && fieldState.isDirty}
    >
      <RadioCards
        name={id}
        value={value}
        isInvalid={fieldState.invalid}
        {...{ choices, segmented, hasAutofocus, tone, ref, onBlur, onChange }}
      />
    </FieldFrame>
  )
}
