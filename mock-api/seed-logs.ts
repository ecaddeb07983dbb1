import { createRandom, uuid } from './random.ts'
import { ORDERS, USER_ID, WEBHOOKS } from './seed-ids.ts'
import { orderItems } from './seed-order-items.ts'
import { priceOrder } from './seed-order-price.ts'
import type { OrderBook, OrderRow } from './seed-orders.ts'
import { MINUTE, instant } from './seed-time.ts'

export type Webhook = { id: string; url: string; isReliable: boolean }

/** One delivery attempt; its texts are generated when read. */
export type LogRow = {
  id: string
  dateCreated: string
  webhook: Webhook
  retryCount: number
  responseCode: number | null
  order: OrderRow
}

export const webhooks: readonly (readonly Webhook[])[] = [
  [
    { id: WEBHOOKS.orders, url: 'https://hooks.halden.software/orders', isReliable: true },
    { id: WEBHOOKS.crm, url: 'https://crm.halden.software/in/sale?team=eu', isReliable: false },
  ],
  [{ id: uuid('webhook', 1), url: 'https://tundratype.fi/hooks/sold', isReliable: false }],
  [],
]

/** Seconds after the order at which a failing delivery is retried. */
const SCHEDULE = [43, 74, 180, 400]
const silent = new Set<string | null>(['PENDING', 'VOIDED', null])

export function deliveriesOf(storeIndex: number, order: OrderRow, now: number): LogRow[] {
  if (silent.has(order.status)) return []
  return webhooks[storeIndex]!.flatMap((webhook) => {
    const outcomes = webhook.isReliable ? [200] : outcomesOf(order)
    return outcomes.map((responseCode, retryCount) => ({
      id: uuid('log', webhook.id, order.id, retryCount),
      dateCreated: instant(Date.parse(order.dateCreated) + SCHEDULE[retryCount]! * 1000),
      webhook,
      retryCount,
      responseCode,
      order,
    }))
  }).filter(({ dateCreated }) => Date.parse(dateCreated) <= now)
}

export function logRecord(log: LogRow, book: OrderBook) {
  return {
    id: log.id,
    dateCreated: log.dateCreated,
    url: log.webhook.url,
    signature: `canary-signature-${log.id.slice(0, 8)}`,
    requestBody: requestBody(log, book),
    retryCount: log.retryCount,
    responseCode: log.responseCode,
    responseBody: responseBody(log),
    webhookId: log.webhook.id,
    userId: USER_ID,
    userAgent: 'StoreHooks/2.4',
    orderId: log.order.id,
  }
}

function outcomesOf(order: OrderRow): (number | null)[] {
  if (order.id === ORDERS.complete) return [502, 200]
  if (order.id === ORDERS.chargeback) return [502, 502, 502, 502]
  const random = createRandom('outcomes', order.id)
  if (random.chance(0.72)) return [random.pick([200, 200, 200, 204, 202])]
  const failure = random.pick([502, 500, 503, 429, 404, null])
  if (random.chance(0.25)) return [failure, failure, failure, failure]
  return random.chance(0.6) ? [failure, 200] : [failure, random.pick([500, 502]), 200]
}

function requestBody({ order, webhook }: LogRow, book: OrderBook) {
  const plan = book.planOf(order.index)
  if (!plan) return ''
  if (!webhook.isReliable && createRandom('body', order.id).chance(0.15)) {
    return `event=order.updated&order=${order.id}&status=${order.status}&amount=${order.amount}`
  }
  return JSON.stringify({
    id: order.id,
    status: order.status,
    gateway: order.gateway,
    currencyCode: order.currencyCode,
    amount: order.amount,
    amountPaid: order.amountPaid,
    customer: { emailAddress: order.customerEmail, countryCode: plan.customer.country },
    items: orderItems(order, priceOrder(plan)).map(
      ({ productName, variantName, quantity, lineTotal }) => ({
        productName,
        variantName,
        quantity,
        lineTotal,
      }),
    ),
    affiliateId: null,
    sentAt: instant(Date.parse(order.dateCreated) + MINUTE / 2),
  })
}

function responseBody({ responseCode, webhook, id }: LogRow): string | null {
  switch (responseCode) {
    case 200:
      return webhook.isReliable ? '{"received":true}' : `ok ${id.slice(0, 6)}`
    case 202:
      return '{"queued":true,"position":3}'
    case 429:
      return '{"error":"rate_limited","retry_after":30}'
    case 404:
      return 'no such hook'
    case 500:
      return '{"error":{"type":"internal","trace":["sale.create","customer.merge"]}}'
    case 502:
    case 503:
      return `<html><head><title>${responseCode}</title></head><body><center><h1>${responseCode} Bad gateway</h1></center><hr><center>edge-3</center></body></html>`
    default:
      return responseCode === null ? null : ''
  }
}
