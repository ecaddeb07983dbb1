import { labels, t } from '#base/language/words.ts'
import type { AddressOf, BrowserList, ListOf } from './description.ts'

/* The router reads these before it loads any page, so this file imports types only. */

const contains = t({ message: 'contains', context: 'filter', comment: 'Email contains …' })

/** Tags are the merchant's own: the platform knows of none. */
const tagFilter = {
  kind: 'text',
  name: 'tag',
  label: t`Tag`,
  own: 80,
  isPrivate: true,
} as const

export const ordersList = {
  operation: 'listOrders',
  title: t`Orders`,
  hasViews: true,
  key: 'orders',
  search: { label: t`Email or order ID`, name: 'email' },
  filters: [
    { kind: 'text', name: 'status', label: labels.status, suggestions: 'met' },
    { kind: 'text', name: 'gateway', label: labels.gateway, suggestions: 'met' },
    { kind: 'text', name: 'email', label: t`Customer email`, operator: contains, isPrivate: true },
    { kind: 'text', name: 'chat', label: t`Chat user (ID or name)`, isPrivate: true },
    { kind: 'dates', from: 'dateFrom', to: 'dateTo', label: labels.created },
    tagFilter,
  ],
  sorts: [
    { label: t`Newest first`, sort: '-dateCreated' },
    { label: t`Oldest first`, sort: 'dateCreated' },
    { label: t`Largest amount first`, sort: '-amount' },
    { label: t`By customer`, sort: 'customerEmail' },
  ],
  others: ['peek'],
} as const satisfies ListOf<'listOrders'>
export type OrdersAddress = AddressOf<typeof ordersList>

export const reviewsList = {
  operation: 'listReviews',
  title: t`Reviews`,
  hasViews: true,
  key: 'reviews',
  filters: [
    { kind: 'integer', name: 'rating', label: labels.rating, least: 1, most: 5, isPinned: true },
    { kind: 'flag', name: 'hasReply', label: t`Reply`, isPinned: true },
    {
      kind: 'text',
      name: 'emailAddress',
      label: t`Customer email`,
      operator: contains,
      isPrivate: true,
    },
    { kind: 'dates', from: 'dateRangeFrom', to: 'dateRangeTo', label: labels.created },
  ],
  sorts: [
    { label: t`Newest first`, sort: '-dateCreated' },
    { label: t`Oldest first`, sort: 'dateCreated' },
    { label: t`Worst rating first`, sort: 'rating' },
    { label: t`Best rating first`, sort: '-rating' },
  ],
  others: ['peek'],
} as const satisfies ListOf<'listReviews'>
export type ReviewsAddress = AddressOf<typeof reviewsList>

/** With a text in `q` the service searches, otherwise it lists; the filters are the same. */
export const couponsList = {
  operation: 'listCoupons',
  title: t`Coupons`,
  hasViews: true,
  key: 'coupons',
  search: { label: t`Code or coupon ID`, name: 'q' },
  filters: [
    { kind: 'text', name: 'q', label: t`Search`, isPinned: true },
    { kind: 'flag', name: 'isEnabled', label: labels.enabled },
    { kind: 'integers', from: 'usesFrom', to: 'usesTo', label: t`Uses` },
    { kind: 'integers', from: 'maximumUsesFrom', to: 'maximumUsesTo', label: t`Maximum uses` },
    {
      kind: 'decimals',
      from: 'percentageFrom',
      to: 'percentageTo',
      label: t`Percentage`,
      isPercent: true,
    },
    { kind: 'decimals', from: 'amountFrom', to: 'amountTo', label: labels.amount, isMoney: true },
  ],
  sorts: [
    { label: t`Most used first`, sort: '-uses' },
    { label: t`Newest first`, sort: '-dateCreated' },
    { label: t`First to end`, sort: 'expirationDate' },
    { label: t`By code`, sort: 'code' },
  ],
  others: ['peek'],
} as const satisfies ListOf<'listCoupons'>
export type CouponsAddress = AddressOf<typeof couponsList>

/** The service lists customers only as results of a search for `q`. */
export const customersList = {
  operation: 'searchCustomers',
  title: t`Customers`,
  hasViews: true,
  key: 'customers',
  search: { label: t`Search customers`, name: 'q' },
  filters: [
    { kind: 'text', name: 'email', label: labels.email, operator: contains, isPrivate: true },
    {
      kind: 'text',
      name: 'ipAddress',
      label: labels.ipAddress,
      operator: contains,
      isPrivate: true,
    },
    { kind: 'decimals', from: 'balanceFrom', to: 'balanceTo', label: t`Balance`, isMoney: true },
    { kind: 'text', name: 'processorCustomerId', label: t`Processor customer ID` },
    { kind: 'text', name: 'affiliateCode', label: t`Affiliate code`, operator: contains },
    tagFilter,
  ],
  sorts: [
    { label: t`Most spent first`, sort: '-totalSpend' },
    { label: t`Most orders first`, sort: '-totalOrders' },
    { label: t`Newest first`, sort: '-dateCreated' },
    { label: t`By email`, sort: 'emailAddress' },
  ],
  others: ['q', 'peek'],
} as const satisfies ListOf<'searchCustomers'>

export const webhookLogsList = {
  operation: 'listWebhookLogs',
  title: t`Webhooks`,
  key: 'deliveries',
  filters: [
    { kind: 'flag', name: 'success', label: t`Outcome`, isPinned: true },
    {
      kind: 'integer',
      name: 'responseCode',
      label: t`Response code`,
      suggestions: ['200', '400', '401', '404', '429', '500', '502', '503'],
    },
    { kind: 'dates', from: 'from', to: 'to', label: t`Sent` },
  ],
  sorts: [
    { label: t`Newest first`, sort: '-dateCreated' },
    { label: t`Oldest first`, sort: 'dateCreated' },
  ],
  others: ['log', 'body'],
} as const satisfies ListOf<'listWebhookLogs'>

/** The whole catalogue is loaded, then filtered and sorted in the browser. */
export const productsList = {
  title: t`Products`,
  hasViews: true,
  key: 'products',
  search: { label: t`Name, slug or variant`, name: 'q' },
  filters: [
    { kind: 'text', name: 'q', label: t`Search`, isPinned: true },
    { kind: 'choice', name: 'category', label: t`Category` },
    { kind: 'choice', name: 'delivery', label: t`Delivery type` },
    {
      kind: 'choice',
      name: 'stock',
      label: labels.stock,
      choices: [
        { value: 'out', label: t`A variant out` },
        { value: 'all-out', label: t`All out` },
        { value: 'low', label: t`A variant low` },
        { value: 'in', label: t`In stock` },
      ],
    },
    { kind: 'flag', name: 'bestSeller', label: t`Best seller` },
  ],
  sorts: [
    { label: t`By name`, sort: 'name' },
    { label: t`Lowest stock first`, sort: 'stock' },
    { label: t`Lowest price first`, sort: 'cost' },
    { label: t`Best rating first`, sort: '-rating' },
  ],
  others: ['peek'],
} as const satisfies BrowserList
export type ProductsAddress = AddressOf<typeof productsList>

/** The catalogue and the coupons with what may be wrong with them, worked out in the browser. */
export const checksList = {
  title: t`To fix`,
  key: 'rows',
  search: { label: t`Product, variant or coupon`, name: 'q' },
  filters: [
    { kind: 'text', name: 'q', label: t`Search`, isPinned: true },
    {
      kind: 'choice',
      name: 'show',
      label: t`Show`,
      isPinned: true,
      choices: [
        { value: 'look', label: t`Needs a look` },
        { value: 'mild', label: t`Probably fine` },
        { value: 'all', label: t`All` },
        { value: 'hidden', label: t`Hidden` },
      ],
    },
    { kind: 'text', name: 'check', label: t`Check`, isPinned: true },
  ],
  sorts: [
    { label: t`By product`, sort: 'name' },
    { label: t`Lowest stock first`, sort: 'stock' },
    { label: t`Lowest price first`, sort: 'cost' },
  ],
} as const satisfies BrowserList
export type ChecksAddress = AddressOf<typeof checksList>

/** The service has no list of tickets; those known to this browser are filtered here. */
export const ticketsList = {
  title: t`Tickets`,
  key: 'tickets',
  filters: [
    {
      kind: 'choice',
      name: 'view',
      label: t`View`,
      choices: [
        { value: 'waiting', label: t({ message: 'Waiting', context: 'tickets' }) },
        { value: 'later', label: t`Later` },
        { value: 'drafts', label: t`Drafts` },
        { value: 'all', label: t({ message: 'All', context: 'tickets' }) },
      ],
    },
    {
      kind: 'choice',
      name: 'whose',
      label: t`Whose`,
      choices: [
        { value: 'mine', label: t`Mine` },
        { value: 'nobody', label: t`Nobody’s` },
      ],
    },
    { kind: 'text', name: 'q', label: t`Search` },
  ],
} as const satisfies BrowserList
export type TicketsAddress = AddressOf<typeof ticketsList>
