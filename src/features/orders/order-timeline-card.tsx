import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { Card } from '#components/card.tsx'
import { useFirstOf } from '#components/first-of.tsx'
import { Money } from '#components/money.tsx'
import { safeUrl } from '#base/safe-url.ts'
import { Timeline } from '#components/timeline.tsx'
import { type OrderEvent, orderEvents } from '#model/orders/events.ts'
import type { OrderCurrency } from '#model/orders/currency.ts'

type OrderTimelineCardProps = { detail: OrderDetail; currency: OrderCurrency }

/** Every dated event of the order and its sub-records in one list. */
export function OrderTimelineCard({ detail, currency }: OrderTimelineCardProps) {
  const { shown, more } = useFirstOf(orderEvents(detail))
  const entries = shown.map(({ id, time, mark, ...event }) => ({
    id,
    time,
    mark,
    text: <EventText event={event} currency={currency} />,
  }))
  return (
    <Card title="Timeline" padded>
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
