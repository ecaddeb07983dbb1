import { queryOptions } from '@tanstack/react-query'
import { readCoupons } from '#api/coupons.ts'
import { readPages } from '#model/pages.ts'

const PAGE_SIZE = 100
const MOST_PAGES = 10

/**
 * The first thousand coupons, because the platform cannot filter them by variant. `isComplete` is
 * false if there are, or may be, more.
 */
export function manyCouponsQuery(storeId: string) {
  return queryOptions({
    queryKey: ['listCoupons', { storeId }, 'many'],
    async queryFn({ signal: leaving }) {
      const { items: coupons, isComplete } = await readPages(
        (page, signal) => readCoupons(storeId, { page, pageSize: PAGE_SIZE }, signal),
        { signal: leaving, mostPages: MOST_PAGES },
      )
      return { coupons, isComplete }
    },
    staleTime: 60_000,
  })
}
