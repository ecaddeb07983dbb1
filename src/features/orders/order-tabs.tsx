import type { ReactNode } from 'react'
import { labels, t } from '#base/language/words.ts'
import { PartTabs } from '#components/page/part-tabs.tsx'
import type { OrderTab, SummaryCell } from '#model/records/orders/order-summary.ts'
import styles from './order-view.module.css'
import { ViewTabs } from '#components/list/view-tabs.tsx'
import { withListOrigin } from '#model/hooks/use-list-origin.ts'
import { StatusGlyph } from '#components/values/status-glyph.tsx'

type OrderTabsProps = {
  tab: OrderTab
  onTab: (tab: OrderTab) => void
  /** How many things there are to check. */
  risks: number | undefined
  parts: Record<OrderTab | 'raw', ReactNode>
}

/** On a phone one part of the order at a time, so that each fits a screen or two. */
export function OrderTabs({ tab, onTab, risks, parts }: OrderTabsProps) {
  const { cards, tabsFacts } = styles
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
        customer: { label: labels.customer, className: tabsFacts, content: parts.customer },
        risk: { label: t`Risk`, count: risks, content: parts.risk },
        activity: { label: t`Activity`, className: cards, content: parts.activity },
        record: { label: t`Record`, className: tabsFacts, content: record },
      }}
    />
  )
}

/** `risks`: how many things there are to check. */
export const OrderViews = ({ isRisk, risks }: { isRisk: boolean; risks?: number }) => (
  <ViewTabs
    label={t`Views of the order`}
    state={withListOrigin}
    tabs={[
      { label: t`Order`, search: { show: undefined }, current: !isRisk },
      { label: t`Risk`, count: risks, search: { show: 'risk' }, current: isRisk },
    ]}
  />
)

type OrderStripProps = { cells: SummaryCell[]; onOpen: (tab: OrderTab) => void }

export function OrderStrip({ cells, onOpen }: OrderStripProps) {
  return (
    <ul className={styles.strip} data-off-paper aria-label={t`In short`}>
      {cells.map(({ tab, as, title, text }) => (
        <li key={title}>
          <button type="button" className={styles.cell} onClick={() => onOpen(tab)}>
            <StatusGlyph {...as} />
            <span className="stack shrinks breaks">
              <span className={styles.title} data-tone={as.tone}>
                {title}
              </span>
              <span className="small quiet">{text}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
