import type { DeliveredItem, OrderDetail, OrderRecord } from '#api/schemas/order-detail.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { commaList } from '#base/language/lists.ts'
import { plural, t } from '#base/language/words.ts'
import { comparing } from '#base/numbers/compare.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { withinSentence } from '#base/text/within-sentence.ts'
import { type StatusTone, statusTone } from '#base/text/status-tone.ts'
import { instantOf, newestFirst } from '#base/time/by-time.ts'
import { isNothingPaid } from './paid.ts'

export type OrderEvent = {
  id: string
  /** The time as the record states it; it is never estimated. */
  time: string | undefined
  mark?: StatusTone
  text: string
  detail?: string
  amount?: number
}

export function orderEvents(detail: OrderDetail): OrderEvent[] {
  return inTurn([...recordEvents(detail), ...webhookEvents(detail.order, detail.logs)])
}

/** All but the webhooks, for where these have a list of their own. */
export function recordEvents({ order }: OrderDetail): OrderEvent[] {
  return inTurn([...paymentEvents(order), ...deliveryEvents(order), ...checkoutEvents(order)])
}

const inTurn = (events: OrderEvent[]) =>
  events.toSorted(comparing(({ time }) => instantOf(time), true))

function checkoutEvents(order: OrderRecord): OrderEvent[] {
  const { coupon, affiliateDiscount, cartRecoverySentAt } = order
  const events: OrderEvent[] = []
  if (affiliateDiscount) {
    const time = affiliateDiscount.dateCreated
    events.push({ id: 'affiliate-discount', time, text: t`Affiliate discount applied` })
  }
  if (coupon) {
    const text = coupon.code ? t`Coupon ${coupon.code} applied` : t`Coupon applied`
    events.push({ id: 'coupon', time: coupon.dateCreated, text })
  }
  events.push({ id: 'order', time: order.dateCreated, text: t`Order created` })
  if (cartRecoverySentAt) {
    events.push({
      id: 'cart-recovery',
      time: cartRecoverySentAt,
      text: t`Cart recovery email sent`,
    })
  }
  return events
}

/** Some platforms send what was given back below zero. */
export function refundedText({ refund, amountPaid }: OrderRecord): string {
  const amount = Math.abs(refund?.amount ?? Infinity)
  return amount < (amountPaid ?? 0) ? t`Refunded in part` : t`Refunded`
}

function paymentEvents(order: OrderRecord) {
  const { refund, chargeback, gatewayMetadata } = order
  const events: OrderEvent[] = []
  if (refund) {
    const mark = statusTone('refunded')
    events.push({
      id: 'refund',
      time: refund.dateCreated,
      mark,
      text: refundedText(order),
      amount: refund.amount,
    })
  }
  if (chargeback) {
    const words = commaList([chargeback.reason, chargeback.status].filter(Boolean).map(lowerWords))
    events.push({
      id: 'chargeback',
      time: chargeback.dateCreated,
      mark: statusTone('chargeback'),
      text: words ? t`Chargeback: ${words}` : t`Chargeback`,
    })
  }
  if (gatewayMetadata) {
    events.push({
      id: 'payment',
      time: gatewayMetadata.dateCreated,
      text: paymentText(order),
    })
  }
  return events
}

/** A gateway's record alone does not prove a payment: a failed one leaves it, too. */
function paymentText(order: OrderRecord): string {
  const gateway = order.gateway && sentenceCase(order.gateway)
  if (order.amountPaid === undefined) {
    return gateway ? t`Payment recorded by ${gateway}` : t`Payment recorded`
  }
  if (isNothingPaid(order)) return gateway ? t`Payment tried by ${gateway}` : t`Payment tried`
  return gateway ? t`Paid by ${gateway}` : t({ message: 'Paid', context: 'state' })
}

/** Items delivered at the same moment are one event. */
function deliveryEvents({ deliveredItems, isDeliveredManually }: OrderRecord): OrderEvent[] {
  const times = [...new Set(deliveredItems.map(({ dateCreated }) => dateCreated))]
  return times.map((time) => {
    const count = deliveredItems.filter(({ dateCreated }) => dateCreated === time).length
    return {
      id: `delivered-${time}`,
      time,
      mark: statusTone('delivered'),
      text: deliveredText(count, isDeliveredManually),
    }
  })
}

function deliveredText(count: number, isManual: boolean | undefined): string {
  const text = plural(count, { one: '1 item delivered', other: `${count} items delivered` })
  if (isManual === undefined) return text
  return isManual ? t`${text} by hand` : t`${text} automatically`
}

function webhookEvents({ deliveredItems }: OrderRecord, logs: WebhookLog[]): OrderEvent[] {
  return allLogs(logs, deliveredItems).map((log) => ({
    id: `webhook-${log.id}`,
    time: log.dateCreated,
    mark: log.responseCode === undefined ? undefined : statusTone(log.responseCode),
    text: webhookText(log),
    detail: log.url,
  }))
}

/** The deliveries of the order and of its delivered items, without duplicates, newest first. */
export function allLogs(logs: WebhookLog[], deliveredItems: DeliveredItem[]): WebhookLog[] {
  const all = [...logs, ...deliveredItems.flatMap((item) => item.webhookExecutionLog ?? [])]
  const seen = new Set<string>()
  const each = all.filter(({ id }) => {
    const isNew = id === '' || !seen.has(id)
    seen.add(id)
    return isNew
  })
  return each.toSorted(newestFirst)
}

function webhookText({ responseCode, retryCount }: WebhookLog): string {
  if (!responseCode) {
    return retryCount ? t`Webhook got no answer on retry ${retryCount}` : t`Webhook got no answer`
  }
  return retryCount
    ? t`Webhook answered ${responseCode} on retry ${retryCount}`
    : t`Webhook answered ${responseCode}`
}

const lowerWords = (value: string | undefined) => withinSentence(value ?? '')
