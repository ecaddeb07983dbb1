import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'
import { FloatingAnchor } from './floating-anchor.tsx'

type FloatingPanelProps = { label: string; onClose: () => void; children: ReactNode }

/** A small dialog beside the button that opened it. */
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
