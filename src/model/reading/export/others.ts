import { labels, t } from '#base/language/words.ts'
import type { Coupon } from '#api/schemas/coupons.ts'
import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import type { Review } from '#api/schemas/reviews.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { couponsColumns } from '#model/reading/columns/coupons-columns.ts'
import { customersColumns } from '#model/reading/columns/customers-columns.ts'
import { reviewsColumns } from '#model/reading/columns/reviews-columns.ts'
import { OF_BODY, bodyText } from '#model/records/webhooks/body-paths.ts'
import type { CheckedRow } from '#model/reading/checks/rows.ts'
import type { ProductReference, VariantReference } from '#api/schemas/products.ts'
import {
  type ExportShape,
  optional,
  ownColumn,
  type OwnWords,
  plain,
  time,
  withFields,
  standard,
  timeCells,
} from './shape.ts'

const itself = <Entry>(record: Entry) => record

export const reviewsShape: ExportShape<Review, Review> = {
  title: t`Export reviews`,
  file: 'reviews',
  entry: (review) => review,
  columns: withFields<Review>(
    [
      plain('id', t`Review ID`, ({ id }) => id),
      time('created', labels.created, ({ dateCreated }) => dateCreated),
      plain('rating', labels.rating, ({ rating }) => rating),
      plain('text', t`Text`, ({ reason }) => reason),
      plain('product', t`Product`, ({ productName }) => productName),
      plain('email', t`Customer email`, ({ customerEmail }) => customerEmail, 'customer_email'),
      plain('reply', t`Reply`, ({ reply }) => reply),
      time('replied', t`Replied`, ({ repliedAt }) => repliedAt),
      optional('ids', t`Product and customer IDs`, ({ productId, customerId }) => ({
        product_id: productId,
        customer_id: customerId,
      })),
      optional('flag', t({ message: 'Report', context: 'of a review' }), ({ flagged }) => ({
        flag_reason: flagged?.reason,
        flag_approved: flagged?.approved,
      })),
    ],
    reviewsColumns,
    itself,
  ),
}

export const couponsShape: ExportShape<Coupon, Coupon> = {
  title: t`Export coupons`,
  file: 'coupons',
  entry: (coupon) => coupon,
  columns: withFields<Coupon>(
    [
      plain('id', t`Coupon ID`, ({ id }) => id),
      plain('code', t`Code`, ({ code }) => code),
      plain('enabled', labels.enabled, ({ isEnabled }) => isEnabled),
      plain('percentage', t`Percentage`, (coupon) => coupon.percentageDecrease),
      plain('amount', labels.amount, ({ amountDecrease }) => amountDecrease),
      plain('uses', t`Uses`, ({ uses }) => uses),
      plain('maximum', t`Maximum uses`, ({ maximumUses }) => maximumUses, 'maximum_uses'),
      time('expires', t`Ends`, ({ expirationDate }) => expirationDate),
      time('created', labels.created, ({ dateCreated }) => dateCreated),
      optional('variants', t`Variant IDs`, ({ variantIds }) => ({
        variant_ids: variantIds.join(' '),
      })),
    ],
    couponsColumns,
    itself,
  ),
}

export const customersShape: ExportShape<CustomerSearchItem, CustomerSearchItem & OwnWords> = {
  title: t`Export customers`,
  file: 'customers',
  entry: (customer) => customer,
  columns: withFields<CustomerSearchItem & OwnWords>(
    [
      plain('id', t`Customer ID`, ({ id }) => id),
      plain('email', labels.email, ({ emailAddress }) => emailAddress),
      plain('status', labels.status, ({ status }) => status),
      plain('spent', t`Spent`, ({ totalSpend }) => totalSpend, 'total_spend'),
      plain('average', t`Average`, ({ averageSpend }) => averageSpend, 'average_spend'),
      plain('orders', t`Orders`, ({ totalOrders }) => totalOrders, 'total_orders'),
      plain('blocked', t`Blocked`, ({ isBlocked }) => isBlocked),
      plain('affiliate', labels.affiliate, ({ isAffiliate }) => isAffiliate),
      time('created', labels.created, ({ dateCreated }) => dateCreated),
      ownColumn(),
    ],
    customersColumns,
    itself,
  ),
}

/**
 * Bodies, signatures and the query of the address stay out: they may hold keys and tokens. Of a body,
 * the places that the merchant chose go in.
 */
export const deliveriesShape: ExportShape<WebhookLog, WebhookLog> = {
  title: t`Export deliveries`,
  file: 'webhook-logs',
  entry: (log) => log,
  columns: [
    plain('id', t`Delivery ID`, ({ id }) => id),
    time('sent', t`Sent`, ({ dateCreated }) => dateCreated),
    plain('code', t`Response code`, ({ responseCode }) => responseCode, 'response_code'),
    plain('retries', t`Retries`, ({ retryCount }) => retryCount, 'retry_count'),
    plain('order', t`Order ID`, ({ orderId }) => orderId, 'order_id'),
    plain('host', t`Host`, ({ url }) => hostOf(url)),
    optional('webhook', t`Webhook ID`, ({ webhookId }) => ({ webhook_id: webhookId })),
  ],
  own: (id) => {
    if (!id.startsWith(OF_BODY)) return undefined
    const path = id.slice(OF_BODY.length)
    // No value is an empty cell; the text of several stays one.
    return optional(id, path, (log) => ({ [id]: bodyText(log, path) }))
  },
}

function hostOf(url: string | undefined): string | undefined {
  return url && URL.canParse(url) ? new URL(url).host : undefined
}

export const checksShape: ExportShape<CheckedRow, CheckedRow> = {
  title: t`Export rows`,
  file: 'checks',
  entry: (row) => row,
  columns: [
    plain('kind', t`Kind`, ({ kind }) => kind),
    plain('name', t`Product, coupon or category`, ({ name }) => name),
    plain('variant', t`Variant`, ({ detail }) => detail),
    plain('price', labels.price, ({ cost }) => cost),
    plain('stock', labels.stock, ({ stock }) => stock),
    plain('problems', t`Problems`, ({ findings }) => findings.map(({ text }) => text).join('; ')),
    optional('id', t`IDs`, ({ id, recordId }) => ({
      record_id: recordId,
      row_id: id,
    })),
  ],
}

type ProductEntry = { product: ProductReference; variant?: VariantReference }

export const productsShape: ExportShape<ProductReference, ProductEntry> = {
  title: t`Export products`,
  file: 'products',
  entry: (product) => ({ product }),
  parts: {
    label: t`Variant`,
    whole: t`Product`,
    entries: (product) =>
      product.variants.length === 0
        ? [{ product }]
        : product.variants.map((variant) => ({ product, variant })),
  },
  columns: [
    plain('id', t`Product ID`, ({ product }) => product.id),
    plain('name', labels.name, ({ product }) => product.name),
    plain('slug', t`Slug`, ({ product }) => product.slug),
    standard('variants', t`Variants`, ({ product, variant }, { per }) =>
      per === 'part'
        ? { variant_id: variant?.id, variant: variant?.name }
        : { variants: product.variants.length },
    ),
    part('price', labels.price, ({ variant }) => ({ price: variant?.cost })),
    part('stock', labels.stock, ({ variant }) => ({ stock: variant?.stock })),
    part('quantities', t`Quantities`, ({ variant }) => ({
      minimum_quantity: variant?.minimumQuantity,
      maximum_quantity: variant?.maximumQuantity,
    })),
    part('delivery', t`Delivery types`, ({ variant }) => ({
      delivery_types: variant?.deliveryTypes.join(' '),
    })),
    part('position', labels.position, ({ variant }) => ({ position: variant?.order })),
    plain('rating', labels.rating, ({ product }) => product.rating),
    plain('best', t`Best seller`, ({ product }) => product.isBestSeller, 'best_seller'),
    optional('description', t`Description`, ({ product }) => ({
      description: product.description,
    })),
    optional(
      'created',
      labels.created,
      timeCells('created', ({ product }) => product.dateCreated),
    ),
  ],
}

function part(
  id: string,
  label: string,
  cells: (typeof productsShape)['columns'][number]['cells'],
) {
  return { ...standard(id, label, cells), needs: 'part' as const }
}
