import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './segments.module.css'

export type Segment = {
  /** What it is called; also what is shown, unless `children` are. */
  label: string
  children?: ReactNode
  /** What it sets of the search of this page; the rest stays. */
  search: Record<string, unknown>
  current: boolean
}

/** A few choices of which one holds. Each is a link, since what is chosen is in the address. */
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
