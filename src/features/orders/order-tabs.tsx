import '@mantine/core/styles/Tabs.css'
// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { Mantine } from '#components/controls/mantine.tsx'
import type { OrderTab } from '#model/records/orders/order-summary.ts'
import styles from './order-tabs.module.css'

type OrderTabsProps = {
  tab: OrderTab
  onTab: (tab: OrderTab) => void
  parts: Record<OrderTab | 'raw', ReactNode>
}

const labels: Record<OrderTab, string> = {
  order: 'Order',
  delivery: 'Delivered',
  customer: 'Customer',
  risk: 'Risk',
  activity: 'Activity',
  record: 'Record',
}
/** Facts have a margin of their own; the page of risks brings all of its own. */
const classes: Partial<Record<OrderTab, string>> = {
  customer: styles.facts,
  risk: styles.own,
  record: styles.facts,
}
const tabs = Object.keys(labels) as OrderTab[]

/** On a phone one part of the order at a time, so that each fits a screen or two. */
export function OrderTabs({ tab, onTab, parts }: OrderTabsProps) {
  return (
    <Mantine>
      <Tabs value={tab} onChange={(chosen) => onTab(chosen as OrderTab)} keepMounted={false}>
        <Tabs.List className={styles.list} aria-label="Parts of the order">
          {tabs.map((each) => (
            <Tabs.Tab key={each} value={each} className={styles.tab}>
              {labels[each]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((each) => (
          <Tabs.Panel key={each} value={each} className={classes[each] ?? styles.cards}>
            {parts[each]}
            {each === 'record' && parts.raw}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Mantine>
  )
}
