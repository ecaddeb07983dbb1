import type { Page } from '#api/client.ts'
import { readCoupons } from '#api/coupons.ts'
import { readCustomers } from '#api/customers.ts'
import type { Value } from '#api/request.ts'
import { readOrders } from '#api/orders.ts'
import { readOrder } from '#api/order-detail.ts'
import { readReviews } from '#api/reviews.ts'
import { readWebhookLogs } from '#api/webhooks.ts'
import { checksShape } from './checks.ts'
import { type OrderEntry, ordersShape } from './orders.ts'
import { couponsShape, customersShape, deliveriesShape, reviewsShape } from './others.ts'
import { productsShape } from './products.ts'
import type { ExportShape } from './shape.ts'

type Query = Record<string, Value> & { sort?: string; page?: number; pageSize?: number }

type Identified = { id: string; dateCreated?: string }

export type ExportKind<Record extends Identified, Entry> = {
  shape: ExportShape<Record, Entry>
  /** Undefined for a list that is in memory as a whole. */
  read?: (owner: string, query: Query, signal: AbortSignal) => Promise<Page<Record>>
  /** The parameter that fixes the end of the list, if records may arrive at its top. */
  end?: string
  detail?: (owner: string, entry: Entry) => Promise<Partial<Entry>>
}

const exportKinds = {
  orders: {
    shape: ordersShape,
    read: readOrders,
    end: 'dateTo',
    detail: async (storeId: string, { order }: OrderEntry) => ({
      detail: await readOrder(storeId, order.id),
    }),
  },
  reviews: { shape: reviewsShape, read: readReviews, end: 'dateRangeTo' },
  coupons: { shape: couponsShape, read: readCoupons },
  customers: {
    shape: customersShape,
    read: (storeId: string, query: Query, signal: AbortSignal) =>
      readCustomers(storeId, { ...query, q: String(query['q']) }, signal),
  },
  deliveries: { shape: deliveriesShape, read: readWebhookLogs, end: 'to' },
  products: { shape: productsShape },
  checks: { shape: checksShape },
}

export type ExportKindName = keyof typeof exportKinds

export const exportKind = (name: ExportKindName) =>
  exportKinds[name] as unknown as ExportKind<Identified, unknown>
