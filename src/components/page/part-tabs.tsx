import '@mantine/core/styles/Tabs.css'
// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { Tabs } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Mantine } from '#components/controls/mantine.tsx'
import { Tag } from '#components/values/tag.tsx'
import styles from './part-tabs.module.css'

type Part = { label: string; count?: number; className?: string; content: ReactNode }

type PartTabsProps<Tab extends string> = {
  label: string
  parts: Readonly<Partial<Record<Tab, Part>>>
  tab: Tab
  onTab: (tab: Tab) => void
}

/** One part of a record at a time. */
export function PartTabs<Tab extends string>({ label, parts, tab, onTab }: PartTabsProps<Tab>) {
  const tabs = Object.keys(parts) as Tab[]
  return (
    <Mantine>
      <Tabs
        className={styles.tabs}
        value={tab}
        onChange={(chosen) => onTab(chosen as Tab)}
        keepMounted={false}
      >
        <Tabs.List className={styles.list} aria-label={label}>
          {tabs.map((each) => (
            <Tabs.Tab
              key={each}
              value={each}
              className={styles.tab}
              rightSection={parts[each]?.count && <Tag>{formatNumber(parts[each].count)}</Tag>}
            >
              {parts[each]?.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((each) => (
          <Tabs.Panel key={each} value={each} className={parts[each]?.className}>
            <Suspense>{parts[each]?.content}</Suspense>
          </Tabs.Panel>
        ))}
      </Tabs>
    </Mantine>
  )
}
