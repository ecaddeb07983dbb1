import type { Coupon } from '#api/schemas/coupons.ts'
import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import type { Review } from '#api/schemas/reviews.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { type ExportShape, optional, plain, standard, time } from './shape.ts'

export const reviewsShape: ExportShape<Review, Review> = {
  nouns: ['review', 'reviews'],
  file: 'reviews',
  entry: (review) => review,
  columns: [
    standard(
      'id',
      'Review ID',
      plain('id', ({ id }) => id),
    ),
    standard(
      'created',
      'Created',
      time('created', ({ dateCreated }) => dateCreated),
    ),
    standard(
      'rating',
      'Rating',
      plain('rating', ({ rating }) => rating),
    ),
    standard(
      'text',
      'Text',
      plain('text', ({ reason }) => reason),
    ),
    standard(
      'product',
      'Product',
      plain('product', ({ productName }) => productName),
    ),
    standard(
      'email',
      'Customer email',
      plain('customer_email', ({ customerEmail }) => customerEmail),
    ),
    standard(
      'reply',
      'Reply',
      plain('reply', ({ reply }) => reply),
    ),
    standard(
      'replied',
      'Replied',
      time('replied', ({ repliedAt }) => repliedAt),
    ),
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
  nouns: ['coupon', 'coupons'],
  file: 'coupons',
  entry: (coupon) => coupon,
  columns: [
    standard(
      'id',
      'Coupon ID',
      plain('id', ({ id }) => id),
    ),
    standard(
      'code',
      'Code',
      plain('code', ({ code }) => code),
    ),
    standard(
      'enabled',
      'Enabled',
      plain('enabled', ({ isEnabled }) => isEnabled),
    ),
    standard(
      'percentage',
      'Percentage',
      plain('percentage', (coupon) => coupon.percentageDecrease),
    ),
    standard(
      'amount',
      'Amount',
      plain('amount', ({ amountDecrease }) => amountDecrease),
    ),
    standard(
      'uses',
      'Uses',
      plain('uses', ({ uses }) => uses),
    ),
    standard(
      'maximum',
      'Maximum uses',
      plain('maximum_uses', ({ maximumUses }) => maximumUses),
    ),
    standard(
      'expires',
      'Ends',
      time('expires', ({ expirationDate }) => expirationDate),
    ),
    standard(
      'created',
      'Created',
      time('created', ({ dateCreated }) => dateCreated),
    ),
    optional(
      'variants',
      'Variant IDs',
      plain('variant_ids', ({ variantIds }) => variantIds.join(' ')),
    ),
  ],
}

export const customersShape: ExportShape<CustomerSearchItem, CustomerSearchItem> = {
  nouns: ['customer', 'customers'],
  file: 'customers',
  entry: (customer) => customer,
  columns: [
    standard(
      'id',
      'Customer ID',
      plain('id', ({ id }) => id),
    ),
    standard(
      'email',
      'Email',
      plain('email', ({ emailAddress }) => emailAddress),
    ),
    standard(
      'status',
      'Status',
      plain('status', ({ status }) => status),
    ),
    standard(
      'spent',
      'Spent',
      plain('total_spend', ({ totalSpend }) => totalSpend),
    ),
    standard(
      'average',
      'Average',
      plain('average_spend', ({ averageSpend }) => averageSpend),
    ),
    standard(
      'orders',
      'Orders',
      plain('total_orders', ({ totalOrders }) => totalOrders),
    ),
    standard(
      'blocked',
      'Blocked',
      plain('blocked', ({ isBlocked }) => isBlocked),
    ),
    standard(
      'affiliate',
      'Affiliate',
      plain('affiliate', ({ isAffiliate }) => isAffiliate),
    ),
    standard(
      'created',
      'Created',
      time('created', ({ dateCreated }) => dateCreated),
    ),
  ],
}

/** Bodies, signatures and the query of the address stay out: they may hold keys and tokens. */
export const deliveriesShape: ExportShape<WebhookLog, WebhookLog> = {
  nouns: ['delivery', 'deliveries'],
  file: 'webhook-logs',
  entry: (log) => log,
  columns: [
    standard(
      'id',
      'Delivery ID',
      plain('id', ({ id }) => id),
    ),
    standard(
      'sent',
      'Sent',
      time('sent', ({ dateCreated }) => dateCreated),
    ),
    standard(
      'code',
      'Response code',
      plain('response_code', ({ responseCode }) => responseCode),
    ),
    standard(
      'retries',
      'Retries',
      plain('retry_count', ({ retryCount }) => retryCount),
    ),
    standard(
      'order',
      'Order ID',
      plain('order_id', ({ orderId }) => orderId),
    ),
    standard(
      'host',
      'Host',
      plain('host', ({ url }) => hostOf(url)),
    ),
    optional(
      'webhook',
      'Webhook ID',
      plain('webhook_id', ({ webhookId }) => webhookId),
    ),
  ],
}

function hostOf(url: string | undefined): string | undefined {
  return url && URL.canParse(url) ? new URL(url).host : undefined
}
