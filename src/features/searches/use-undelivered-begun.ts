import { useRef } from 'react'
import { presentTime } from '#base/time/now.ts'
import { undeliveredPlace } from '#model/doing/jobs/order-checks.ts'
import { runSearch } from '#model/doing/jobs/searches.ts'
import {
  daysOf,
  readOnUndelivered,
  startUndelivered,
} from '#model/doing/jobs/undelivered-search.ts'
import { searchAt, useRestoredSearches } from '#model/hooks/use-search-at.ts'
import { startOfLate } from '#model/records/orders/search-periods.ts'

export const wantedOf = (storeId: string, days: string) => ({
  storeId,
  days,
  dateFrom: startOfLate(days, presentTime()),
})

/** Checks paid orders by itself, or goes on where a check ended; true once earlier ones are back. */
export function useUndeliveredBegun(
  storeId: string,
  days: string,
  onDays: (days: string) => void,
): boolean {
  const before = searchAt(undeliveredPlace(storeId))
  const hasBegun = useRef(before !== undefined && before.asOf === undefined)
  function begin() {
    if (hasBegun.current) return
    hasBegun.current = true
    const known = searchAt(undeliveredPlace(storeId))
    const within = (known && daysOf(known)) ?? days
    onDays(within)
    if (known?.phase === 'paused') void runSearch(known.id)
    else if (known) readOnUndelivered(known, wantedOf(storeId, within))
    else startUndelivered(wantedOf(storeId, within))
  }
  return useRestoredSearches(begin)
}
