import { queryOptions } from '@tanstack/react-query'
import { readCoupons } from '#api/coupons.ts'
import type { Coupon } from '#api/schemas/coupons.ts'
import { inLargePages } from '#model/reading/walk/page-sizes.ts'
import { readPages } from '#model/reading/walk/pages.ts'

const MOST_PAGES = 10

export type ManyCoupons = { coupons: Coupon[]; isComplete: boolean }

/** The first thousand, because the platform cannot filter them by variant. */
export const manyCouponsQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['listCoupons', { storeId }, 'many'],
    queryFn: ({ signal }) => readMany(storeId, MOST_PAGES, signal),
    staleTime: 60_000,
  })

export const everyCouponQuery = (storeId: string) =>
  queryOptions({
    ...manyCouponsQuery(storeId),
    queryFn: ({ signal }) => readMany(storeId, Infinity, signal),
    staleTime: 0,
  })

async function readMany(
  storeId: string,
  mostPages: number,
  leaving: AbortSignal,
): Promise<ManyCoupons> {
  const { items: coupons, isComplete } = await readPages(
    inLargePages((asked, signal) => readCoupons(storeId, asked, signal)),
    { signal: leaving, mostPages },
  )
  return { coupons, isComplete }
}
