import * as z from 'zod/mini'
import type { OperationId } from '#api/operations.ts'
import { Category, CategoryReference } from '#api/schemas/categories.ts'
import { Coupon } from '#api/schemas/coupons.ts'
import { Customer, CustomerSearchItem } from '#api/schemas/customers.ts'
import { Order } from '#api/schemas/orders.ts'
import { OrderDetail, Refund } from '#api/schemas/order-detail.ts'
import { ProcessorOptions } from '#api/schemas/processors.ts'
import { Product, ProductReference, Variant } from '#api/schemas/products.ts'
import { Review } from '#api/schemas/reviews.ts'
import { Store } from '#api/schemas/store.ts'
import { Ticket } from '#api/schemas/tickets.ts'
import { NamedUserFields } from '#api/schemas/user.ts'
import { WebhookLog } from '#api/schemas/webhooks.ts'
import {
  CATEGORY,
  COUPON,
  CUSTOMER,
  ORDERS,
  PRODUCT,
  STORES,
  TICKET_ID,
  VARIANT,
  WEBHOOKS,
} from '../../mock-api/seed-ids.ts'
import { WRITTEN } from '../matrix/write-targets.ts'

const storeId = STORES.software.id
const store = `/stores/${storeId}`

/** An operation's answer, and the pages that together show every field of it. */
export type Answer = {
  op: OperationId
  schema: z.ZodMiniType
  /** Values that the pages depend on, by path. */
  fixed?: Record<string, unknown>
  /** Maps each address to a text that appears with the answer; empty for a write. */
  pages: Record<string, string>
}

const User = z.object({
  ...NamedUserFields.shape,
  cardlaneEnabled: z.boolean(),
  cardlaneOptions: ProcessorOptions,
})

const row = 'tbody tr a'
const card = 'main h2'
const titled = (words: string) => `h2:has-text("${words}")`

/** Lists answer with one row. */
export const lists: Answer[] = [
  { op: 'listOrders', schema: Order, pages: { [`${store}/orders`]: row } },
  { op: 'listReviews', schema: Review, pages: { [`${store}/reviews`]: row } },
  {
    op: 'listCoupons',
    schema: Coupon,
    pages: { [`${store}/coupons`]: row },
  },
  { op: 'searchCoupons', schema: Coupon, pages: { [`${store}/coupons?q=a`]: row } },
  {
    op: 'listAllProducts',
    schema: ProductReference,
    fixed: { id: PRODUCT.id },
    pages: {
      [`${store}/products`]: row,
      [`${store}/products/${PRODUCT.id}`]: titled('Storefront'),
    },
  },
  {
    op: 'listAllCategories',
    schema: CategoryReference,
    pages: { [`${store}/categories`]: row },
  },
  {
    op: 'searchCustomers',
    schema: CustomerSearchItem,
    pages: { [`${store}/customers?q=a`]: row },
  },
  {
    op: 'listWebhookLogs',
    schema: WebhookLog,
    fixed: { id: ORDERS.plain, webhookId: WEBHOOKS.crm },
    pages: { [`/webhooks/${WEBHOOKS.crm}/logs?log=${ORDERS.plain}`]: row },
  },
]

export const records: Answer[] = [
  {
    op: 'getOrder',
    schema: OrderDetail,
    fixed: { 'order.id': ORDERS.complete, 'order.storeId': storeId, storeId },
    pages: {
      [`${store}/orders/${ORDERS.complete}?show=risk`]: card,
      [`${store}/orders/${ORDERS.complete}`]: card,
    },
  },
  {
    op: 'getCoupon',
    schema: Coupon,
    fixed: { id: COUPON.id, storeId },
    pages: { [`${store}/coupons/${COUPON.id}`]: card },
  },
  {
    op: 'getProduct',
    schema: Product,
    fixed: { id: PRODUCT.id, storeId },
    pages: { [`${store}/products/${PRODUCT.id}`]: card },
  },
  {
    op: 'getProductBySlug',
    schema: Product,
    fixed: { id: PRODUCT.id, storeId, slug: PRODUCT.slug },
    pages: { [`${store}/products/slug/${PRODUCT.slug}`]: card },
  },
  {
    op: 'getCategory',
    schema: Category,
    fixed: { id: CATEGORY.id, storeId },
    pages: { [`${store}/categories/${CATEGORY.id}`]: card },
  },
  {
    op: 'getCustomer',
    schema: Customer,
    fixed: { id: CUSTOMER.id, 'tickets[].id': TICKET_ID, 'tickets[].customerId': CUSTOMER.id },
    pages: {
      [`${store}/customers/${CUSTOMER.id}`]: card,
      [`${store}/customers/${CUSTOMER.id}/tickets/${TICKET_ID}`]: '[aria-label="Messages"]',
    },
  },
  {
    op: 'getUser',
    schema: User,
    fixed: { 'stores[].id': storeId },
    pages: {
      '/account': card,
      '/account?view=keys': `main:not(:has(${titled('Stores')})) ${titled('API keys')}`,
      '/processors?processor=cardlane': titled('Payment processors'),
      '/account?view=integrations': `main:not(:has(${titled('Payment')})) h2`,
      '/account?view=reports': titled('Error reports'),
      '/account?view=registration': titled('Registration'),
      [`${store}/settings`]: titled('Branding'),
    },
  },
]

const counted = (length: number) => Array.from({ length }, () => 0)

/** Answers to writes show where the write was made. */
export const written: Answer[] = [
  { op: 'refundOrder', schema: Refund, fixed: { orderId: ORDERS.plain }, pages: {} },
  { op: 'createVariant', schema: Variant, pages: {} },
  { op: 'deleteVariant', schema: Variant, fixed: { id: VARIANT.id }, pages: {} },
  {
    op: 'replyTicket',
    schema: Ticket,
    fixed: { id: TICKET_ID, 'entries[].message': WRITTEN },
    pages: {},
  },
  {
    op: 'updateStore',
    schema: Store,
    fixed: {
      id: storeId,
      products: counted(2001),
      coupons: counted(2005),
    },
    pages: {},
  },
]
