import { queryOptions } from '@tanstack/react-query'
import { readPage, type Paging } from './client.ts'
import { exactCount, itemQuery, listQuery, ONE_ROW, paging } from './query.ts'
import type { QueryParams } from './request.ts'
import { Coupon } from './schemas/coupons.ts'
import { type CouponListQuery } from './schemas/list-queries.ts'

/** One page past every cache, for a walk through many. */
export function readCoupons(storeId: string, query: CouponListQuery, signal: AbortSignal) {
  return readPage('listCoupons', { storeId }, paging(query), Coupon, { signal })
}

/** With a text in `q` the service searches, otherwise it lists; the filters are the same. */
export function couponsQuery(storeId: string, query: CouponListQuery) {
  return pageQuery(storeId, query, paging(query))
}

/** How many coupons match, or undefined when the service does not let it be known exactly. */
export function couponCountQuery(storeId: string, query: CouponListQuery) {
  return queryOptions({ ...pageQuery(storeId, query, ONE_ROW), select: exactCount })
}

export function couponQuery(storeId: string, couponId: string) {
  return itemQuery('getCoupon', { storeId, couponId }, Coupon, (coupon) => coupon)
}

/** One query for both operations; the path of the list has no place for the text. */
function pageQuery(
  storeId: string,
  { q = '', ...query }: CouponListQuery,
  page: Paging & QueryParams<'listCoupons'>,
) {
  return listQuery<'listCoupons' | 'searchCoupons', Coupon>(
    q === '' ? 'listCoupons' : 'searchCoupons',
    { storeId, query: q },
    { ...filters(query), ...page },
    Coupon,
  )
}

function filters(query: CouponListQuery) {
  return {
    UsesFrom: query.usesFrom,
    UsesTo: query.usesTo,
    MaximumUsesFrom: query.maximumUsesFrom,
    MaximumUsesTo: query.maximumUsesTo,
    PercentageFrom: query.percentageFrom,
    PercentageTo: query.percentageTo,
    AmountFrom: query.amountFrom,
    AmountTo: query.amountTo,
    IsEnabled: query.isEnabled,
  }
}
