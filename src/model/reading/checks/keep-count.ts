import { presentTime } from '#base/time/now.ts'
import type { QueryClient } from '@tanstack/react-query'
import { allProductsQuery } from '#api/products.ts'
import { chosenTimeZone, preferences } from '#base/storage/preferences.ts'
import { manyCouponsQuery } from '#model/reading/lists/many-coupons.ts'
import { checkedRows } from './rows.ts'
import { countRows, shownRows } from './choose.ts'
import { checksCount } from './count.ts'
import { keptChecks, lowStockOf } from './kept.ts'

/** Counts only what some page has read anyway, since a number is not worth a request. */
export function keepChecksCount(queryClient: QueryClient, storeId: string): () => void {
  const kept = keptChecks(storeId)
  const products = allProductsQuery(storeId).queryKey
  const coupons = manyCouponsQuery(storeId).queryKey
  let isPlanned = false
  let isOver = false

  function show() {
    const { count } = kept.get()
    if (count !== undefined) checksCount.set({ storeId, count })
  }

  function recount() {
    isPlanned = false
    const [read, many] = [queryClient.getQueryData(products), queryClient.getQueryData(coupons)]
    if (isOver || !read || !many) return
    const { hidden } = kept.get()
    const options = {
      lowStock: lowStockOf(storeId),
      now: presentTime(),
      zone: chosenTimeZone(preferences()),
    }
    // Categories only add findings that are often intended, and those are not counted.
    const sources = { products: read, coupons: many.coupons, categories: undefined }
    const { look } = countRows(shownRows(checkedRows(sources, options), hidden))
    checksCount.set({ storeId, count: look })
    if (look !== kept.get().count) kept.set((before) => ({ ...before, count: look }))
  }

  function plan() {
    if (isPlanned) return
    isPlanned = true
    // A large catalogue takes a moment, which the page that read it needs first.
    setTimeout(recount)
  }

  const stopReads = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success') return
    const [operation] = query.queryKey
    if (operation === products[0] || operation === coupons[0]) plan()
  })
  const stopKept = kept.subscribe(() => {
    show()
    plan()
  })
  show()
  plan()
  return () => {
    isOver = true
    stopReads()
    stopKept()
  }
}
