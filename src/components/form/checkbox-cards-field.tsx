import { useId } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { Icon } from '#components/icons.tsx'
import { errorText, type FieldChoice, type FieldProps } from './field.ts'
import { FieldFrame } from './field-frame.tsx'
import styles from './choice-field.module.css'

type CheckboxCardsFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  choices: readonly FieldChoice[]
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
    field: { ref, onBlur, onChange, ...field },
    fieldState,
  } = useController({ control, name })
  const chosen: readonly string[] = field.value ?? []

  function toggle(toggled: string) {
    const isIn = (value: string) => (value === toggled) !== chosen.includes(value)
    onChange(choices.map(({ value }) => value).filter(isIn))
  }

  return (
    <FieldFrame
      group
      id={id}
      {...words}
      error={errorText(fieldState.error)}
      isChanged={marksChange && fieldState.isDirty}
    >
      <div className={styles.cards} data-error={fieldState.invalid}>
        {choices.map(({ value, label, detail }, index) => (
          <label key={value} className={styles.card}>
            <input
              type="checkbox"
              ref={index === 0 ? ref : undefined}
              className={styles.check}
              checked={chosen.includes(value)}
              aria-invalid={fieldState.invalid}
              onBlur={onBlur}
              onChange={() => toggle(value)}
            />
            <span className={styles.tick}>
              <Icon name="check" size={12} />
            </span>
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
