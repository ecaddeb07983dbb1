import { Link, type LinkProps, useLocation } from '@tanstack/react-router'
import { formatNumber } from '#base/money-format.ts'
import { Tag } from './tag.tsx'
import styles from './view-tabs.module.css'

type ViewTab = {
  label: string
  /** Hidden if zero or unknown. */
  count?: number
  search: Record<string, unknown>
  current: boolean
}

type ViewTabsProps = { label: string; tabs: ViewTab[]; state?: LinkProps['state'] }

/** Links, because a view is an address. */
export function ViewTabs({ label, tabs, state }: ViewTabsProps) {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ label: words, count, search, current }) => (
        <Link
          key={words}
          className={styles.tab}
          to={pathname}
          state={state}
          search={(before: Record<string, unknown>) => ({ ...before, ...search, page: undefined })}
          aria-current={current ? 'true' : undefined}
          activeProps={{ className: '' }}
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {words}
          {Boolean(count) && <Tag>{formatNumber(count ?? 0)}</Tag>}
        </Link>
      ))}
    </nav>
  )
}
