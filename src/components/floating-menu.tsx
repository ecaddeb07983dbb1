import { Menu } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { FloatingAnchor } from './floating-anchor.tsx'

type FloatingMenuProps = {
  label: string
  position: 'bottom-start' | 'top-start'
  width?: number
  returnFocus: boolean
  onClose: () => void
  children: ReactNode
}

export function FloatingMenu({
  label,
  position,
  width,
  returnFocus,
  onClose,
  children,
}: FloatingMenuProps) {
  const [opener] = useState(() => document.activeElement as HTMLElement | null)
  return (
    <Menu
      opened
      onClose={onClose}
      position={position}
      width={width}
      returnFocus={returnFocus}
      withinPortal
    >
      <Menu.Target>
        <FloatingAnchor />
      </Menu.Target>
      <Menu.Dropdown
        aria-label={label}
        onKeyDown={({ key }) => {
          // Left without a choice: the focus is the button's again, whatever a choice does.
          if (key === 'Escape') opener?.focus()
        }}
      >
        {children}
      </Menu.Dropdown>
    </Menu>
  )
}
