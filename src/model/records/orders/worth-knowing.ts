import type { OrderDetail } from '#api/schemas/order-detail.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { labelled } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { instantOf } from '#base/time/by-time.ts'
import { isDelivered } from '#model/records/webhooks/deliveries.ts'
import { allLogs, type OrderEvent, orderEvents } from './events.ts'
import { type OrdersByEmail, riskFacts } from './risk.ts'

export function worthKnowing(detail: OrderDetail, byEmail: OrdersByEmail): OrderEvent[] {
  const events = orderEvents(detail)
  const reversals = events.filter(({ id }) => id === 'chargeback' || id === 'refund')
  return [...reversals, ...lastFailure(detail, events), ...oddFacts(detail, byEmail)]
}

function lastFailure({ logs, order }: OrderDetail, events: OrderEvent[]): OrderEvent[] {
  const all = allLogs(logs, order.deliveredItems)
  for (const event of events) {
    const failed = all.find((log) => `webhook-${log.id}` === event.id && !isDelivered(log))
    if (!failed) continue
    const isMended = all.some((log) => isDelivered(log) && isLaterTry(log, failed))
    return isMended
      ? [
          {
            ...event,
            mark: { glyph: 'triangle', tone: 'warning' },
            text: t`${event.text}, delivered since`,
          },
        ]
      : [{ ...event, mark: { glyph: 'cross', tone: 'danger' } }]
  }
  return []
}

const isLaterTry = (log: WebhookLog, failed: WebhookLog) =>
  (log.webhookId ?? log.url) === (failed.webhookId ?? failed.url) &&
  (instantOf(log.dateCreated) ?? 0) >= (instantOf(failed.dateCreated) ?? Infinity)

function oddFacts(detail: OrderDetail, byEmail: OrdersByEmail): OrderEvent[] {
  return riskFacts(detail, byEmail)
    .flatMap(({ facts }) => facts)
    .filter(({ warns }) => warns)
    .map(({ label, text, warns = 'warning' }) => ({
      id: label,
      time: undefined,
      mark: { glyph: 'triangle', tone: warns },
      text: labelled(label, text ?? ''),
    }))
}
