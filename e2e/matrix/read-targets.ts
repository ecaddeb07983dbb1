import type { Page } from '@playwright/test'
import {
  CATEGORY,
  COUPON,
  CUSTOMER,
  FONTS_ORDER_ID,
  ORDERS,
  OUT_OF_STOCK_PRODUCT_ID,
  PRODUCT,
  STORES,
  WEBHOOKS,
} from '../../mock-api/seed-ids.ts'
import { type Bench, follow } from './bench.ts'
import type { ReadOperation } from './cells.ts'

export type ReadTarget = {
  address: string
  /** The same operation with other parameters. */
  other: string
  /** Visible once the answer has arrived. */
  shown: (page: Page) => ReturnType<Page['locator']>
  failed: string | RegExp
  /** Fields to spoil one at a time, as paths from the envelope. */
  fields: string[]
  visit: (bench: Bench) => Promise<void>
  /** Every page uses this read, so a failure leaves older data on screen. */
  isForAll?: boolean
}

const store = `/stores/${STORES.software.id}`

const rowOf = (name: string) => (page: Page) =>
  page.getByRole('table', { name, exact: true }).getByRole('link').first()
const card = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2, name, exact: true })
const inRows = (...names: string[]) => names.map((name) => `data.*.${name}`)
const inRecord = (...names: string[]) => names.map((name) => `data.${name}`)

const targets: Record<ReadOperation, Omit<ReadTarget, 'visit'>> = {
  listOrders: {
    address: `${store}/orders`,
    other: `${store}/orders?page=2`,
    shown: rowOf('Orders'),
    failed: 'Orders didn’t load',
    fields: inRows('id', 'status', 'currencyCode', 'amountPaid', 'dateCreated', 'items'),
  },
  listReviews: {
    address: `${store}/reviews`,
    other: `${store}/reviews?page=2`,
    shown: rowOf('Reviews'),
    failed: 'Reviews didn’t load',
    fields: inRows('id', 'reason', 'rating', 'flagged', 'productId', 'reply'),
  },
  listCoupons: {
    address: `${store}/coupons`,
    other: `${store}/coupons?page=2`,
    shown: rowOf('Coupons'),
    failed: 'Coupons didn’t load',
    fields: inRows('id', 'code', 'variantIds', 'uses', 'isEnabled', 'expirationDate'),
  },
  searchCoupons: {
    address: `${store}/coupons?q=A`,
    other: `${store}/coupons?q=B`,
    shown: rowOf('Coupons'),
    failed: 'Coupons didn’t load',
    fields: inRows('id', 'code', 'percentageDecrease', 'amountDecrease', 'maximumUses'),
  },
  searchCustomers: {
    address: `${store}/customers?q=@`,
    other: `${store}/customers?q=@&page=2`,
    shown: rowOf('Customers'),
    failed: 'Customers didn’t load',
    fields: inRows('id', 'emailAddress', 'status', 'isBlocked', 'totalSpend'),
  },
  listWebhookLogs: {
    address: `/webhooks/${WEBHOOKS.crm}/logs`,
    other: `/webhooks/${WEBHOOKS.orders}/logs`,
    shown: rowOf('Webhooks'),
    failed: /Webhooks didn’t load|No webhook with this ID/,
    fields: inRows('id', 'url', 'responseCode', 'dateCreated', 'requestBody', 'responseBody'),
  },
  listAllProducts: {
    address: `${store}/products`,
    other: `/stores/${STORES.fonts.id}/products`,
    shown: rowOf('Products'),
    failed: 'Products didn’t load',
    fields: inRows('id', 'name', 'variants', 'variants.*.stock', 'slug'),
  },
  listAllCategories: {
    address: `${store}/categories`,
    other: `/stores/${STORES.fonts.id}/categories`,
    shown: rowOf('Categories'),
    failed: 'Categories didn’t load',
    fields: inRows('id', 'name', 'products', 'order', 'imageName'),
  },
  getOrder: {
    address: `${store}/orders/${ORDERS.complete}`,
    other: `/stores/${STORES.fonts.id}/orders/${FONTS_ORDER_ID}`,
    shown: card('Items and money'),
    failed: /This order didn’t load|No order with this ID/,
    fields: inRecord('order', 'order.items', 'order.customer', 'order.status', 'order.metadata'),
  },
  getCoupon: {
    address: `${store}/coupons/${COUPON.id}`,
    other: `${store}/coupons`,
    shown: card('Rules'),
    failed: /This coupon didn’t load|No coupon with this ID/,
    fields: inRecord('id', 'code', 'uses', 'variantIds', 'expirationDate'),
  },
  getProduct: {
    address: `${store}/products/${PRODUCT.id}`,
    other: `${store}/products/${OUT_OF_STOCK_PRODUCT_ID}`,
    shown: card('Storefront'),
    failed: /This product didn’t load|No product with this ID/,
    fields: inRecord('id', 'name', 'variants', 'variants.*.cost', 'additionalFees', 'slug'),
  },
  getProductBySlug: {
    address: `${store}/products/slug/${PRODUCT.slug}`,
    other: `${store}/products/${OUT_OF_STOCK_PRODUCT_ID}`,
    shown: card('Storefront'),
    failed: /This product didn’t load|No product with this ID/,
    fields: inRecord('name', 'variants', 'slug', 'description'),
  },
  getCategory: {
    address: `${store}/categories/${CATEGORY.id}`,
    other: `${store}/categories`,
    shown: card('Storefront'),
    failed: /This category didn’t load|No category with this ID/,
    fields: inRecord('id', 'name', 'products', 'order', 'slug'),
  },
  getCustomer: {
    address: `${store}/customers/${CUSTOMER.id}`,
    other: `${store}/customers?q=@`,
    shown: card('Details'),
    failed: /This customer didn’t load|No customer with this ID/,
    fields: inRecord('id', 'tickets', 'affiliate', 'totalSpend', 'externalIntegrations'),
  },
  getUser: {
    address: '/account',
    other: '/processors',
    shown: card('Stores'),
    failed: 'Couldn’t refresh',
    isForAll: true,
    fields: inRecord('stores', 'apiKeys', 'userName', 'subscription', 'integrations'),
  },
}

export function readTarget(op: ReadOperation): ReadTarget {
  const target = targets[op]
  return {
    ...target,
    visit: ({ page }) =>
      target.isForAll
        ? page.getByRole('button', { name: /Refresh$/ }).click()
        : follow(page, target.address),
  }
}
