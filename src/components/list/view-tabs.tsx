import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Icon, type IconName } from '#components/controls/icons.tsx'
import { PlainLink } from '#components/controls/plain-link.tsx'
import { Tag } from '#components/values/tag.tsx'
import styles from './view-tabs.module.css'

export type ViewTab = {
  label: string
  /** Hidden if zero or unknown. */
  count?: number
  icon?: IconName
  /** In words, for a dot beside the label. */
  mark?: string
  search: Record<string, unknown>
  current: boolean
  /** A button behind the label. */
  menu?: ReactNode
}

type ViewTabsProps = {
  label: string
  tabs: readonly ViewTab[]
  state?: LinkProps['state']
  ref?: Ref<HTMLElement>
  /** Behind the last tab. */
  children?: ReactNode
}

/** Links, because a view is an address. */
export function ViewTabs({ label, tabs, state, ref, children }: ViewTabsProps) {
  return (
    <nav ref={ref} className={styles.tabs} aria-label={label}>
      {tabs.map(({ label: words, count, icon, mark, search, current, menu }) => (
        <span key={words} className={styles.tab} data-current={current || undefined}>
          <PlainLink
            className={styles.link}
            to="."
            state={state}
            search={(before: Record<string, unknown>) => ({
              ...before,
              ...search,
              page: undefined,
              peek: undefined,
            })}
            aria-current={current ? 'true' : undefined}
          >
            {icon && <Icon name={icon} size={13} />}
            <span className={styles.words}>{words}</span>
            {mark && (
              <span className={styles.mark} title={mark}>
                <span className="sr-only">{mark}</span>
              </span>
            )}
            {Boolean(count) && <Tag>{formatNumber(count ?? 0)}</Tag>}
          </PlainLink>
          {menu}
        </span>
      ))}
      {children}
    </nav>
  )
}
