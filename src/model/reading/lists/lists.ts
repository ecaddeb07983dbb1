import type { AddressOf, BrowserList, ListOf } from './description.ts'

/* The router reads these before it loads any page, so this file imports types only. */

export const ordersList = {
  operation: 'listOrders',
  title: 'Orders',
  hasViews: true,
  nouns: ['order', 'orders'],
  search: { label: 'Email or order ID', name: 'email' },
  filters: [
    { kind: 'text', name: 'status', label: 'Status', suggestions: 'met' },
    { kind: 'text', name: 'gateway', label: 'Gateway', suggestions: 'met' },
    { kind: 'text', name: 'email', label: 'Customer email', operator: 'contains' },
    { kind: 'text', name: 'chat', label: 'Chat user (id or name)' },
    { kind: 'dates', from: 'dateFrom', to: 'dateTo', label: 'Created' },
  ],
  sorts: [
    { label: 'Newest first', sort: '-dateCreated' },
    { label: 'Oldest first', sort: 'dateCreated' },
    { label: 'Largest amount first', sort: '-amount' },
    { label: 'By customer', sort: 'customerEmail' },
  ],
  others: ['peek'],
} as const satisfies ListOf<'listOrders'>
export type OrdersAddress = AddressOf<typeof ordersList>

export const reviewsList = {
  operation: 'listReviews',
  title: 'Reviews',
  hasViews: true,
  nouns: ['review', 'reviews'],
  filters: [
    { kind: 'integer', name: 'rating', label: 'Rating', least: 1, most: 5, isPinned: true },
    { kind: 'flag', name: 'hasReply', label: 'Reply', isPinned: true },
    { kind: 'text', name: 'emailAddress', label: 'Customer email', operator: 'contains' },
    { kind: 'dates', from: 'dateRangeFrom', to: 'dateRangeTo', label: 'Created' },
  ],
  sorts: [
    { label: 'Newest first', sort: '-dateCreated' },
    { label: 'Oldest first', sort: 'dateCreated' },
    { label: 'Worst rating first', sort: 'rating' },
    { label: 'Best rating first', sort: '-rating' },
  ],
  others: ['peek'],
} as const satisfies ListOf<'listReviews'>
export type ReviewsAddress = AddressOf<typeof reviewsList>

/** With a text in `q` the service searches, otherwise it lists; the filters are the same. */
export const couponsList = {
  operation: 'listCoupons',
  title: 'Coupons',
  hasViews: true,
  nouns: ['coupon', 'coupons'],
  search: { label: 'Code or coupon ID', name: 'q' },
  filters: [
    { kind: 'text', name: 'q', label: 'Search', isPinned: true },
    { kind: 'flag', name: 'isEnabled', label: 'Enabled' },
    { kind: 'integers', from: 'usesFrom', to: 'usesTo', label: 'Uses' },
    { kind: 'integers', from: 'maximumUsesFrom', to: 'maximumUsesTo', label: 'Maximum uses' },
    { kind: 'decimals', from: 'percentageFrom', to: 'percentageTo', label: 'Percentage' },
    { kind: 'decimals', from: 'amountFrom', to: 'amountTo', label: 'Amount', isMoney: true },
  ],
  sorts: [
    { label: 'Most used first', sort: '-uses' },
    { label: 'Newest first', sort: '-dateCreated' },
    { label: 'First to end', sort: 'expirationDate' },
    { label: 'By code', sort: 'code' },
  ],
  others: ['peek'],
} as const satisfies ListOf<'listCoupons'>
export type CouponsAddress = AddressOf<typeof couponsList>

/** The service lists customers only as results of a search for `q`. */
export const customersList = {
  operation: 'searchCustomers',
  title: 'Customers',
  hasViews: true,
  nouns: ['customer', 'customers'],
  search: { label: 'Search customers', name: 'q' },
  filters: [
    { kind: 'text', name: 'email', label: 'Email', operator: 'contains' },
    { kind: 'text', name: 'ipAddress', label: 'IP address', operator: 'contains' },
    { kind: 'decimals', from: 'balanceFrom', to: 'balanceTo', label: 'Balance', isMoney: true },
    { kind: 'text', name: 'processorCustomerId', label: 'Processor customer ID' },
    { kind: 'text', name: 'affiliateCode', label: 'Affiliate code', operator: 'contains' },
  ],
  sorts: [
    { label: 'Most spent first', sort: '-totalSpend' },
    { label: 'Most orders first', sort: '-totalOrders' },
    { label: 'Newest first', sort: '-dateCreated' },
    { label: 'By email', sort: 'emailAddress' },
  ],
  others: ['q', 'peek'],
} as const satisfies ListOf<'searchCustomers'>

export const webhookLogsList = {
  operation: 'listWebhookLogs',
  title: 'Webhooks',
  nouns: ['delivery', 'deliveries'],
  filters: [
    { kind: 'flag', name: 'success', label: 'Outcome', isPinned: true },
    {
      kind: 'integer',
      name: 'responseCode',
      label: 'Response code',
      suggestions: ['200', '400', '401', '404', '429', '500', '502', '503'],
    },
    { kind: 'dates', from: 'from', to: 'to', label: 'Sent' },
  ],
  sorts: [
    { label: 'Newest first', sort: '-dateCreated' },
    { label: 'Oldest first', sort: 'dateCreated' },
  ],
  others: ['log'],
} as const satisfies ListOf<'listWebhookLogs'>

/** The whole catalogue is loaded, then filtered and sorted in the browser. */
export const productsList = {
  title: 'Products',
  hasViews: true,
  nouns: ['product', 'products'],
  search: { label: 'Name, slug or variant', name: 'q' },
  filters: [
    { kind: 'text', name: 'q', label: 'Search', isPinned: true },
    { kind: 'choice', name: 'category', label: 'Category' },
    { kind: 'choice', name: 'delivery', label: 'Delivery type' },
    {
      kind: 'choice',
      name: 'stock',
      label: 'Stock',
      choices: [
        { value: 'out', label: 'A variant out' },
        { value: 'all-out', label: 'All out' },
        { value: 'low', label: 'A variant low' },
        { value: 'in', label: 'In stock' },
      ],
    },
    { kind: 'flag', name: 'bestSeller', label: 'Best seller' },
  ],
  sorts: [
    { label: 'By name', sort: 'name' },
    { label: 'Lowest stock first', sort: 'stock' },
    { label: 'Lowest price first', sort: 'cost' },
    { label: 'Best rating first', sort: '-rating' },
  ],
  others: ['peek'],
} as const satisfies BrowserList
export type ProductsAddress = AddressOf<typeof productsList>

/** The catalogue and the coupons with what may be wrong with them, worked out in the browser. */
export const checksList = {
  title: 'To fix',
  nouns: ['row', 'rows'],
  search: { label: 'Product, variant or coupon', name: 'q' },
  filters: [
    { kind: 'text', name: 'q', label: 'Search', isPinned: true },
    {
      kind: 'choice',
      name: 'show',
      label: 'Show',
      isPinned: true,
      choices: [
        { value: 'mild', label: 'Probably fine' },
        { value: 'all', label: 'All' },
        { value: 'hidden', label: 'Hidden' },
      ],
    },
    { kind: 'text', name: 'check', label: 'Check', isPinned: true },
  ],
  sorts: [
    { label: 'By product', sort: 'name' },
    { label: 'Lowest stock first', sort: 'stock' },
    { label: 'Lowest price first', sort: 'cost' },
  ],
} as const satisfies BrowserList
export type ChecksAddress = AddressOf<typeof checksList>

/** The service has no list of tickets; those known to this browser are filtered here. */
export const ticketsList = {
  title: 'Tickets',
  nouns: ['ticket', 'tickets'],
  filters: [
    {
      kind: 'choice',
      name: 'view',
      label: 'View',
      choices: [
        { value: 'waiting', label: 'Waiting' },
        { value: 'later', label: 'Later' },
        { value: 'drafts', label: 'Drafts' },
        { value: 'all', label: 'All' },
      ],
    },
    {
      kind: 'choice',
      name: 'whose',
      label: 'Whose',
      choices: [
        { value: 'mine', label: 'Mine' },
        { value: 'nobody', label: 'Nobody’s' },
      ],
    },
    { kind: 'text', name: 'q', label: 'Search' },
  ],
} as const satisfies BrowserList
export type TicketsAddress = AddressOf<typeof ticketsList>
