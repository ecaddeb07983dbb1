import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { t } from '#base/language/words.ts'
import { Card } from '#components/page/card.tsx'
import { useFirstOf } from '#components/text/first-of.tsx'
import { Money } from '#components/values/money.tsx'
import { safeUrl } from '#base/text/safe-url.ts'
import type { ReactNode } from 'react'
import { DateTime } from '#components/values/date-time.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import type { StatusTone } from '#base/text/status-tone.ts'
import styles from './order-view.module.css'
import { type OrderEvent, recordEvents } from '#model/records/orders/events.ts'
import type { OrderCurrency } from '#model/records/orders/currency.ts'

type OrderTimelineCardProps = { detail: OrderDetail; currency: OrderCurrency }

/** Every dated event of the order and its sub-records but the webhooks, which stand above. */
export function OrderTimelineCard({ detail, currency }: OrderTimelineCardProps) {
  const { shown, more } = useFirstOf(recordEvents(detail))
  const entries = shown.map(({ id, time, mark, ...event }) => ({
    id,
    time,
    mark,
    text: <EventText event={event} currency={currency} />,
  }))
  return (
    <Card title={t`Timeline`} padded>
      <Timeline entries={entries} />
      {more}
    </Card>
  )
}

type EventTextProps = {
  event: Pick<OrderEvent, 'text' | 'detail' | 'amount'>
  currency: OrderCurrency
}

function EventText({ event: { text, detail, amount }, currency }: EventTextProps) {
  return (
    <>
      <bdi>{text}</bdi>
      {amount !== undefined && (
        <>
          {' '}
          <Money amount={amount} currency={currency.code} assumed={currency.isAssumed} />
        </>
      )}
      {detail && (
        <>
          {' '}
          <bdi className="mono quiet">{safeUrl(detail)?.host ?? detail}</bdi>
        </>
      )}
    </>
  )
}

type TimelineEntry = {
  id: string
  time: string | undefined
  mark?: StatusTone
  text: ReactNode
}

const dot: StatusTone = { glyph: 'dot', tone: 'neutral' }

function Timeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol>
      {entries.map(({ id, time, mark = dot, text }) => (
        <li key={id} className={styles.entry}>
          <span className={styles.mark}>
            <StatusGlyph glyph={mark.glyph} tone={mark.tone} />
          </span>
          <span className="breaks">{text}</span>
          <span className={styles.timelineTime}>
            <DateTime value={time} precise />
          </span>
        </li>
      ))}
    </ol>
  )
}
