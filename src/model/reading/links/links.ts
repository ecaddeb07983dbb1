import { parseMoment } from '#base/time/moment.ts'
import { linkOptions } from './order-links.ts'

type ReviewsSearch = { emailAddress?: string; hasReply?: boolean; sort?: string; pageSize?: 100 }
type Dated = { id: string; dateCreated?: string }
type LogsSearch = { success?: boolean; from?: string }

export const customersLink = (storeId: string) =>
  linkOptions({ to: '/stores/$storeId/customers', params: { storeId } })

export const customerLink = (storeId: string, customerId: string) =>
  linkOptions({ to: '/stores/$storeId/customers/$customerId', params: { storeId, customerId } })

export const ticketLink = (storeId: string, customerId: string, ticketId: string) =>
  linkOptions({
    to: '/stores/$storeId/customers/$customerId/tickets/$ticketId',
    params: { storeId, customerId, ticketId },
  })

export const productsLink = (storeId: string) =>
  linkOptions({ to: '/stores/$storeId/products', params: { storeId } })

export const productLink = (storeId: string, productId: string) =>
  linkOptions({ to: '/stores/$storeId/products/$productId', params: { storeId, productId } })

export const slugLink = (storeId: string, slug: string) =>
  linkOptions({ to: '/stores/$storeId/products/slug/$slug', params: { storeId, slug } })

/** Who bought it is a part of the product's page. */
export const whoBoughtLink = (storeId: string, productId: string) => ({
  ...productLink(storeId, productId),
  hash: 'bought',
})

export const keyFinderLink = (storeId: string, of?: 'payment') =>
  linkOptions({ to: '/stores/$storeId/key-finder', params: { storeId }, search: { of } })

/** What is wrong with orders is found by opening them, among the things to fix. */
export const UNDELIVERED = 'undelivered'
export const SOLD_TWICE = 'sold-twice'

export const undeliveredLink = (storeId: string) =>
  linkOptions({
    to: '/stores/$storeId/to-fix',
    params: { storeId },
    search: { check: UNDELIVERED },
  })

export const soldTwiceLink = (storeId: string) =>
  linkOptions({
    to: '/stores/$storeId/to-fix',
    params: { storeId },
    search: { check: SOLD_TWICE },
  })

/** Of the last month, or of one such as "2026-10". */
export const monthEndLink = (month = 'last') => linkOptions({ to: '/tools', search: { month } })

export type Letter = 'never' | 'lapsed' | 'replaced'

/** Whose emails to copy: of those who bought this and not that, who stay away, or have an old variant. */
export const whomToWriteLink = (write: Letter = 'never') =>
  linkOptions({ to: '/tools', search: { write } })

/** A period's customers, below its figures. */
export const customersByLink = (storeId: string, by: 'customers' | 'best') =>
  linkOptions({ to: '/stores/$storeId', params: { storeId }, search: { by } })

export const newVariantLink = (storeId: string, productId: string, from?: string) =>
  linkOptions({
    to: '/stores/$storeId/products/$productId/variants/new',
    params: { storeId, productId },
    search: { from },
  })

export const variantTableLink = (storeId: string, productId: string) =>
  linkOptions({
    to: '/stores/$storeId/products/$productId/variants/new',
    params: { storeId, productId },
    search: { as: 'table' },
  })

export const categoryLink = (storeId: string, categoryId: string) =>
  linkOptions({ to: '/stores/$storeId/categories/$categoryId', params: { storeId, categoryId } })

export const couponsLink = (storeId: string, q?: string) =>
  linkOptions({ to: '/stores/$storeId/coupons', params: { storeId }, search: { q } })

export const couponLink = (storeId: string, couponId: string) =>
  linkOptions({ to: '/stores/$storeId/coupons/$couponId', params: { storeId, couponId } })

export const reviewsLink = (storeId: string, search: ReviewsSearch = {}) =>
  linkOptions({ to: '/stores/$storeId/reviews', params: { storeId }, search })

/** A review has no page of its own: it is shown beside its list. */
export function reviewLink(storeId: string, { id, dateCreated }: Dated) {
  const { from: dateRangeFrom, to: dateRangeTo } = around(dateCreated)
  return linkOptions({
    to: '/stores/$storeId/reviews',
    params: { storeId },
    search: { dateRangeFrom, dateRangeTo, peek: id },
  })
}

/** A delivery is shown beside its webhook's other deliveries. */
export function deliveryLink(webhookId: string, { id, dateCreated }: Dated) {
  return linkOptions({
    to: '/webhooks/$webhookId/logs',
    params: { webhookId },
    search: { ...around(dateCreated), log: id },
  })
}

export const webhookLogsLink = (webhookId: string, search: LogsSearch = {}) =>
  linkOptions({ to: '/webhooks/$webhookId/logs', params: { webhookId }, search })

/** Milliseconds to each side: the platform may know more digits than it sends. */
const MARGIN = 1_000

/** Hardly any other record lies between them; a page would not do, since later records move it. */
export function around(dateCreated: string | undefined): { from?: string; to?: string } {
  const moment = parseMoment(dateCreated)
  return moment?.kind === 'instant' ? between(moment.instant, moment.instant) : {}
}

export const between = (first: number, last: number) => ({
  from: at(Math.min(first, last) - MARGIN),
  to: at(Math.max(first, last) + MARGIN),
})

const at = (instant: number) => new Date(instant).toISOString()
