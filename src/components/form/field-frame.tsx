import { type ReactNode, useId } from 'react'
import { t } from '#base/language/words.ts'
import styles from './field.module.css'
import { formatNumber } from '#base/numbers/money-format.ts'
import { type ControllerRenderProps, type FieldValues, useController } from 'react-hook-form'
import { errorText, type FieldProps } from './field.ts'

type FieldFrameProps = FieldFootProps & {
  label: string
  optional?: boolean
  isChanged?: boolean
  group?: boolean
  disabled?: boolean
  children: ReactNode
}

/** Wraps a control in label and foot; the foot’s id is `${id}-foot`. */
export function FieldFrame({ group, disabled, children, ...props }: FieldFrameProps) {
  const { id, label, optional, isChanged, ...foot } = props
  const marks = (
    <>
      {isChanged && <i className={styles.changed} title={t`Changed`} />}
      {optional && <small className="quiet size-small regular">{t`optional`}</small>}
    </>
  )
  if (!group) {
    return (
      <div className={styles.field}>
        <span className={styles.label}>
          <label htmlFor={id}>{label}</label>
          {marks}
        </span>
        {children}
        <FieldFoot id={id} {...foot} />
      </div>
    )
  }
  return (
    <fieldset
      id={id}
      className={styles.field}
      disabled={disabled}
      aria-describedby={`${id}-foot`}
      aria-label={label}
    >
      <legend className={styles.label}>
        {label}
        {marks}
      </legend>
      {children}
      <FieldFoot id={id} {...foot} />
    </fieldset>
  )
}

type FieldFootProps = {
  id: string
  hint?: ReactNode
  error?: string
  warning?: string
  count?: { length: number; maximum: number }
}

export function FieldFoot({ id, hint, error, warning, count }: FieldFootProps) {
  const tone = error ? 'error' : warning ? 'warning' : undefined
  return (
    <div className={styles.foot}>
      <span id={`${id}-foot`} className={styles.words} data-tone={tone} aria-live="polite">
        {error ?? warning ?? hint}
      </span>
      {count && <Counter {...count} />}
    </div>
  )
}

function Counter({ length, maximum }: { length: number; maximum: number }) {
  const tone = length > maximum ? 'error' : length >= maximum * 0.9 ? 'warning' : undefined
  return (
    <bdi className={styles.count} data-tone={tone}>
      {formatNumber(length)} / {formatNumber(maximum)}
    </bdi>
  )
}

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
