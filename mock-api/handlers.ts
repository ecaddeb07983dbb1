import type { OperationId } from '#api/operations.ts'
import type { Handler } from './call.ts'
import { getCategory, listAllCategories } from './routes-categories.ts'
import { getCoupon, listCoupons, searchCoupons } from './routes-coupons.ts'
import { getCustomer, searchCustomers } from './routes-customers.ts'
import { getOrder, listOrders, refundOrder } from './routes-orders.ts'
import {
  createVariant,
  deleteVariant,
  getProduct,
  getProductBySlug,
  listAllProducts,
} from './routes-products.ts'
import { listReviews } from './routes-reviews.ts'
import { updateStore } from './routes-store.ts'
import { replyTicket } from './routes-tickets.ts'
import { getUser } from './routes-user.ts'
import { listWebhookLogs } from './routes-webhooks.ts'

/** The type demands a handler for all twenty. */
export const handlers: Record<OperationId, Handler> = {
  listOrders,
  getOrder,
  refundOrder,
  listReviews,
  listCoupons,
  searchCoupons,
  getCoupon,
  getProduct,
  getProductBySlug,
  listAllProducts,
  createVariant,
  deleteVariant,
  getCategory,
  listAllCategories,
  getCustomer,
  searchCustomers,
  replyTicket,
  updateStore,
  getUser,
  listWebhookLogs,
}
