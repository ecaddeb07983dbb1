import { Popover } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { Mantine } from '#components/controls/mantine.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import styles from './sheet.module.css'
import floatingStyles from './floating.module.css'

const veil = { color: 'var(--c-veil)', backgroundOpacity: 1 }

type FloatingPanelProps = {
  label: string
  position?: 'bottom-start' | 'bottom-end'
  onClose: () => void
  children: ReactNode
}

export function FloatingPanel({
  label,
  position = 'bottom-start',
  onClose,
  children,
}: FloatingPanelProps) {
  const isPhone = useIsPhone()
  return (
    <Mantine>
      <Popover
        opened
        onChange={(opened) => {
          if (!opened) onClose()
        }}
        position={position}
        trapFocus
        returnFocus
        withOverlay={isPhone}
        overlayProps={veil}
      >
        <Popover.Target>
          <FloatingAnchor />
        </Popover.Target>
        <Popover.Dropdown aria-label={label} className={styles.sheet}>
          <div className={styles.title} aria-hidden>
            {label}
          </div>
          {children}
        </Popover.Dropdown>
      </Popover>
    </Mantine>
  )
}

/** Only the position comes from the button, which renders long before the floating code loads. */
export function FloatingAnchor({ ref }: { ref?: Ref<HTMLSpanElement> }) {
  return <span ref={ref} className={floatingStyles.anchor} />
}
