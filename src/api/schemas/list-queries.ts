import * as z from 'zod/mini'
import {
  INT32_MAX,
  flagParameter,
  integerParameter,
  listQueryFields,
  numberParameter,
  textParameter,
} from './list-query.ts'

/*
 * What the addresses of the list pages may say: the filters of each list under our own names, with
 * `sort`, `page` and `pageSize`. They stand apart from the records, because the router needs them
 * before any page is loaded.
 */

/** The address of the orders page. Dates are instants, plain dates or relative ("today-6d"). */
export const OrderListQuery = z.object({
  status: textParameter,
  gateway: textParameter,
  email: textParameter,
  chat: textParameter,
  dateFrom: textParameter,
  dateTo: textParameter,
  ...listQueryFields,
})
export type OrderListQuery = z.infer<typeof OrderListQuery>

export const ReviewListQuery = z.object({
  rating: integerParameter(1, 5),
  emailAddress: textParameter,
  hasReply: flagParameter,
  dateRangeFrom: textParameter,
  dateRangeTo: textParameter,
  ...listQueryFields,
})
export type ReviewListQuery = z.infer<typeof ReviewListQuery>

/** The address of the products page; the whole catalogue is filtered and sorted in the browser. */
export const ProductListQuery = z.object({
  q: textParameter,
  category: textParameter,
  delivery: textParameter,
  stock: z.catch(z.optional(z.enum(['out', 'low', 'in'])), undefined),
  bestSeller: flagParameter,
  sort: listQueryFields.sort,
})
export type ProductListQuery = z.infer<typeof ProductListQuery>

/** The address of the form for a new variant: which one it begins as a copy of. */
export const VariantFormQuery = z.object({ from: textParameter })

const int32 = integerParameter(-INT32_MAX - 1)

export const CouponListQuery = z.object({
  q: textParameter,
  usesFrom: int32,
  usesTo: int32,
  maximumUsesFrom: int32,
  maximumUsesTo: int32,
  percentageFrom: numberParameter,
  percentageTo: numberParameter,
  amountFrom: numberParameter,
  amountTo: numberParameter,
  isEnabled: flagParameter,
  ...listQueryFields,
})
export type CouponListQuery = z.infer<typeof CouponListQuery>

export const CustomerListQuery = z.object({
  q: textParameter,
  email: textParameter,
  ipAddress: textParameter,
  balanceFrom: numberParameter,
  balanceTo: numberParameter,
  processorCustomerId: textParameter,
  affiliateCode: textParameter,
  ...listQueryFields,
})
export type CustomerListQuery = z.infer<typeof CustomerListQuery>

export const WebhookLogListQuery = z.object({
  responseCode: integerParameter(-2_147_483_648),
  success: flagParameter,
  from: textParameter,
  to: textParameter,
  /** The delivery that is open; it is not sent. */
  log: textParameter,
  ...listQueryFields,
})
export type WebhookLogListQuery = z.infer<typeof WebhookLogListQuery>
