import type { FieldValues } from 'react-hook-form'
import { type CardChoice, CheckboxCards } from './choice-cards.tsx'
import type { FieldProps } from './field.ts'
import { GroupField } from './group-field.tsx'

type CheckboxCardsFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  choices: readonly CardChoice<string>[]
}

export const CheckboxCardsField = <Values extends FieldValues, Output>({
  choices,
  ...field
}: CheckboxCardsFieldProps<Values, Output>) => (
  <GroupField {...field}>
    {({ value, ref, isInvalid, onBlur, onChange }) => (
      <CheckboxCards values={value ?? []} {...{ choices, isInvalid, ref, onBlur, onChange }} />
    )}
  </GroupField>
)
