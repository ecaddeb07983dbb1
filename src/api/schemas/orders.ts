import * as z from 'zod/mini'
import { list, number, one, record, text } from './fields.ts'

export const OrderItem = z.object({
  ...record,
  storeId: text,
  orderId: text,
  productName: text,
  productId: text,
  variantId: text,
  variantName: text,
  amount: number,
  lineTotal: number,
  additionalFeePercentage: number,
  additionalFeeAmount: number,
  additionalFixedFeeAmount: number,
  volumeDiscountAmount: number,
  volumeDiscountValue: number,
  volumeDiscountTierQuantity: number,
  quantity: number,
  customIntervalDays: number,
})
export type OrderItem = z.infer<typeof OrderItem>

/** `couponId` is the coupon; `id` is its use on this order. */
export const OrderCoupon = z.object({
  ...record,
  netDecrease: number,
  code: text,
  couponId: text,
  percentageDecrease: number,
})

export const Order = z.object({
  ...record,
  items: list(OrderItem),
  gateway: text,
  customerEmail: text,
  status: text,
  currencyCode: text,
  amountPaid: number,
  amount: number,
  coupon: one(OrderCoupon),
})
export type Order = z.infer<typeof Order>
