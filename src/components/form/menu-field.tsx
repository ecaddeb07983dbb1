import { useId } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { ChoiceMenu } from '#components/overlays/choice-menu.tsx'
import type { MenuChoice } from '#components/overlays/choice-menu-items.tsx'
import type { FieldProps } from './field.ts'
import { FieldFrame } from './field-frame.tsx'
import styles from './field.module.css'

type MenuFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  choices: readonly MenuChoice[]
}

/** One of many choices; a few stand side by side as cards. */
export function MenuField<Values extends FieldValues, Output>(
  props: MenuFieldProps<Values, Output>,
) {
  const { control, name, choices, marksChange, ...words } = props
  const id = useId()
  const { field, fieldState } = useController({ control, name })
  return (
    <FieldFrame
      group
      id={id}
      {...words}
      error={fieldState.error?.message}
      isChanged={marksChange && fieldState.isDirty}
    >
      <ChoiceMenu
        className={styles.menu}
        label={words.label}
        value={field.value}
        choices={choices}
        disabled={words.disabled}
        onChange={field.onChange}
      >
        {choices.find(({ value }) => value === field.value)?.label}
      </ChoiceMenu>
    </FieldFrame>
  )
}
