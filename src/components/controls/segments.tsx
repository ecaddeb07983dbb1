import type { ReactNode } from 'react'
import { formatNumber } from '#base/numbers/money-format.ts'
import { PlainLink } from './plain-link.tsx'
import styles from './segments.module.css'

export type Segment = {
  label: string
  children?: ReactNode
  count?: number
  search: Record<string, unknown>
  current: boolean
}

/** Links, because the address holds the choice. */
export function Segments({ label, segments }: { label: string; segments: Segment[] }) {
  return (
    <nav className={styles.segments} aria-label={label}>
      {segments.map(({ label: words, children, count, search, current }) => (
        <PlainLink
          key={words}
          className={styles.segment}
          to="."
          search={(before: Record<string, unknown>) => ({ ...before, ...search, page: undefined })}
          aria-current={current ? 'true' : undefined}
          aria-label={children ? words : undefined}
          title={children ? words : undefined}
        >
          {children ?? words}
          {count !== undefined && <span className="quiet">{formatNumber(count)}</span>}
        </PlainLink>
      ))}
    </nav>
  )
}
