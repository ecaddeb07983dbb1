import { Menu } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
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
  // With `returnFocus` off, closing without a choice would lose the focus.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) opener?.focus()
    },
    [opener],
  )
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
      <Menu.Dropdown aria-label={label}>{children}</Menu.Dropdown>
    </Menu>
  )
}
