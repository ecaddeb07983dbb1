import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { allCategoriesQuery } from '#api/categories.ts'
import { allProductsQuery } from '#api/products.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { useStore } from '#base/storage/store.ts'
import {
  type ChecksView,
  chosenRows,
  countRows,
  hiddenRows,
  shownRows,
  sortRows,
} from '#model/reading/checks/choose.ts'
import { keptChecks, useLowStock } from '#model/reading/checks/kept.ts'
import {
  type CheckId,
  type CheckSource,
  checkKind,
  checkKinds,
  readCheckId,
} from '#model/reading/checks/kinds.ts'
import { checkedRows } from '#model/reading/checks/rows.ts'
import { manyCouponsQuery } from '#model/reading/lists/many-coupons.ts'
import type { ChecksAddress } from '#model/reading/lists/lists.ts'

export type CheckState = 'made' | 'reading' | 'not made'

/** What other pages have read counts as fresh for a while. */
const FRESH = { staleTime: 300_000 }
const STEP = 300_000

export function useChecks(storeId: string) {
  const products = useQuery({ ...allProductsQuery(storeId), ...FRESH })
  const categories = useQuery({ ...allCategoriesQuery(storeId), ...FRESH })
  const coupons = useQuery({ ...manyCouponsQuery(storeId), ...FRESH })
  const sources: Record<CheckSource, UseQueryResult> = { products, categories, coupons }
  const { hidden } = useStore(keptChecks(storeId))
  const lowStock = useLowStock(storeId)
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
    // oxlint-disable-next-line words/marked -- a code, never shown
    return read.some(({ isError }) => isError) ? 'not made' : 'reading'
  }
  const states = new Set(checkKinds.flatMap(({ id, isMild }) => (isMild ? [] : stateOf(id))))
  const queries = [products, categories, coupons]
  return {
    products,
    categories,
    coupons,
    updatedAt: Math.min(...queries.map((query) => query.dataUpdatedAt)),
    isFetching: queries.some((query) => query.isFetching),
    refresh: () => void Promise.all(queries.map((query) => query.refetch())),
    shown,
    concealed,
    counts,
    lowStock,
    stateOf,
    /** The state of all checks together; their count means something once one check is made. */
    // oxlint-disable-next-line words/marked -- a code, never shown
    state: (['made', 'reading', 'not made'] as const).find((one) => states.has(one)) ?? 'not made',
  }
}

export type Checks = ReturnType<typeof useChecks>

/** Of what is known so far: whether some need a look; undefined while they may yet be found. */
export function hasFindings({ counts, stateOf }: Checks): boolean | undefined {
  if (counts.look > 0) return true
  const areAwaited = checkKinds.some(({ id, isMild }) => !isMild && stateOf(id) === 'reading')
  return areAwaited ? undefined : false
}

/** The rows of the chosen view in their order; typing a search does not wait for them. */
export function useChosenRows(
  { shown, concealed }: Pick<Checks, 'shown' | 'concealed'>,
  address: ChecksAddress,
) {
  const view: ChecksView = address.show ?? 'look'
  const check = readCheckId(address.check)
  const isHidden = view === 'hidden' && !check
  const all = isHidden ? concealed : shown
  const sorted = useMemo(() => sortRows(all, address.sort), [all, address.sort])
  const q = useDeferredValue(address.q)
  const rows = useMemo(() => chosenRows(sorted, { view, check, q }), [sorted, view, check, q])
  return { rows, view, check, isHidden }
}
