import { type FieldValues, useController } from 'react-hook-form'
import { t } from '#base/language/words.ts'
import { Toggle } from '#components/controls/toggle.tsx'
import type { FieldProps } from './field.ts'
import styles from './field.module.css'
import { type CardChoice, RadioCards } from './choice-cards.tsx'
import { GroupField } from './field-frame.tsx'

type SwitchFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  atEnd?: boolean
}

export function SwitchField<Values extends FieldValues, Output>({
  control,
  name,
  label,
  hint,
  warning,
  marksChange,
  disabled,
  atEnd,
}: SwitchFieldProps<Values, Output>) {
  const {
    field: { ref, value, onBlur, onChange },
    fieldState,
  } = useController({ control, name })
  return (
    <Toggle
      ref={ref}
      checked={value === true}
      disabled={disabled}
      label={
        <>
          {label}
          {marksChange && fieldState.isDirty && (
            <i className={styles.switchChanged} title={t`Changed`} />
          )}
        </>
      }
      hint={warning ?? hint}
      error={fieldState.error?.message}
      atEnd={atEnd}
      onBlur={onBlur}
      onChange={onChange}
    />
  )
}

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
