import type { LinkProps } from '@tanstack/react-router'
import { commaList } from '#base/language/lists.ts'
import { labels, t } from '#base/language/words.ts'
import type { IconName } from '#components/controls/icons.tsx'
import {
  couponsLink,
  customersLink,
  productsLink,
  reviewsLink,
  undeliveredLink,
} from '#model/reading/links/links.ts'
import { ordersLink } from '#model/reading/links/order-links.ts'

/** What else merchants call a page, by its section; the search finds it by each. */
export const pageWords: Readonly<Record<string, string>> = {
  '': t`home, dashboard, today, figures, stats, revenue, report, analytics, earn`,
  'to-fix': t`check, problem, stock, low, expired, broken`,
  orders: t`sale, purchase, invoice number, print, bulk, several at once`,
  customers: commaList([t`buyer, client, block, ban`, labels.affiliate, labels.ipAddress]),
  coupons: t`discount, promo, voucher`,
  products: t`catalogue, item, price`,
  tickets: t`new reply, answer, waiting, support, inbox, message`,
  'saved-replies': t`save, template, canned, macro, snippet`,
  changes: t`activity, history, audit, who, log book`,
  webhooks: t`webhook, delivery, hook, callback, log`,
  processors: t`payment, processor, gateway, provider, payout`,
  settings: t`block, ban, vpn, store name, domain`,
  account: t`plan, invoice, subscription, password, profile`,
  preferences: commaList([
    t`language, timezone, time zone, currency, numbers, notices, greeting`,
    t`Notifications`,
    t`Quiet hours`,
  ]),
  help: t`help, how, can’t, support`,
}

export type Place = { title: string; icon: IconName; note?: string; words: string; link: LinkProps }

const to = (storeId: string, period?: 'yesterday' | 'week' | 'month'): LinkProps =>
  ({ to: '/stores/$storeId', params: { storeId }, search: { period } }) as LinkProps

/** Parts of pages, and what is begun on one. No title promises more than its page does. */
export const placesOf = (storeId: string): Place[] => [
  {
    title: t`Overview, today`,
    icon: 'overview',
    words: t`today, earned`,
    link: to(storeId),
  },
  {
    title: t`Overview, yesterday`,
    icon: 'overview',
    words: t`yesterday, earned`,
    link: to(storeId, 'yesterday'),
  },
  { title: t`Overview, 7 days`, icon: 'overview', words: t`week`, link: to(storeId, 'week') },
  { title: t`Overview, 30 days`, icon: 'overview', words: t`month`, link: to(storeId, 'month') },
  {
    title: t`Overview by status`,
    icon: 'overview',
    words: t`conversion, abandoned, unpaid, stuck`,
    link: {
      to: '/stores/$storeId',
      params: { storeId },
      search: { period: 'month', by: 'status' },
    } as LinkProps,
  },
  {
    title: t`New and returning customers`,
    icon: 'customers',
    words: t`best customers, repeat, loyal, returning`,
    link: {
      to: '/stores/$storeId',
      params: { storeId },
      search: { period: 'month', by: 'customers' },
    } as LinkProps,
  },
  {
    title: t`Dispute ratio`,
    icon: 'warning',
    words: t`dispute, chargeback, limit, threshold, rate`,
    link: {
      to: '/stores/$storeId',
      params: { storeId },
      search: { period: 'month', by: 'gateway' },
    } as LinkProps,
  },
  {
    title: t`Refund an order`,
    icon: 'refund',
    note: t`open the order`,
    words: t`refund, money back, return`,
    link: ordersLink(storeId),
  },
  {
    title: t`See what an order delivered`,
    icon: 'orders',
    note: t`open the order`,
    words: t`delivered`,
    link: ordersLink(storeId),
  },
  {
    title: t`Paid, not delivered`,
    icon: 'warning',
    words: t`undelivered, missing key, late, goods`,
    link: undeliveredLink(storeId),
  },
  {
    title: t`Change a price`,
    icon: 'products',
    note: t`open the product`,
    words: t`price, edit, change price, cost`,
    link: productsLink(storeId),
  },
  {
    title: t`Add several variants`,
    icon: 'products',
    note: t`open the product`,
    words: t`variants from a table, spreadsheet, csv, paste, import, new variant`,
    link: productsLink(storeId),
  },
  {
    title: t`Who bought this`,
    icon: 'products',
    note: t`open the product`,
    words: t`Filter orders by product`,
    link: productsLink(storeId),
  },
  {
    title: t`Delete variant`,
    icon: 'products',
    note: t`open the product`,
    words: '',
    link: productsLink(storeId),
  },
  {
    title: t`What changed in the shop`,
    icon: 'clock',
    words: t`price changed, stock jump, who changed, gone, compare days, snapshot`,
    link: {
      to: '/stores/$storeId/changes',
      params: { storeId },
      search: { in: 'shop' },
    },
  },
  {
    title: t`Make a coupon`,
    icon: 'coupons',
    note: t`made on your platform`,
    words: t`make coupon, discount, promo, voucher`,
    link: couponsLink(storeId),
  },
  {
    title: t`Answer a review`,
    icon: 'star',
    note: t`on your platform`,
    words: t`reply to a review, respond`,
    link: reviewsLink(storeId),
  },
  {
    title: t`Block a customer`,
    icon: 'customers',
    note: t`on your platform`,
    words: t`ban, balance`,
    link: customersLink(storeId),
  },
  {
    title: t`New saved reply`,
    icon: 'bolt',
    words: t`new reply, template`,
    link: {
      to: '/stores/$storeId/saved-replies',
      params: { storeId },
      search: { reply: 'new' },
    },
  },
  {
    title: t`Language`,
    icon: 'preferences',
    words: '',
    link: { to: '/preferences', hash: 'language' },
  },
  {
    title: t`API keys`,
    icon: 'key',
    words: t`api, token, scope, permission`,
    link: { to: '/account', search: { view: 'keys' } },
  },
]
