import type { FieldValues } from 'react-hook-form'
import { type CardChoice, RadioCards } from './choice-cards.tsx'
import type { FieldProps } from './field.ts'
import { GroupField } from './field-frame.tsx'

type RadioCardsFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  choices: readonly CardChoice<string | number>[]
  segmented?: boolean
  hasAutofocus?: boolean
  tone?: 'danger'
}

export const RadioCardsField = <Values extends FieldValues, Output>({
  choices,
  segmented,
  hasAutofocus,
  tone,
  ...field
}: RadioCardsFieldProps<Values, Output>) => (
  <GroupField {...field}>
    {({ id, value, ref, isInvalid, onBlur, onChange }) => (
      <RadioCards
        name={id}
        {...{ value, choices, segmented, hasAutofocus, tone, isInvalid, ref, onBlur, onChange }}
      />
    )}
  </GroupField>
)
