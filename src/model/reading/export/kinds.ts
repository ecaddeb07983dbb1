import type { Page } from '#api/client.ts'
import { readCoupons } from '#api/coupons.ts'
import { readCustomers } from '#api/customers.ts'
import type { Value } from '#api/request.ts'
import { readOrders } from '#api/orders.ts'
import { readOrder } from '#api/order-detail.ts'
import { readReviews } from '#api/reviews.ts'
import { readWebhookLogs } from '#api/webhooks.ts'
import type { Review } from '#api/schemas/reviews.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import type { ListDescription } from '#model/reading/lists/description.ts'
import {
  checksList,
  couponsList,
  customersList,
  ordersList,
  productsList,
  reviewsList,
  webhookLogsList,
} from '#model/reading/lists/lists.ts'
import { matchingReplies } from '#model/records/reviews/rating-counts.ts'
import { matchingDeliveries } from '#model/records/webhooks/deliveries.ts'
import { breakdownShape } from './breakdown.ts'
import { soldTwiceShape, undeliveredShape } from './order-checks.ts'
import { type OrderEntry, ordersShape } from './orders.ts'
import {
  checksShape,
  couponsShape,
  customersShape,
  deliveriesShape,
  productsShape,
  reviewsShape,
} from './others.ts'
import type { ExportShape } from './shape.ts'

type Query = Record<string, Value> & { sort?: string; page?: number; pageSize?: number }

type Identified = { id: string; dateCreated?: string }

export type ExportKind<Record extends Identified, Entry> = {
  shape: ExportShape<Record, Entry>
  list: ListDescription
  /** Undefined for a list that is in memory as a whole. */
  read?: (owner: string, query: Query, signal: AbortSignal) => Promise<Page<Record>>
  /** The parameter that fixes the end of the list, if records may arrive at its top. */
  end?: string
  /** Which rows the list shows, if the platform may send others. */
  ruleOf?: (query: Query) => ((record: Record) => boolean) | undefined
  /** The parameters that the rule is about. */
  flags?: readonly string[]
  detail?: (owner: string, entry: Entry) => Promise<Partial<Entry>>
}

const exportKinds = {
  orders: {
    shape: ordersShape,
    list: ordersList,
    read: readOrders,
    end: 'dateTo',
    detail: async (storeId: string, { order }: OrderEntry) => ({
      detail: await readOrder(storeId, order.id),
    }),
  },
  reviews: {
    shape: reviewsShape,
    list: reviewsList,
    read: readReviews,
    end: 'dateRangeTo',
    flags: ['hasReply'],
    ruleOf: ({ hasReply }: Query) =>
      typeof hasReply === 'boolean'
        ? (review: Review) => matchingReplies(hasReply, [review]).length > 0
        : undefined,
  },
  coupons: { shape: couponsShape, list: couponsList, read: readCoupons },
  customers: {
    shape: customersShape,
    list: customersList,
    read: (storeId: string, query: Query, signal: AbortSignal) =>
      readCustomers(storeId, { ...query, q: String(query['q']) }, signal),
  },
  deliveries: {
    shape: deliveriesShape,
    list: webhookLogsList,
    read: readWebhookLogs,
    end: 'to',
    flags: ['success'],
    ruleOf: ({ success }: Query) =>
      typeof success === 'boolean'
        ? (log: WebhookLog) => matchingDeliveries(success, [log]).length > 0
        : undefined,
  },
  products: { shape: productsShape, list: productsList },
  checks: { shape: checksShape, list: checksList },
  breakdown: { shape: breakdownShape, list: checksList },
  undelivered: { shape: undeliveredShape, list: ordersList },
  soldTwice: { shape: soldTwiceShape, list: checksList },
}

export type ExportKindName = keyof typeof exportKinds

export const exportKind = (name: ExportKindName) =>
  exportKinds[name] as unknown as ExportKind<Identified, unknown>
