import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './segments.module.css'

export type Segment = {
  label: string
  children?: ReactNode
  search: Record<string, unknown>
  current: boolean
}

/** Links, because the address holds the choice. */
export function Segments({ label, segments }: { label: string; segments: Segment[] }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <nav className={styles.segments} aria-label={label}>
      {segments.map(({ label: words, children, search, current }) => (
        <Link
          key={words}
          className={styles.segment}
          to={pathname}
          search={(before: Record<string, unknown>) => ({ ...before, ...search, page: undefined })}
          aria-current={current ? 'true' : undefined}
          aria-label={children ? words : undefined}
          title={children ? words : undefined}
          activeProps={{ className: '' }}
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {children ?? words}
        </Link>
      ))}
    </nav>
  )
}
