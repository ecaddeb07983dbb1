import * as z from 'zod/mini'
import { billingFields } from './billing.ts'
import { date, flag, list, map, number, one, record, secret, text } from './fields.ts'
import { OrderCoupon, OrderItem } from './orders.ts'
import { FileRecord, Variant } from './products.ts'
import { WebhookLog } from './webhooks.ts'

export const Refund = z.object({
  ...record,
  userId: text,
  ipAddress: text,
  amount: number,
  orderId: text,
})
export type Refund = z.infer<typeof Refund>

const GatewayMetadata = z.object({
  ...record,
  transactionId: text,
  clientSecret: secret,
  note: text,
  cryptocurrencyAddress: text,
  cryptocurrencyAmount: number,
  cryptocurrencyExpiration: date,
  gatewaySubscriptionId: text,
})

const OrderCustomer = z.object({
  ...record,
  countryCode: text,
  emailAddress: text,
  customerId: text,
  externalLogins: list(
    z.object({ ...record, application: text, userId: text, displayName: text, emailAddress: text }),
  ),
})

export const DeliveredItem = z.object({
  ...record,
  orderId: text,
  storeId: text,
  productId: text,
  variantId: text,
  customerId: text,
  fileId: text,
  webhookExecutionLogId: text,
  type: text,
  source: text,
  textContent: text,
  file: one(FileRecord),
  webhookExecutionLog: one(WebhookLog),
  variant: one(Variant),
})
export type DeliveredItem = z.infer<typeof DeliveredItem>

const OrderTax = z.object({
  ...record,
  taxAmount: number,
  taxRate: number,
  taxName: text,
  isReverseCharge: flag,
  preTaxAmount: number,
  taxBehavior: text,
  customerVatId: text,
})

const ChatAccount = z.object({
  ...record,
  orderId: text,
  chatUserId: text,
  username: text,
  accessToken: secret,
  displayName: text,
  avatarUrl: text,
})

export const OrderRecord = z.object({
  ...record,
  items: list(OrderItem),
  gatewayMetadata: one(GatewayMetadata),
  customer: one(OrderCustomer),
  storeId: text,
  userId: text,
  deliveredItems: list(DeliveredItem),
  status: text,
  gateway: text,
  amount: number,
  platformFee: number,
  globalGatewayFeePercentage: number,
  globalGatewayFeeAmount: number,
  globalGatewayFixedFee: number,
  globalGatewayFixedFeeAmount: number,
  amountPaid: number,
  gatewayFee: number,
  realCustomerId: text,
  affiliateId: text,
  renewalForSubscriptionId: text,
  currencyCode: text,
  userAgent: text,
  ipAddress: text,
  source: text,
  deliveredByUserId: text,
  returnUrl: text,
  isDeliveredManually: flag,
  isDeliveryItemsLocked: flag,
  isCustomerAuthenticated: flag,
  isMigrated: flag,
  sendReceipt: flag,
  isSubscriptionOrder: flag,
  coupon: one(OrderCoupon),
  affiliateDiscount: one(z.object({ ...record, netDecrease: number, percentageDecrease: number })),
  tax: one(OrderTax),
  refund: one(Refund),
  chargeback: one(z.object({ ...record, status: text, reason: text, orderId: text })),
  chatAccount: one(ChatAccount),
  customFieldAnswers: map,
  metadata: map,
  cartRecoverySentAt: date,
})
export type OrderRecord = z.infer<typeof OrderRecord>

const BillingInformation = z.object(billingFields)

export const OrderDetail = z.object({
  order: OrderRecord,
  logs: list(WebhookLog),
  ipInfo: one(
    z.object({
      status: text,
      regionName: text,
      country: text,
      city: text,
      isp: text,
      proxy: flag,
      hosting: flag,
      mobile: flag,
    }),
  ),
  storeId: text,
  storeName: text,
  billingInformation: one(BillingInformation),
})
export type OrderDetail = z.infer<typeof OrderDetail>

export const refundReasons = [0, 1, 2, 3] as const

/** The specification does not say what each reason means. */
export const RefundOrder = z.strictObject({ reason: z.literal(refundReasons) })
export type RefundOrder = z.infer<typeof RefundOrder>
