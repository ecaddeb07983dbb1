import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allCategoriesQuery } from '#api/categories.ts'
import { allProductsQuery } from '#api/products.ts'
import { useNow } from '#base/now.ts'
import { useTimeZone } from '#base/preferences.ts'
import { useStore } from '#base/store.ts'
import { countRows, hiddenRows, shownRows } from '#model/checks/choose.ts'
import { keptChecks } from '#model/checks/kept.ts'
import { type CheckId, type CheckSource, checkKind } from '#model/checks/kinds.ts'
import { checkedRows } from '#model/checks/rows.ts'
import { manyCouponsQuery } from '#model/coupons/many.ts'
import type { CheckState } from './checks-side.tsx'

/** What other pages have read is taken as it is for a while. */
const FRESH = { staleTime: 300_000 }
const STEP = 300_000

/** Everything that the checks read, and what they found. */
export function useChecks(storeId: string) {
  const products = useQuery({ ...allProductsQuery(storeId), ...FRESH })
  const categories = useQuery({ ...allCategoriesQuery(storeId), ...FRESH })
  const coupons = useQuery({ ...manyCouponsQuery(storeId), ...FRESH })
  const sources: Record<CheckSource, UseQueryResult> = { products, categories, coupons }
  const { lowStock, hidden } = useStore(keptChecks(storeId))
  const zone = useTimeZone()
  // Only the end of a coupon depends on the time, and a large catalogue is not checked each time.
  const now = Math.floor(useNow() / STEP) * STEP
  const rows = useMemo(
    () =>
      checkedRows(
        { products: products.data, categories: categories.data, coupons: coupons.data?.coupons },
        { lowStock, now, zone },
      ),
    [products.data, categories.data, coupons.data, lowStock, now, zone],
  )
  const shown = useMemo(() => shownRows(rows, hidden), [rows, hidden])
  const counts = useMemo(() => countRows(shown), [shown])
  const concealed = useMemo(() => hiddenRows(rows, hidden), [rows, hidden])

  function stateOf(check: CheckId): CheckState {
    const read = checkKind(check).reads.map((name) => sources[name])
    if (read.every(({ data }) => data !== undefined)) return 'made'
    return read.some(({ isError }) => isError) ? 'not made' : 'reading'
  }
  return { products, categories, coupons, shown, concealed, counts, lowStock, stateOf }
}
