import { Menu } from '@mantine/core'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { Mantine } from '#components/controls/mantine.tsx'
import { FloatingAnchor } from './floating-panel.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import styles from './sheet.module.css'

const veil = { color: 'var(--c-veil)', backgroundOpacity: 1 }

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
  const isPhone = useIsPhone()
  const [opener] = useState(() => document.activeElement as HTMLElement | null)
  // With `returnFocus` off, closing without a choice would lose the focus.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) opener?.focus()
    },
    [opener],
  )
  return (
    <Mantine>
      <Menu
        opened
        onClose={onClose}
        position={position}
        width={width}
        returnFocus={returnFocus}
        withinPortal
        withInitialFocusPlaceholder={false}
        withOverlay={isPhone}
        overlayProps={veil}
      >
        <Menu.Target>
          <FloatingAnchor />
        </Menu.Target>
        <Menu.Dropdown aria-label={label} className={styles.sheet}>
          <div className={styles.title} aria-hidden>
            {label}
          </div>
          {/* Without a boundary of its own, items that still load would hide the whole page. */}
          <Suspense>{children}</Suspense>
        </Menu.Dropdown>
      </Menu>
    </Mantine>
  )
}
