import { presentTime } from '#base/time/now.ts'
import type { QueryClient } from '@tanstack/react-query'
import { allProductsQuery } from '#api/products.ts'
import { chosenTimeZone, preferences } from '#base/storage/preferences.ts'
import { manyCouponsQuery } from '#model/reading/lists/many-coupons.ts'
import { checkedRows } from '#model/reading/checks/rows.ts'
import { countRows, shownRows } from '#model/reading/checks/choose.ts'
import { checksCount, keptChecks, lowStockOf } from '#model/reading/checks/kept.ts'
import { lookedGoods } from '#model/reading/memory/looked-goods.ts'
import { undeliveredAmong, undeliveredPlace } from '#model/doing/jobs/order-checks.ts'
import { searches } from '#model/doing/jobs/searches.ts'
import { isStoredSearch, knownJobs } from '#model/doing/jobs/known-jobs.ts'
import { searchesRestored } from '#model/doing/jobs/stored-search.ts'
import { keepLastCount, lastCount } from './keep-found-counts.ts'

/** Of the navigation. */
const SECTION = 'to-fix'

/** Counts only what some page has read anyway, since a number is not worth a request. */
export function keepChecksCount(queryClient: QueryClient, storeId: string): () => void {
  const kept = keptChecks(storeId)
  const looked = lookedGoods(storeId)
  const place = undeliveredPlace(storeId)
  const products = allProductsQuery(storeId).queryKey
  const coupons = manyCouponsQuery(storeId).queryKey
  /** Kept values may be none, as of somebody who isn’t known yet. */
  let counted: number | undefined
  let isPlanned = false
  let isOver = false

  function show() {
    const ofCatalogue = counted ?? kept.get().count
    const search = searches.get().find(({ question }) => question.place === place)
    const late = undeliveredAmong(search, looked.get())
    const isComing = knownJobs.get().some(isStoredSearch) && !searchesRestored.get()
    const last = isComing && !search ? lastCount(storeId, SECTION) : undefined
    if (ofCatalogue === undefined && !late && last === undefined) return
    const count = last ?? (ofCatalogue ?? 0) + (late?.missing.length ?? 0)
    // Until all orders were looked through, there may be more.
    const isPartial = last === undefined && (ofCatalogue === undefined || late?.isLeast !== false)
    checksCount.set({
      storeId,
      ofCatalogue,
      count,
      isPartial,
      isKept: last !== undefined || undefined,
    })
    if (!isPartial && last === undefined && lastCount(storeId, SECTION) !== count)
      keepLastCount(storeId, SECTION, count)
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
    counted = look
    show()
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
  const stopSearches = searches.subscribe(show)
  const stopRestored = searchesRestored.subscribe(show)
  const stopLooked = looked.subscribe(show)
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
    stopSearches()
    stopRestored()
    stopLooked()
  }
}
