import type * as z from 'zod/mini'
import { readPage } from './client.ts'
import { type ListQuery, listParameters } from './list-parameters.ts'
import { operations } from './operations.ts'
import { itemQuery, listQuery } from './query.ts'
import { Coupon } from './schemas/coupons.ts'

type CouponQuery = ListQuery<'listCoupons'> & { q?: string }

export const readCoupons = (storeId: string, query: CouponQuery, signal: AbortSignal) =>
  readCouponsAs(Coupon, storeId, query, signal)

export function readCouponsAs<Read>(
  schema: z.ZodMiniType<Read>,
  storeId: string,
  { q = '', ...query }: CouponQuery,
  signal: AbortSignal,
) {
  const parameters = listParameters(operations.listCoupons.query, query)
  return readPage<ListOrSearch, Read>(operationFor(q), { storeId, query: q }, parameters, schema, {
    signal,
  })
}

/** Searches if `q` holds a text, otherwise lists; both take the same filters. */
export function couponsQuery(storeId: string, { q = '', ...query }: CouponQuery) {
  return listQuery<ListOrSearch, Coupon>(operationFor(q), { storeId, query: q }, query, Coupon)
}

/** The list’s path ignores the text, so both operations take the same parameters. */
type ListOrSearch = 'listCoupons' | 'searchCoupons'
const operationFor = (q: string): ListOrSearch => (q === '' ? 'listCoupons' : 'searchCoupons')

export function couponQuery(storeId: string, couponId: string) {
  return itemQuery('getCoupon', { storeId, couponId }, Coupon, (coupon) => coupon)
}
