import { Popover } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import styles from './filter.module.css'
import { Icon } from './icons.tsx'

type FilterChipProps = {
  label: string
  /** "is", "contains", "between"; read together: "Gateway is Cardlane". */
  operator: string
  /** In words; undefined while the filter is being set for the first time. */
  value: string | undefined
  title?: string
  onRemove: () => void
  /** Opens its editor at once: the filter has just been added. */
  isNew?: boolean
  /** The editor was closed; a new filter without a value goes with it. */
  onClose?: () => void
  /** The editor, given a way to close itself. */
  children: (close: () => void) => ReactNode
}

export function FilterChip({
  label,
  operator,
  value,
  title,
  onRemove,
  isNew = false,
  onClose,
  children,
}: FilterChipProps) {
  const [isOpen, setIsOpen] = useState(isNew)

  function change(open: boolean) {
    setIsOpen(open)
    if (!open) onClose?.()
  }
  return (
    <Popover opened={isOpen} onChange={change} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <span className={styles.chip} data-open={isOpen || undefined}>
          <button
            type="button"
            className={styles.body}
            title={title}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => change(!isOpen)}
          >
            {label} {operator} <b>{value ?? '…'}</b>
          </button>
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove filter: ${label}`}
            title="Remove filter"
            onClick={onRemove}
          >
            <Icon name="close" size={12} />
          </button>
        </span>
      </Popover.Target>
      <Popover.Dropdown aria-label={`${label} ${operator}`}>
        {children(() => change(false))}
      </Popover.Dropdown>
    </Popover>
  )
}
