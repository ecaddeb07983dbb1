import type { FieldValues } from 'react-hook-form'
import { ChoiceMenu } from '#components/overlays/choice-menu.tsx'
import type { MenuChoice } from '#components/overlays/choice-menu-items.tsx'
import type { FieldProps } from './field.ts'
import styles from './field.module.css'
import { GroupField } from './field-frame.tsx'

type MenuFieldProps<Values extends FieldValues, Output> = FieldProps<Values, Output> & {
  choices: readonly MenuChoice[]
}

/** One of many choices; a few stand side by side as cards. */
export const MenuField = <Values extends FieldValues, Output>({
  choices,
  ...field
}: MenuFieldProps<Values, Output>) => (
  <GroupField {...field}>
    {({ value: chosen, onChange }) => (
      <ChoiceMenu
        className={styles.menu}
        label={field.label}
        value={chosen}
        choices={choices}
        disabled={field.disabled}
        onChange={onChange}
      >
        {choices.find(({ value }) => value === chosen)?.label}
      </ChoiceMenu>
    )}
  </GroupField>
)
