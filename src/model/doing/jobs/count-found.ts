import { isAlike, isSoldTwice } from '#model/records/orders/sold-twice.ts'
import { isPartial, type undeliveredAmong, undeliveredPlace } from './order-checks.ts'
import type { Search } from './searches.ts'

type Undelivered = ReturnType<typeof undeliveredAmong>

/** How much a search found, wherever it is told; `isMore` until all have been looked at. */
export function countFound(search: Search, undelivered: Undelivered) {
  const { question, found, foundLogs } = search
  if (undelivered && question.place === undeliveredPlace(question.storeId)) {
    return { found: undelivered.missing.length, isMore: undelivered.isLeast }
  }
  if (!question.compares) return { found: found.length + foundLogs.length, isMore: false }
  const same = question.compares.same()
  return {
    found: same.filter(isSoldTwice).length,
    isMore: isPartial(search) || same.some(isAlike),
  }
}
