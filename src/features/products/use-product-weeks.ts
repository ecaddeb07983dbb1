import { sentences } from '#base/language/sentences.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { orderCountQuery } from '#api/orders.ts'
import type { Product } from '#api/schemas/products.ts'
import { sparesData } from '#base/browser/spares-data.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { useNow } from '#base/time/now.ts'
import { useIsIdle } from '#components/page/lazy-part.tsx'
import { useEndless } from '#model/reading/checks/chosen.ts'
import { lastingOf, untoldInPace } from '#model/reading/figures/lasting.ts'
import { instantsOf } from '#model/reading/ledger/days.ts'
import { ordersHeld, useLedgerRead } from '#model/reading/ledger/ledger-query.ts'
import { productWeeks, variantSales, weeksTo } from '#model/reading/ledger/product-weeks.ts'
import { arePercentages } from '#model/records/orders/tier-words.ts'
import { ledgerWords } from '#model/reading/ledger/words.ts'

export type ProductWeeks = ReturnType<typeof useProductWeeks>

/** Up to so many orders are read without being asked, once the page rests: ten pages at most. */
const MOST_UNASKED = 1000

/** The platform cannot filter orders by product: few are read at once, many on request. */
export function useProductWeeks(storeId: string, productId: string) {
  const zone = useTimeZone()
  const now = useNow()
  const isIdle = useIsIdle()
  const [isAsked, setIsAsked] = useState(false)
  const span = weeksTo(now, zone)
  const dateFrom = new Date(instantsOf(span, zone, now).start).toISOString()
  const isUnasked = isIdle && !sparesData()
  const count = useQuery({
    ...orderCountQuery(storeId, { dateFrom }),
    staleTime: Infinity,
    enabled: isUnasked,
  })
  const isCheap = isUnasked && count.data !== undefined && count.data <= MOST_UNASKED
  const read = useLedgerRead(storeId, zone, span, isCheap || isAsked)
  const { data: ledger, error } = read.query
  const endless = useEndless(storeId)
  const queryClient = useQueryClient()
  const soFar = read.reached?.read ?? 0
  const sold = useMemo(() => {
    const { orders = [] } = ledger ?? read.reached ?? {}
    const isComplete = ledger?.isComplete === true
    const weeks = productWeeks({ orders, isComplete }, productId, span, zone)
    // Before all are read, what has sold so far is the least; nothing tells nothing.
    if (!ledger && weeks.pieces === 0) return undefined
    return {
      ...weeks,
      byVariant: variantSales({ orders, isComplete }, productId, span, zone),
      /** By the variants' ids in small letters, once all is read; unless a stock means nothing. */
      lastingOf: (variants: Product['variants']) =>
        ledger
          ? lastingOf([{ id: productId, variants }], orders, now, zone).filter(
              ({ key, stock }) => stock > 0 && !endless.includes(key),
            )
          : [],
      /** More may have been sold, so that a stock ends sooner. */
      isPaceLeast: !isComplete || untoldInPace(orders, now, zone).length > 0,
    }
    // oxlint-disable-next-line react/exhaustive-deps -- days change once a day, a running list grows
  }, [ledger, soFar, productId, zone, span.to.day, endless])
  // Whichever page read the orders, and for whichever days.
  const tellsPercentages = useMemo(
    () => arePercentages([...ordersHeld(queryClient, storeId), ...(read.reached?.orders ?? [])]),
    // oxlint-disable-next-line react/exhaustive-deps -- a running list grows
    [ledger, soFar, queryClient, storeId],
  )
  /** Reading does not start by itself. */
  const isOnRequest = isIdle && !isCheap && !isAsked && !count.isFetching
  return {
    sold,
    arePercentages: tellsPercentages,
    /** It is read, or will be at once. */
    isAwaited: !error && !isOnRequest && !(isIdle && read.isStopped),
    /** Undefined until all are read. */
    notes: ledger && sentences(ledgerWords(ledger, zone)),
    error,
    read,
    /** So many orders wait to be asked for; undefined if the platform does not tell. */
    count: count.data,
    isOnRequest,
    ask: () => setIsAsked(true),
  }
}
