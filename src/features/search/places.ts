import type { LinkProps } from '@tanstack/react-router'
import type { IconName } from '#components/controls/icons.tsx'
import {
  couponsLink,
  customersLink,
  ordersLink,
  productsLink,
  reviewsLink,
  soldTwiceLink,
  undeliveredLink,
} from '#model/reading/links/links.ts'

/** What else merchants call a page, by its section; the search finds it by each. */
export const pageWords: Readonly<Record<string, string>> = {
  '': 'home, dashboard, today, figures, stats, revenue, report, analytics, earn',
  checks: 'check, problem, stock, low, expired, broken',
  orders: 'sale, purchase, invoice number',
  customers: 'buyer, client, block, ban',
  coupons: 'discount, promo, voucher',
  products: 'catalogue, item, price',
  tickets: 'new reply, answer, waiting, support, inbox, message',
  'saved-replies': 'save, template, canned, macro, snippet',
  activity: 'activity, history, audit, who, log book',
  webhooks: 'webhook, delivery, hook, callback, log',
  processors: 'payment, processor, gateway, provider, payout',
  settings: 'block, ban, vpn, store name, domain',
  account: 'plan, invoice, subscription, password, profile',
  preferences: 'language, timezone, time zone, currency, numbers, notices, greeting',
  help: 'help, how, can’t, support',
}

export type Place = { title: string; icon: IconName; note?: string; words: string; link: LinkProps }

const to = (storeId: string, period?: 'yesterday' | 'week' | 'month'): LinkProps =>
  ({ to: '/stores/$storeId', params: { storeId }, search: { period } }) as LinkProps

/** Parts of pages, and what is begun on one. No title promises more than its page does. */
export const placesOf = (storeId: string): Place[] => [
  {
    title: 'Overview, today',
    icon: 'overview',
    words: 'today, earned',
    link: to(storeId),
  },
  {
    title: 'Overview, yesterday',
    icon: 'overview',
    words: 'yesterday, earned',
    link: to(storeId, 'yesterday'),
  },
  { title: 'Overview, 7 days', icon: 'overview', words: 'week', link: to(storeId, 'week') },
  { title: 'Overview, 30 days', icon: 'overview', words: 'month', link: to(storeId, 'month') },
  {
    title: 'Overview by status',
    icon: 'overview',
    words: 'conversion, abandoned, unpaid, stuck',
    link: {
      to: '/stores/$storeId',
      params: { storeId },
      search: { period: 'month', by: 'status' },
    } as LinkProps,
  },
  {
    title: 'Refund an order',
    icon: 'refund',
    note: 'open the order',
    words: 'refund, money back, return',
    link: ordersLink(storeId),
  },
  {
    title: 'See what an order delivered',
    icon: 'orders',
    note: 'open the order',
    words: 'delivered',
    link: ordersLink(storeId),
  },
  {
    title: 'Paid, not delivered',
    icon: 'warning',
    words: 'undelivered, missing key, late, goods',
    link: undeliveredLink(storeId),
  },
  {
    title: 'Sold twice',
    icon: 'warning',
    words: 'duplicate, sold twice, same key',
    link: soldTwiceLink(storeId),
  },
  {
    title: 'Change a price',
    icon: 'products',
    note: 'on your platform',
    words: 'price, edit, change price, cost',
    link: productsLink(storeId),
  },
  {
    title: 'Add several variants',
    icon: 'products',
    note: 'open the product',
    words: 'variants from a table, spreadsheet, csv, paste, import, new variant',
    link: productsLink(storeId),
  },
  {
    title: 'Make a coupon',
    icon: 'coupons',
    note: 'made on your platform',
    words: 'make coupon, discount, promo, voucher',
    link: couponsLink(storeId),
  },
  {
    title: 'Answer a review',
    icon: 'star',
    note: 'on your platform',
    words: 'reply to a review, respond',
    link: reviewsLink(storeId),
  },
  {
    title: 'Block a customer',
    icon: 'customers',
    note: 'on your platform',
    words: 'ban, balance',
    link: customersLink(storeId),
  },
  {
    title: 'New saved reply',
    icon: 'bolt',
    words: 'new reply, template',
    link: {
      to: '/stores/$storeId/saved-replies',
      params: { storeId },
      search: { reply: 'new' },
    },
  },
  {
    title: 'API keys',
    icon: 'key',
    words: 'api, token, scope, permission',
    link: { to: '/account', search: { view: 'keys' } },
  },
]
