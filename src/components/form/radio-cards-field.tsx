import { useId } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import type { FieldChoice, FieldProps } from './field.ts'
import { FieldFrame } from './field-frame.tsx'
import styles from './choice-field.module.css'

type RadioCardsFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  choices: readonly FieldChoice<string | number>[]
  segmented?: boolean
}

/** Nothing is preselected: the form’s value decides. */
export function RadioCardsField<Values extends FieldValues, Output>({
  control,
  name,
  choices,
  segmented,
  marksChange,
  ...words
}: RadioCardsFieldProps<Values, Output>) {
  const id = useId()
  const {
    field: { ref, value: chosen, onBlur, onChange },
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
      <div className={segmented ? styles.segments : styles.cards} data-error={fieldState.invalid}>
        {choices.map(({ value, label, detail }, index) => (
          <label key={value} className={segmented ? styles.segment : styles.card}>
            <input
              type="radio"
              name={id}
              ref={index === 0 ? ref : undefined}
              className={segmented ? 'sr-only' : styles.radio}
              checked={chosen === value}
              onBlur={onBlur}
              onChange={() => onChange(value)}
            />
            <span className={styles.text}>
              <bdi>{label}</bdi>
              {detail && <span className={styles.detail}>{detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
