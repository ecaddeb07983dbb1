import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'
import { FloatingAnchor } from './floating-anchor.tsx'

type FloatingPanelProps = { label: string; onClose: () => void; children: ReactNode }

export function FloatingPanel({ label, onClose, children }: FloatingPanelProps) {
  return (
    <Popover
      opened
      onChange={(opened) => {
        if (!opened) onClose()
      }}
      position="bottom-start"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <FloatingAnchor />
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>{children}</Popover.Dropdown>
    </Popover>
  )
}
