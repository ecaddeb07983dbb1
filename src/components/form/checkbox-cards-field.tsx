import { useId } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { CheckboxCards, type CardChoice } from './choice-cards.tsx'
import { errorText, type FieldProps } from './field.ts'
import { FieldFrame } from './field-frame.tsx'

type CheckboxCardsFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  choices: readonly CardChoice<string>[]
}

export function CheckboxCardsField<Values extends FieldValues, Output>({
  control,
  name,
  choices,
  marksChange,
  ...words
}: CheckboxCardsFieldProps<Values, Output>) {
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
      error={errorText(fieldState.error)}
      isChanged={marksChange && fieldState.isDirty}
    >
      <CheckboxCards
        choices={choices}
        values={value ?? []}
        isInvalid={fieldState.invalid}
        {...{ ref, onBlur, onChange }}
      />
    </FieldFrame>
  )
}
