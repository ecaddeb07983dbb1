import { queryOptions } from '@tanstack/react-query'
import { readPage, type Paging } from './client.ts'
import { exactCount, itemQuery, listQuery, ONE_ROW, paging } from './query.ts'
import type { QueryParams } from './request.ts'
import { Coupon } from './schemas/coupons.ts'
import { type CouponListQuery } from './schemas/list-queries.ts'

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

const MANY = 1000
const AT_ONCE = 100

/**
 * The first thousand coupons, page by page: the service cannot be asked which ones name a
 * variant. `isComplete` is false when there are more, or may be.
 */
export function manyCouponsQuery(storeId: string) {
  return queryOptions({
    queryKey: ['listCoupons', { storeId }, 'many'],
    queryFn: async ({ signal }) => {
      const coupons: Coupon[] = []
      const ids = new Set<string>()
      for (let page = 1; ; page += 1) {
        const query = paging({ page, pageSize: AT_ONCE })
        const read = await readPage('listCoupons', { storeId }, query, Coupon, { signal })
        const isRepeated = read.items.length > 0 && read.items.every(({ id }) => ids.has(id))
        // The same rows once more say nothing of those after them.
        if (isRepeated) return { coupons, isComplete: false }
        coupons.push(...read.items)
        for (const { id } of read.items) if (id) ids.add(id)
        if (!read.hasMore || coupons.length >= MANY) return { coupons, isComplete: !read.hasMore }
      }
    },
    staleTime: 60_000,
  })
}
