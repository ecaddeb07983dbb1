import type { ReactNode } from 'react'
import type { MenuChoice } from './choice-menu-items.tsx'
import styles from './choice-menu.module.css'
import { classNames } from '#components/controls/class-names.ts'
import { Icon } from '#components/controls/icons.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { MenuButton } from './menu-button.tsx'

const loadItems = async () => (await import('./choice-menu-items.tsx')).ChoiceMenuItems
const ChoiceMenuItems = lazyPart(loadItems)

type ChoiceMenuProps = {
  label: string
  /** With what it is for, where several menus show the same words. */
  name?: string
  value: string
  choices: readonly MenuChoice[]
  className?: string
  position?: 'bottom-start' | 'top-start'
  disabled?: boolean
  onChange: (value: string) => void
  children: ReactNode
}

export function ChoiceMenu({
  label,
  name,
  className,
  position,
  disabled,
  children,
  ...choice
}: ChoiceMenuProps) {
  return (
    <MenuButton
      className={classNames(styles.button, className)}
      aria-label={name}
      menuLabel={label}
      position={position}
      disabled={disabled}
      onIntent={() => void loadItems()}
      menu={<ChoiceMenuItems {...choice} />}
    >
      {children}
      <Icon name="chevron-down" size={13} />
    </MenuButton>
  )
}
