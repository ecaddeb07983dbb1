import { itemQuery, listQuery, paging } from './query.ts'
import { Coupon } from './schemas/coupons.ts'
import { type CouponListQuery } from './schemas/list-queries.ts'

/** With a text in `q` the service searches, otherwise it lists; the filters are the same. */
export function couponsQuery(storeId: string, { q, ...query }: CouponListQuery) {
  const parameters = { ...filters(query), ...paging(query) }
  return q === undefined
    ? listQuery('listCoupons', { storeId }, parameters, Coupon)
    : listQuery('searchCoupons', { storeId, query: q }, parameters, Coupon)
}

export function couponQuery(storeId: string, couponId: string) {
  return itemQuery('getCoupon', { storeId, couponId }, Coupon, (coupon) => coupon)
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
