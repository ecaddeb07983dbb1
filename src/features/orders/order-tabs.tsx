import type { ReactNode } from 'react'
import { labels, t } from '#base/language/words.ts'
import { PartTabs } from '#components/page/part-tabs.tsx'
import type { OrderTab } from '#model/records/orders/order-summary.ts'
import styles from './order-tabs.module.css'

type OrderTabsProps = {
  tab: OrderTab
  onTab: (tab: OrderTab) => void
  parts: Record<OrderTab | 'raw', ReactNode>
}

/** On a phone one part of the order at a time, so that each fits a screen or two. */
export function OrderTabs({ tab, onTab, parts }: OrderTabsProps) {
  const { cards, facts } = styles
  const record = (
    <>
      {parts.record}
      {parts.raw}
    </>
  )
  return (
    <PartTabs
      label={t`Parts of the order`}
      tab={tab}
      onTab={onTab}
      parts={{
        order: { label: t`Order`, className: cards, content: parts.order },
        delivery: { label: t`Delivered`, className: cards, content: parts.delivery },
        // Facts have a margin of their own; the page of risks brings all of its own.
        customer: { label: labels.customer, className: facts, content: parts.customer },
        risk: { label: t`Risk`, content: parts.risk },
        activity: { label: t`Activity`, className: cards, content: parts.activity },
        record: { label: t`Record`, className: facts, content: record },
      }}
    />
  )
}
