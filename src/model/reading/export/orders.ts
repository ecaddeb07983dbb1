import { labels, t } from '#base/language/words.ts'
import type { Order, OrderItem } from '#api/schemas/orders.ts'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { ordersColumns } from '#model/reading/columns/orders-columns.ts'
import { piecesIn } from '#model/records/orders/item-words.ts'
import { orderMoney } from '#model/records/orders/money.ts'
import {
  type ExportColumn,
  type ExportShape,
  amountText,
  optional,
  ownColumn,
  type OwnWords,
  plain,
  standard,
  time,
  withFields,
} from './shape.ts'

export type OrderEntry = OwnWords & {
  order: Order
  item?: OrderItem
  detail?: OrderDetail
  missing?: string
}

type Column = ExportColumn<OrderEntry>
type Cells = Column['cells']

export const listColumns: Column[] = [
  plain('id', t`Order ID`, ({ order }) => order.id, 'order_id'),
  time('created', labels.created, ({ order }) => order.dateCreated),
  plain('status', labels.status, ({ order }) => order.status),
  plain('gateway', labels.gateway, ({ order }) => order.gateway),
  plain('email', t`Customer email`, ({ order }) => order.customerEmail, 'customer_email'),
  plain('amount', labels.amount, ({ order }) => order.amount),
  plain('paid', t`Paid so far`, ({ order }) => order.amountPaid, 'amount_paid'),
  plain('currency', t`Currency`, ({ order }) => order.currencyCode),
  standard('items', labels.items, ({ order, item }, { per }) =>
    per === 'part'
      ? { product: item?.productName, variant: item?.variantName }
      : { items: order.items.map(itemText).join('; ') },
  ),
  plain('quantity', t`Quantity`, quantityOf),
  plain('coupon', t`Coupon code`, ({ order }) => order.coupon?.code),
  optional('discount', t`Coupon discount`, ({ order }) => ({
    coupon_discount: order.coupon?.netDecrease,
  })),
  optional('products', t`Product IDs`, ({ order, item }) => {
    const items = item ? [item] : order.items
    return {
      product_ids: items.map(({ productId = '' }) => productId).join(' '),
      variant_ids: items.map(({ variantId = '' }) => variantId).join(' '),
    }
  }),
  optional('amount-text', t`Amount as text`, ({ order }, context) => ({
    amount_text: amountText(order.amount, order.currencyCode, context),
  })),
  {
    ...standard('line', t`Item price and total`, ({ item }) => ({
      item_amount: item?.amount,
      item_total: item?.lineTotal,
    })),
    needs: 'part',
  },
]

/** Delivered items and the order's free maps stay out: they may hold keys and tokens. */
const detailColumns: Column[] = [
  detailed('refund', t`Refund`, ({ detail }) => ({
    refund_amount: detail?.order.refund?.amount,
    refund_utc: detail?.order.refund?.dateCreated,
  })),
  detailed('chargeback', t`Chargeback`, ({ detail }) => ({
    chargeback_status: detail?.order.chargeback?.status,
    chargeback_reason: detail?.order.chargeback?.reason,
  })),
  detailed('tax', t`Tax`, ({ detail }) => ({
    tax_amount: detail?.order.tax?.taxAmount,
    tax_rate: detail?.order.tax?.taxRate,
    tax_name: detail?.order.tax?.taxName,
    vat_id: detail?.order.tax?.customerVatId,
  })),
  detailed('fees', t`Fees`, ({ detail }) => ({
    gateway_fee: detail?.order.gatewayFee,
    platform_fee: detail?.order.platformFee,
  })),
  detailed('net', t`Net`, ({ detail }) => ({
    net_computed: detail && orderMoney(detail.order).net,
  })),
  detailed('country', t`Country and IP`, ({ detail }) => ({
    billing_country: detail?.billingInformation?.countryCode,
    ip_country: detail?.ipInfo?.country,
    ip_address: detail?.order.ipAddress,
  })),
  detailed('transaction', t`Transaction`, ({ detail }) => ({
    transaction_id: detail?.order.gatewayMetadata?.transactionId,
  })),
  detailed('details-read', t`Details read`, ({ missing }) => ({
    details_read: missing ? `no: ${missing}` : 'yes',
  })),
]

export const ordersShape: ExportShape<Order, OrderEntry> = {
  title: t`Export orders`,
  file: 'orders',
  columns: [
    ...withFields([...listColumns, ...detailColumns], ordersColumns, ({ order }) => order),
    ownColumn(),
  ],
  entry: (order) => ({ order }),
  parts: {
    label: t`Item`,
    whole: t`Order`,
    // An order without items still has a row, so that no order is missing from the file.
    entries: (order) =>
      order.items.length === 0 ? [{ order }] : order.items.map((item) => ({ order, item })),
  },
}

function detailed(id: string, label: string, cells: Cells): Column {
  return { ...standard(id, label, cells), needs: 'detail' }
}

function quantityOf({ order, item }: OrderEntry) {
  return item ? item.quantity : piecesIn(order.items)
}

function itemText({ productName = t`Unnamed`, variantName, quantity = 1 }: OrderItem): string {
  const name = variantName ? `${productName} ${variantName}` : productName
  return quantity === 1 ? name : `${name} ×${quantity}`
}
