import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'

export type MenuChoice = { value: string; label: string; detail?: ReactNode }

type ChoiceMenuItemsProps = {
  value: string
  choices: readonly MenuChoice[]
  onChange: (value: string) => void
}

export function ChoiceMenuItems({ value, choices, onChange }: ChoiceMenuItemsProps) {
  return (
    <Menu.RadioGroup value={value} onChange={onChange}>
      {choices.map((choice) => (
        // It does not follow the menu's own `closeOnItemClick`.
        <Menu.RadioItem
          key={choice.value}
          value={choice.value}
          rightSection={choice.detail}
          closeMenuOnClick
        >
          {choice.label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}
