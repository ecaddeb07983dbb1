import { t } from '#base/language/words.ts'
import type { Coupon } from '#api/schemas/coupons.ts'
import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import type { Review } from '#api/schemas/reviews.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { type ExportShape, optional, plain, time } from './shape.ts'

export const reviewsShape: ExportShape<Review, Review> = {
  title: t`Export reviews`,
  file: 'reviews',
  entry: (review) => review,
  columns: [
    plain('id', 'Review ID', ({ id }) => id),
    time('created', 'Created', ({ dateCreated }) => dateCreated),
    plain('rating', 'Rating', ({ rating }) => rating),
    plain('text', 'Text', ({ reason }) => reason),
    plain('product', 'Product', ({ productName }) => productName),
    plain('email', 'Customer email', ({ customerEmail }) => customerEmail, 'customer_email'),
    plain('reply', 'Reply', ({ reply }) => reply),
    time('replied', 'Replied', ({ repliedAt }) => repliedAt),
    optional('ids', 'Product and customer IDs', ({ productId, customerId }) => ({
      product_id: productId,
      customer_id: customerId,
    })),
    optional('flag', 'Report', ({ flagged }) => ({
      flag_reason: flagged?.reason,
      flag_approved: flagged?.approved,
    })),
  ],
}

export const couponsShape: ExportShape<Coupon, Coupon> = {
  title: t`Export coupons`,
  file: 'coupons',
  entry: (coupon) => coupon,
  columns: [
    plain('id', 'Coupon ID', ({ id }) => id),
    plain('code', 'Code', ({ code }) => code),
    plain('enabled', 'Enabled', ({ isEnabled }) => isEnabled),
    plain('percentage', 'Percentage', (coupon) => coupon.percentageDecrease),
    plain('amount', 'Amount', ({ amountDecrease }) => amountDecrease),
    plain('uses', 'Uses', ({ uses }) => uses),
    plain('maximum', 'Maximum uses', ({ maximumUses }) => maximumUses, 'maximum_uses'),
    time('expires', 'Ends', ({ expirationDate }) => expirationDate),
    time('created', 'Created', ({ dateCreated }) => dateCreated),
    optional('variants', 'Variant IDs', ({ variantIds }) => ({
      variant_ids: variantIds.join(' '),
    })),
  ],
}

export const customersShape: ExportShape<CustomerSearchItem, CustomerSearchItem> = {
  title: t`Export customers`,
  file: 'customers',
  entry: (customer) => customer,
  columns: [
    plain('id', 'Customer ID', ({ id }) => id),
    plain('email', 'Email', ({ emailAddress }) => emailAddress),
    plain('status', 'Status', ({ status }) => status),
    plain('spent', 'Spent', ({ totalSpend }) => totalSpend, 'total_spend'),
    plain('average', 'Average', ({ averageSpend }) => averageSpend, 'average_spend'),
    plain('orders', 'Orders', ({ totalOrders }) => totalOrders, 'total_orders'),
    plain('blocked', 'Blocked', ({ isBlocked }) => isBlocked),
    plain('affiliate', 'Affiliate', ({ isAffiliate }) => isAffiliate),
    time('created', 'Created', ({ dateCreated }) => dateCreated),
  ],
}

/** Bodies, signatures and the query of the address stay out: they may hold keys and tokens. */
export const deliveriesShape: ExportShape<WebhookLog, WebhookLog> = {
  title: t`Export deliveries`,
  file: 'webhook-logs',
  entry: (log) => log,
  columns: [
    plain('id', 'Delivery ID', ({ id }) => id),
    time('sent', 'Sent', ({ dateCreated }) => dateCreated),
    plain('code', 'Response code', ({ responseCode }) => responseCode, 'response_code'),
    plain('retries', 'Retries', ({ retryCount }) => retryCount, 'retry_count'),
    plain('order', 'Order ID', ({ orderId }) => orderId, 'order_id'),
    plain('host', 'Host', ({ url }) => hostOf(url)),
    optional('webhook', 'Webhook ID', ({ webhookId }) => ({ webhook_id: webhookId })),
  ],
}

function hostOf(url: string | undefined): string | undefined {
  return url && URL.canParse(url) ? new URL(url).host : undefined
}
