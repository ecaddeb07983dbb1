import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { t } from '#base/language/words.ts'
import { Card } from '#components/page/card.tsx'
import { useFirstOf } from '#components/text/first-of.tsx'
import { Money } from '#components/values/money.tsx'
import { safeUrl } from '#base/text/safe-url.ts'
import { Timeline } from '#components/charts/timeline.tsx'
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
