import type { ReactNode } from 'react'
import { t } from '#base/language/words.ts'
import { FieldFoot, type FieldFootProps } from './field-foot.tsx'
import styles from './field.module.css'

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
      {optional && <small className={styles.optional}>{t`optional`}</small>}
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
