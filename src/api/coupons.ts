import { readPage } from './client.ts'
import { type ListQuery, listParameters } from './list-parameters.ts'
import { operations } from './operations.ts'
import { itemQuery, listQuery } from './query.ts'
import { Coupon } from './schemas/coupons.ts'

type CouponQuery = ListQuery<'listCoupons'> & { q?: string }

/** One page past every cache, for a walk through many. */
export function readCoupons(storeId: string, query: ListQuery<'listCoupons'>, signal: AbortSignal) {
  return readPage(
    'listCoupons',
    { storeId },
    listParameters(operations.listCoupons.query, query),
    Coupon,
    { signal },
  )
}

/** With a text in `q` the service searches, otherwise it lists; the filters are the same. */
export function couponsQuery(storeId: string, { q = '', ...query }: CouponQuery) {
  return listQuery<ListOrSearch, Coupon>(operationFor(q), { storeId, query: q }, query, Coupon)
}

/** The path of the list has no place for the text, so both take the same parameters. */
type ListOrSearch = 'listCoupons' | 'searchCoupons'
const operationFor = (q: string): ListOrSearch => (q === '' ? 'listCoupons' : 'searchCoupons')

export function couponQuery(storeId: string, couponId: string) {
  return itemQuery('getCoupon', { storeId, couponId }, Coupon, (coupon) => coupon)
}
